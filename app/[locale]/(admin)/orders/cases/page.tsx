import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { CasesScreen } from '@/components/returns/admin/cases-screen';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listAllCases, listCases } from '@/lib/modules/returns/contract/cases';
import { requirePermission, type Visit } from '../../actor';
import { pageCall } from '../../page-call';
import { readClients } from '../../read-clients';

interface CasesPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: CasesPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'casesPage' });
  return { title: t('title') };
}

async function Cases({ visit, list }: { visit: Visit; list: ListState }) {
  const { token } = visit;
  const tenant = visit.isStaff ? null : visit.user.tenant_id;
  if (tenant !== null) {
    const page = await loadPage(list, pageCall(listCases, { params: { tenant }, query: list.query, token }));
    return <CasesScreen list={list} page={page} tenants={null} />;
  }
  const [page, tenants] = await Promise.all([
    loadPage(list, pageCall(listAllCases, { query: list.query, token })),
    readClients(token, list.query['tenant'] ?? null),
  ]);
  return <CasesScreen list={list} page={page} tenants={tenants} />;
}

/** Withdrawals and complaints: a client's own; for staff those of all tenants or the selected one. D53-8. */
export default async function CasesPage({ params, searchParams }: CasesPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('orders.read');
  const list = readList(listAllCases.query, {
    path: '/orders/cases',
    params: await searchParams,
    without: visit.isStaff ? [] : ['tenant'],
  });
  const [t, messages] = await Promise.all([
    getTranslations('casesPage'),
    pickMessages([...LIST_MESSAGES, 'casesPage', 'returns']),
  ]);
  return (
    <ListPage
      title={t('title')}
      detail={t('lead')}
      actions={<BackLink path="/orders" label={t('back')} />}
      messages={messages}
    >
      <Cases visit={visit} list={list} />
    </ListPage>
  );
}
