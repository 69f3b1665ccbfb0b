import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { TenantSelect } from '@/components/admin/tenant-select';
import { draftHref } from '@/components/draft-orders/admin/draft-href';
import { DraftsScreen } from '@/components/draft-orders/admin/drafts-screen';
import { LinkButton } from '@/components/ui/link-button';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listDrafts } from '@/lib/modules/draft-orders/contract/drafts';
import { can } from '@/lib/permissions/permissions';
import { requirePermission, type Visit } from '../../actor';
import { pageCall } from '../../page-call';
import { readOwner } from '../../read-owner';
import { askedTenant } from './asked-tenant';

interface DraftsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

const PATH = '/orders/drafts';

export async function generateMetadata({ params }: DraftsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'draftOrders' });
  return { title: t('title') };
}

async function Drafts({ visit, list, tenant }: { visit: Visit; list: ListState; tenant: string }) {
  const asked = pageCall(listDrafts, { params: { tenant }, query: list.query, token: visit.token });
  return (
    <DraftsScreen tenant={tenant} isStaff={visit.isStaff} list={list} page={await loadPage(list, asked)} />
  );
}

/** Draft orders of a client; staff choose one first. S2.2-90. */
export default async function DraftsPage({ params, searchParams }: DraftsPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('orders.read');
  const query = await searchParams;
  const list = readList(listDrafts.query, { path: PATH, params: query });
  const [{ tenant, tenants }, t, messages] = await Promise.all([
    readOwner(visit, askedTenant(query)),
    getTranslations('draftOrders'),
    pickMessages([...LIST_MESSAGES, 'draftOrders', 'staff']),
  ]);
  return (
    <ListPage
      back={<BackLink path="/orders" label={t('back')} />}
      title={t('title')}
      detail={t('lead')}
      actions={
        <>
          {tenants ? <TenantSelect tenants={tenants} current={tenant} path={PATH} /> : null}
          {tenant && can(visit.actor, 'orders.write') ? (
            <LinkButton href={draftHref(tenant, visit.isStaff, '/new')}>{t('new')}</LinkButton>
          ) : null}
        </>
      }
      messages={messages}
    >
      {tenant ? <Drafts visit={visit} list={list} tenant={tenant} /> : null}
    </ListPage>
  );
}
