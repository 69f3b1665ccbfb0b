import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { LinkButton } from '@/components/ui/link-button';
import { ClientsList } from '@/components/tenants/staff/clients-list';
import { listClients } from '@/lib/modules/tenants/contract/list-clients';
import { can } from '@/lib/permissions/permissions';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission, type Visit } from '../../(admin)/actor';
import { pageCall } from '../../(admin)/page-call';

interface ClientsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: ClientsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'clients' });
  return { title: t('title') };
}

async function Clients({ visit, list }: { visit: Visit; list: ListState }) {
  const { token, actor } = visit;
  return (
    <ClientsList
      list={list}
      page={await loadPage(list, pageCall(listClients, { query: list.query, token }))}
      mayVerify={can(actor, 'clients.verify')}
      mayInvite={can(actor, 'clients.write')}
      mayOpen={can(actor, 'clients.open')}
      maySeeBilling={can(actor, 'billing.read')}
      mayChangeCredit={can(actor, 'ledger.write')}
    />
  );
}

/** The client list, for staff (S2.2-6, D2, D3). */
export default async function ClientsPage({ params, searchParams }: ClientsPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('clients.read');
  const list = readList(listClients.query, { path: '/clients', params: await searchParams });
  const [t, messages] = await Promise.all([
    getTranslations('clients'),
    pickMessages([...LIST_MESSAGES, 'clients', 'adminKit']),
  ]);
  const revenue = await getTranslations('clientRevenue');
  const actions = (
    <>
      {can(visit.actor, 'revenue.read') ? (
        <LinkButton href="/client-revenue" variant="secondary" prefetch={false}>
          {revenue('title')}
        </LinkButton>
      ) : null}
      {can(visit.actor, 'clients.write') ? (
        <LinkButton href="/clients/create">{t('create.open')}</LinkButton>
      ) : null}
    </>
  );
  return (
    <ListPage title={t('title')} detail={t('lead')} actions={actions} messages={messages}>
      <Clients visit={visit} list={list} />
    </ListPage>
  );
}
