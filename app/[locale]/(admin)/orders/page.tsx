import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { LinkButton } from '@/components/ui/link-button';
import { mayDoWithOrders } from '@/components/orders/admin/bulk/may-do';
import { OrdersScreen } from '@/components/orders/admin/orders-screen';
import { listAllEvents, listEvents } from '@/lib/modules/events/contract/list-events';
import { exportParams } from '@/lib/modules/lists/contract/list-export';
import { listAllOrders, listOrders } from '@/lib/modules/orders/contract/list-orders';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { now } from '@/lib/kernel/clock';
import { requirePermission, type Visit } from '../actor';
import { pageCall } from '../page-call';
import { readClients } from '../read-clients';

interface OrdersPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

interface OrdersProps {
  visit: Visit;
  list: ListState;
  known: string | undefined;
}

const STORES = { limit: 100 };

export async function generateMetadata({ params }: OrdersPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'ordersPage' });
  return { title: t('title') };
}

async function ClientOrders({ visit, list, known, tenant }: OrdersProps & { tenant: string }) {
  const { token } = visit;
  const [first, { events }] = await Promise.all([
    loadPage(list, pageCall(listOrders, { params: { tenant }, query: list.query, token })),
    pageCall(listEvents, { params: { tenant }, query: STORES, token }),
  ]);
  const stores = events.map(({ slug, name }) => ({ id: slug, name }));
  const renderedAt = now().toISOString();
  return (
    <OrdersScreen
      tenant={tenant}
      tenants={null}
      list={list}
      first={first}
      stores={stores}
      renderedAt={renderedAt}
      may={mayDoWithOrders(visit.actor)}
      known={known}
    />
  );
}

async function StaffOrders({ visit, list, known }: OrdersProps) {
  const { token } = visit;
  const narrowed = list.query['tenant'];
  const [first, { events }, tenants] = await Promise.all([
    loadPage(list, pageCall(listAllOrders, { query: list.query, token })),
    pageCall(listAllEvents, { query: STORES, token }),
    readClients(token, narrowed ?? null),
  ]);
  const stores = events
    .filter(({ tenant_id }) => !narrowed || tenant_id === narrowed)
    .map(({ slug, name }) => ({ id: slug, name }));
  const renderedAt = now().toISOString();
  return (
    <OrdersScreen
      tenant={null}
      tenants={tenants}
      list={list}
      first={first}
      stores={stores}
      renderedAt={renderedAt}
      may={mayDoWithOrders(visit.actor)}
      known={known}
    />
  );
}

/** The order list: a client's own; for staff those of all tenants or the selected one (D2-5). */
export default async function OrdersPage({ params, searchParams }: OrdersPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('orders.read');
  const asked = await searchParams;
  const known = exportParams.shape.export.safeParse(asked['export']).data;
  const list = readList(listAllOrders.query, {
    path: '/orders',
    params: asked,
    without: visit.isStaff ? [] : ['tenant', 'late'],
  });
  const [t, cases, drafts, messages] = await Promise.all([
    getTranslations('ordersPage'),
    getTranslations('casesPage'),
    getTranslations('draftOrders'),
    pickMessages([...LIST_MESSAGES, 'ordersPage', 'orders', 'shipping']),
  ]);
  const tenant = visit.isStaff ? null : visit.user.tenant_id;
  return (
    <ListPage
      title={t('title')}
      detail={t('lead')}
      actions={
        <>
          <LinkButton href="/orders/drafts" variant="secondary">
            {drafts('title')}
          </LinkButton>
          <LinkButton href="/orders/cases" variant="secondary">
            {cases('link')}
          </LinkButton>
        </>
      }
      messages={messages}
    >
      {tenant === null ? (
        <StaffOrders visit={visit} list={list} known={known} />
      ) : (
        <ClientOrders visit={visit} list={list} known={known} tenant={tenant} />
      )}
    </ListPage>
  );
}
