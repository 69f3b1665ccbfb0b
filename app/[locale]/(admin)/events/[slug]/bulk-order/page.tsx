import { PackagePlus } from 'lucide-react';
import type { Metadata } from 'next';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { BulkOrdersTable } from '@/components/bulk-orders/admin/bulk-orders-table';
import { NewBulkOrder } from '@/components/bulk-orders/admin/new-bulk-order';
import { EventHeading } from '@/components/events/admin/event-heading';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { Alert } from '@/components/ui/alert';
import { buttonClasses } from '@/components/ui/button-classes';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import { objectId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import {
  listBulkOrders,
  readBulkOrder,
  type BulkOrdersPage,
} from '@/lib/modules/bulk-orders/contract/bulk-orders';
import { readBulkGround, type BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import type { Locale } from '@/lib/kernel/locales';
import { can } from '@/lib/permissions/permissions';
import { requirePermission, type Visit } from '../../../actor';
import { pageCall } from '../../../page-call';
import { findEvent } from '../../find-event';

interface BulkOrderPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: BulkOrderPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'bulkOrder' });
  return { title: t('title') };
}

const FORM_MESSAGES = ['bulkOrder', 'address', 'shipping', 'errors', 'forms', 'savedEditor', 'ui'] as const;

/** The Bulk orders of an event, and the form of another (S2.2-77); `?new=` opens it, `?again=` with an earlier order. */
export default async function BulkOrderPage({ params, searchParams }: BulkOrderPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('bulk_orders.read');
  const { slug } = await params;
  const asked = await searchParams;
  const event = await findEvent(visit, slug);
  if (event.event_type.type !== 'Bulk') notFound();
  const list = readList(listBulkOrders.query, { path: `/events/${event.slug}/bulk-order`, params: asked });
  const place = { tenant: event.tenant_id, slug: event.slug };
  const { token } = visit;
  const [page, ground, messages, t] = await Promise.all([
    loadPage(list, pageCall(listBulkOrders, { params: place, query: list.query, token })),
    pageCall(readBulkGround, { params: place, token }),
    pickMessages([...LIST_MESSAGES, ...FORM_MESSAGES]),
    getTranslations({ locale, namespace: 'bulkOrder' }),
  ]);
  const mayOrder = (visit.isStaff || !event.locked) && can(visit.actor, 'bulk_orders.write');
  const isFirst = page !== null && page.total === 0;
  const { data: again } = objectId.safeParse(asked['again']);
  const ordering = mayOrder && ground.closed === null && (isFirst || again || asked['new'] !== undefined);
  return (
    <PageBody>
      <EventHeading event={event} />
      <EventTabs event={event} current="bulk-order" />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <p className="mt-5 text-muted">{t(ordering ? 'lead' : 'listLead')}</p>
      <Closed slug={event.slug} ground={ground} />
      <NextIntlClientProvider messages={messages}>
        {ordering ? (
          <Ordering visit={visit} event={event} ground={ground} locale={locale} again={again ?? null} />
        ) : (
          <OrdersList
            slug={event.slug}
            list={list}
            page={page}
            mayOrder={mayOrder && ground.closed === null}
          />
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}

interface OrderingProps {
  visit: Visit;
  event: EventSummary;
  ground: BulkGround;
  locale: Locale;
  again: string | null;
}

async function Ordering({ visit, event, ground, locale, again }: OrderingProps) {
  const place = { tenant: event.tenant_id, slug: event.slug };
  const earlier = again
    ? await pageCall(readBulkOrder, { params: { ...place, order: again }, token: visit.token })
    : null;
  const countries = ground.locked_countries.length > 0 ? ground.locked_countries : ground.countries;
  const { region, states } = ground;
  return (
    <NewBulkOrder
      place={place}
      ground={ground}
      choices={deliveryChoices({ region, countries, states }, locale)}
      again={
        earlier && { method: earlier.shipping_method, parts: earlier.parts, isSample: earlier.is_sample }
      }
      mayRemind={can(visit.actor, 'orders.resend_mail')}
    />
  );
}

/** Why nothing can be ordered now. */
function Closed({ slug, ground: { closed } }: { slug: string; ground: BulkGround }) {
  const t = useTranslations('bulkOrder.closed');
  if (closed === null) return null;
  return (
    <Alert tone="info" className="mt-5" title={closed === 'not_active' ? t('not_active') : t('not_verified')}>
      {closed === 'not_active' ? (
        <Link
          href={`/events/${slug}/overview`}
          prefetch={false}
          className="text-accent underline underline-offset-2"
        >
          {t('open')}
        </Link>
      ) : null}
    </Alert>
  );
}

interface OrdersListProps {
  slug: string;
  list: ListState;
  /** Null if it could not be loaded. */
  page: BulkOrdersPage | null;
  mayOrder: boolean;
}

/** The Bulk orders of the event, the newest first. */
function OrdersList({ slug, list, page, mayOrder }: OrdersListProps) {
  const t = useTranslations('bulkOrder');
  const orders = page?.bulk_orders ?? [];
  const nothing = { title: t('list.empty'), text: t('list.emptyText') };
  const count = t('list.count', { count: page?.total ?? 0 });
  return (
    <ListView
      list={list}
      failed={page === null}
      rows={orders.length > 0 ? <BulkOrdersTable slug={slug} orders={orders} /> : null}
      nothing={{ icon: <PackagePlus aria-hidden="true" />, ...nothing, noMatch: nothing }}
      foot={{ label: t('list.pages'), count, next: page?.next_cursor ?? null }}
    >
      {mayOrder ? (
        <div>
          <Link
            href={`/events/${slug}/bulk-order?new=1`}
            prefetch={false}
            className={buttonClasses('primary', 'md')}
          >
            {t('new')}
          </Link>
        </div>
      ) : null}
    </ListView>
  );
}
