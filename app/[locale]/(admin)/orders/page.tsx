import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { ordersHref, type OrderQuery } from '@/components/orders/admin/order-query';
import { OrdersScreen } from '@/components/orders/admin/orders-screen';
import { OrdersSkeleton } from '@/components/orders/admin/orders-skeleton';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { ApiError } from '@/lib/client/api-error';
import { listAllEvents, listEvents } from '@/lib/modules/events/contract/list-events';
import { listAllOrders, listOrders } from '@/lib/modules/orders/contract/list-orders';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { now } from '@/lib/kernel/clock';
import { requirePermission, type Visit } from '../actor';
import { pageCall } from '../page-call';
import { readClients } from '../read-clients';
import { readOrderQuery, type SearchParams } from './read-query';

interface OrdersPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

interface OrdersProps {
  visit: Visit;
  query: OrderQuery;
}

const STORES = { limit: 100 };

export async function generateMetadata({ params }: OrdersPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'ordersPage' });
  return { title: t('title') };
}

/** A cursor of another sort order is refused (422): redirect to the first page. */
function restart(query: OrderQuery) {
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status === 422 && query.cursor) redirect(ordersHref(query));
    throw error;
  };
}

async function ClientOrders({ visit, query, tenant }: OrdersProps & { tenant: string }) {
  const { token } = visit;
  const [first, { events }] = await Promise.all([
    pageCall(listOrders, { params: { tenant }, query: { ...query }, token }).catch(restart(query)),
    pageCall(listEvents, { params: { tenant }, query: STORES, token }),
  ]);
  const stores = events.map(({ slug, name }) => ({ id: slug, name }));
  const renderedAt = now().toISOString();
  return (
    <OrdersScreen
      tenant={tenant}
      tenants={null}
      query={query}
      first={first}
      stores={stores}
      renderedAt={renderedAt}
    />
  );
}

async function StaffOrders({ visit, query }: OrdersProps) {
  const { token } = visit;
  const [first, { events }, tenants] = await Promise.all([
    pageCall(listAllOrders, { query: { ...query }, token }).catch(restart(query)),
    pageCall(listAllEvents, { query: STORES, token }),
    readClients(token, query.tenant ?? null),
  ]);
  const stores = events
    .filter(({ tenant_id }) => !query.tenant || tenant_id === query.tenant)
    .map(({ slug, name }) => ({ id: slug, name }));
  const renderedAt = now().toISOString();
  return (
    <OrdersScreen
      tenant={null}
      tenants={tenants}
      query={query}
      first={first}
      stores={stores}
      renderedAt={renderedAt}
    />
  );
}

/** The order list: a client's own; for staff those of all tenants or the selected one (D2-5). */
export default async function OrdersPage({ params, searchParams }: OrdersPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('orders.read');
  const query = readOrderQuery(await searchParams, visit.isStaff);
  const [t, messages] = await Promise.all([
    getTranslations('ordersPage'),
    pickMessages(['admin', 'ordersPage', 'orders', 'errors', 'forms']),
  ]);
  const tenant = visit.isStaff ? null : visit.user.tenant_id;
  return (
    <PageBody>
      <PageHeader title={t('title')} detail={t('lead')} />
      <NextIntlClientProvider messages={messages}>
        <Suspense fallback={<OrdersSkeleton />}>
          {tenant === null ? (
            <StaffOrders visit={visit} query={query} />
          ) : (
            <ClientOrders visit={visit} query={query} tenant={tenant} />
          )}
        </Suspense>
      </NextIntlClientProvider>
    </PageBody>
  );
}
