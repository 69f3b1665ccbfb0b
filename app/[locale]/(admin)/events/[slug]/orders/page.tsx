import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListSkeleton } from '@/components/admin/list/list-skeleton';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { mayDoWithOrders } from '@/components/orders/admin/bulk/may-do';
import { OrdersScreen } from '@/components/orders/admin/orders-screen';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { now } from '@/lib/kernel/clock';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { listAllOrders, listOrders } from '@/lib/modules/orders/contract/list-orders';
import { requirePermission, type Visit } from '../../../actor';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';

interface EventOrdersPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

interface OrdersProps {
  visit: Visit;
  event: EventSummary;
  list: ListState;
}

export async function generateMetadata({ params }: EventOrdersPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'ordersPage' });
  return { title: t('title') };
}

async function Orders({ visit, event, list }: OrdersProps) {
  const { actor, token, isStaff } = visit;
  const tenant = event.tenant_id;
  const first = await loadPage(
    list,
    isStaff
      ? pageCall(listAllOrders, { query: list.query, token })
      : pageCall(listOrders, { params: { tenant }, query: list.query, token }),
  );
  return (
    <OrdersScreen
      tenant={isStaff ? null : tenant}
      tenants={isStaff ? [{ id: tenant, name: event.tenant_name }] : null}
      list={list}
      first={first}
      stores={null}
      renderedAt={now().toISOString()}
      may={mayDoWithOrders(actor)}
    />
  );
}

/** The order list of one event (S2.2-17): the path says which, the URL the other filters. */
export default async function EventOrdersPage({ params, searchParams }: EventOrdersPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('orders.read');
  const { slug } = await params;
  const event = await findEvent(visit, slug);
  const fixed = { event: event.slug, ...(visit.isStaff ? { tenant: event.tenant_id } : {}) };
  const list = readList(listAllOrders.query, {
    path: `/events/${event.slug}/orders`,
    params: await searchParams,
    without: ['tenant'],
    fixed,
  });
  const messages = await pickMessages([...LIST_MESSAGES, 'ordersPage', 'orders', 'shipping']);
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="orders" />
      <NextIntlClientProvider messages={messages}>
        <Suspense fallback={<ListSkeleton />}>
          <Orders visit={visit} event={event} list={list} />
        </Suspense>
      </NextIntlClientProvider>
    </PageBody>
  );
}
