import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { SetRates } from '@/components/ledger/staff/rates-dialog';
import { CloseAct } from '@/components/tenants/staff/closing/close-act';
import { ClosedAlert } from '@/components/tenants/staff/closing/closed-alert';
import { CreditPanel } from '@/components/tenants/staff/client/credit-panel';
import { FactsPanel } from '@/components/tenants/staff/client/facts-panel';
import { LockAct } from '@/components/tenants/staff/client/lock-act';
import { LockAlert } from '@/components/tenants/staff/client/lock-alert';
import { NotesPanel } from '@/components/tenants/staff/client/notes-panel';
import { OrdersPanel } from '@/components/tenants/staff/client/orders-panel';
import { PeoplePanel } from '@/components/tenants/staff/client/people-panel';
import { StoresPanel } from '@/components/tenants/staff/client/stores-panel';
import { InviteAdminButton } from '@/components/tenants/staff/invite-admin-button';
import { OpenClientAct } from '@/components/tenants/staff/opening/open-client-act';
import { VerifyButton } from '@/components/tenants/staff/verify-button';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readClient, type ClientDetail } from '@/lib/modules/tenants/contract/read-client';
import { can } from '@/lib/permissions/permissions';
import type { Actor } from '@/lib/permissions/roles';
import { requirePermission } from '../../../(admin)/actor';
import { pageCall } from '../../../(admin)/page-call';

interface ClientPageProps {
  params: Promise<{ locale: string; tenant: string }>;
}

export async function generateMetadata({ params }: ClientPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'clients' });
  return { title: t('title') };
}

function Acts({ client, actor }: { client: ClientDetail; actor: Actor }) {
  const { id, name, status, admin, lock, closing } = client;
  const mayWrite = can(actor, 'clients.write');
  // The server refuses to verify before the e-mail address is confirmed; the facts say so.
  const ready = status === 'waiting' && admin?.email_verified === true;
  const closeAct = can(actor, 'clients.close') ? (
    <CloseAct id={id} name={name} closed={closing !== null} />
  ) : null;
  // Nobody acts for a closed client, and nothing of it can be unlocked or verified before it is open again.
  if (closing) return closeAct;
  return (
    <>
      {can(actor, 'clients.open') ? <OpenClientAct id={id} name={name} /> : null}
      {mayWrite && admin === null ? <InviteAdminButton id={id} name={name} /> : null}
      {ready && can(actor, 'clients.verify') ? <VerifyButton id={id} name={name} /> : null}
      {mayWrite ? <LockAct id={id} name={name} locked={lock !== null} /> : null}
      {closeAct}
    </>
  );
}

function Credit({ client, actor }: { client: ClientDetail; actor: Actor }) {
  const { id, name, credit } = client;
  if (!credit) return null;
  const mayWrite = can(actor, 'ledger.write');
  const { rates } = credit;
  const setRates = mayWrite && rates ? <SetRates tenant={id} company={name} rates={rates} /> : null;
  return <CreditPanel client={client} credit={credit} mayWrite={mayWrite} setRates={setRates} />;
}

/** One client for staff: how it stands, its people, stores, orders, credit and notes, its lock and its closing (S2.2-194, D43-8, S2.2-198). */
export default async function ClientPage({ params }: ClientPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('clients.read');
  const { tenant } = await params;
  const [client, t, messages] = await Promise.all([
    pageCall(readClient, { params: { tenant }, token }),
    getTranslations('clients'),
    pickMessages([
      ...(['clients', 'company', 'credit', 'people', 'roles', 'orders', 'ordersPage.filters'] as const),
      ...([
        'events',
        'admin.eventStatus',
        'admin.opening',
        'adminKit',
        'lists',
        'ui',
        'forms',
        'errors',
      ] as const),
    ]),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path="/clients" label={t('title')} />
        <PageHeader
          title={<span className="wrap-anywhere">{client.name}</span>}
          detail={client.id}
          actions={<Acts client={client} actor={actor} />}
        />
        <ClosedAlert closing={client.closing} />
        <LockAlert lock={client.lock} />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
          <FactsPanel client={client} />
          <PeoplePanel client={client} />
          <StoresPanel client={client} />
          <OrdersPanel client={client} />
          <Credit client={client} actor={actor} />
          <NotesPanel tenant={client.id} notes={client.notes} mayWrite={can(actor, 'clients.write')} />
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
