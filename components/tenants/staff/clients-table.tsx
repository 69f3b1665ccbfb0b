import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ListState } from '@/components/admin/list/list-state';
import { sortProps } from '@/components/admin/list/sort-props';
import { StatusPill } from '@/components/ui/status-pill';
import { Cell, HeaderCell, SortCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Client } from '@/lib/modules/tenants/contract/list-clients';
import { CLIENT_TONES } from './client-tones';
import { Admin, Day } from './client-cells';
import { InviteAdminButton } from './invite-admin-button';
import { OpenClientAct } from './opening/open-client-act';
import { BillingLink, CreditLink } from './money-links';
import { VerifyButton } from './verify-button';

interface ClientsTableProps {
  clients: readonly Client[];
  list: ListState;
  /** Whether this member of staff may verify clients. */
  mayVerify: boolean;
  /** Whether this member of staff may invite a client's first administrator. */
  mayInvite: boolean;
  /** Whether this member of staff may open a client, to act for it (D43). */
  mayOpen: boolean;
  /** Whether this member of staff may see how a client is paid (D3). */
  maySeeBilling: boolean;
  /** Whether this member of staff may change a client's credit. */
  mayChangeCredit: boolean;
}

/** Table of clients with contact person, status and the next action. */
export function ClientsTable({ clients, list, ...may }: ClientsTableProps) {
  const t = useTranslations('clients');
  return (
    <Table caption={t('title')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('company')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('statusLabel')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('admin')}</HeaderCell>
        <HeaderCell className="max-xl:hidden">{t('region')}</HeaderCell>
        <HeaderCell align="end" className="max-lg:hidden">
          {t('stores')}
        </HeaderCell>
        <SortCell {...sortProps(list, 'created_at')} className="max-lg:hidden">
          {t('since')}
        </SortCell>
        {may.mayVerify ? (
          <HeaderCell>
            <span className="sr-only">{t('action')}</span>
          </HeaderCell>
        ) : null}
      </TableHead>
      <TableBody>
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} {...may} />
        ))}
      </TableBody>
    </Table>
  );
}

interface ClientRowProps extends Pick<
  ClientsTableProps,
  'mayVerify' | 'mayInvite' | 'mayOpen' | 'maySeeBilling' | 'mayChangeCredit'
> {
  client: Client;
}

function ClientRow({ client, ...may }: ClientRowProps) {
  const t = useTranslations('clients');
  // The server refuses to verify before the e-mail address is confirmed; the row says so.
  const ready = client.status === 'waiting' && client.admin?.email_verified === true;
  return (
    <tr className="[&>td]:align-top">
      <Cell>
        <Link
          href={`/clients/${encodeURIComponent(client.id)}`}
          prefetch={false}
          className="block max-w-[24rem] py-0.5 font-semibold break-words text-accent underline underline-offset-2 hover:text-accent-dark"
        >
          {client.name}
        </Link>
        <span className="block text-[0.9375rem] break-all text-muted">{client.id}</span>
        <span className="flex flex-wrap gap-x-4">
          {may.maySeeBilling ? <BillingLink client={client} /> : null}
          {may.mayChangeCredit ? <CreditLink client={client} /> : null}
          {may.mayInvite && client.admin === null ? (
            <InviteAdminButton id={client.id} name={client.name} />
          ) : null}
        </span>
        {may.mayOpen && client.status !== 'closed' ? (
          <span className="mt-1.5 block">
            <OpenClientAct id={client.id} name={client.name} small />
          </span>
        ) : null}
        <span className="block lg:hidden">
          <StoresLink client={client} named />
        </span>
        <span className="mt-1.5 block md:hidden">
          <Status status={client.status} />
        </span>
        <span className="mt-1.5 block md:hidden">
          <Admin admin={client.admin} />
        </span>
      </Cell>
      <Cell className="max-md:hidden">
        <Status status={client.status} />
      </Cell>
      <Cell className="max-md:hidden">
        <Admin admin={client.admin} />
      </Cell>
      <Cell className="max-xl:hidden">{t(`regions.${client.region}`)}</Cell>
      <Cell align="end" className="max-lg:hidden">
        <StoresLink client={client} />
      </Cell>
      <Cell className="max-lg:hidden">
        <Day at={client.created_at} />
      </Cell>
      {may.mayVerify ? (
        <Cell align="end">{ready ? <VerifyButton id={client.id} name={client.name} /> : null}</Cell>
      ) : null}
    </tr>
  );
}

/** The number of stores, linked to them. `named` adds the word on phones, where there is no column heading. */
function StoresLink({ client, named = false }: { client: Client; named?: boolean }) {
  const t = useTranslations('clients');
  const { id, name, stores } = client;
  if (stores === 0) return named ? null : stores;
  return (
    <Link
      href={`/events?${new URLSearchParams({ tenant: id })}`}
      prefetch={false}
      aria-label={t('storesOf', { name, count: stores })}
      className={clsx(
        'inline-flex min-w-6 items-center justify-end font-semibold text-accent underline underline-offset-2 hover:text-accent-dark',
        named ? 'min-h-8 text-[0.9375rem]' : 'min-h-6',
      )}
    >
      {named ? t('storeCount', { count: stores }) : stores}
    </Link>
  );
}

function Status({ status }: { status: Client['status'] }) {
  const t = useTranslations('clients.status');
  return <StatusPill tone={CLIENT_TONES[status]}>{t(status)}</StatusPill>;
}
