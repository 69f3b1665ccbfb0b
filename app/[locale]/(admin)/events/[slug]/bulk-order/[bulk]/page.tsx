import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { BulkOrderActs } from '@/components/bulk-orders/admin/bulk-order-acts';
import { BulkOrderView } from '@/components/bulk-orders/admin/bulk-order-detail';
import { BulkStatePill } from '@/components/bulk-orders/admin/bulk-state-pill';
import { EventTabs } from '@/components/events/admin/event-tabs';
import { LockNotice } from '@/components/events/admin/lock-notice';
import { orderHref } from '@/components/orders/admin/order-href';
import { Badge } from '@/components/ui/badge';
import { buttonClasses } from '@/components/ui/button-classes';
import { objectId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readBulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-orders';
import { isBegun } from '@/lib/modules/bulk-orders/rules/bulk-state';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../actor';
import { pageCall } from '../../../../page-call';
import { findEvent } from '../../../find-event';

interface BulkOrderDetailPageProps {
  params: Promise<{ locale: string; slug: string; bulk: string }>;
}

export async function generateMetadata({ params }: BulkOrderDetailPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'bulkOrder' });
  return { title: t('title') };
}

/** One Bulk order with its addresses and parcels (S2.2-78). */
export default async function BulkOrderDetailPage({ params }: BulkOrderDetailPageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('bulk_orders.read');
  const { slug, bulk: id } = await params;
  const event = await findEvent(visit, slug);
  if (event.event_type.type !== 'Bulk' || !objectId.safeParse(id).success) notFound();
  const place = { tenant: event.tenant_id, slug: event.slug };
  const [order, messages, t] = await Promise.all([
    pageCall(readBulkOrder, { params: { ...place, order: id }, token: visit.token }),
    pickMessages(['bulkOrder', 'errors', 'forms', 'ui']),
    getTranslations({ locale, namespace: 'bulkOrder' }),
  ]);
  const isOpen = visit.isStaff || !event.locked;
  const mayOrder = isOpen && can(visit.actor, 'bulk_orders.write');
  return (
    <PageBody>
      <PageHeader
        title={t('detail.title', { ref: order.ref })}
        detail={
          <span className="flex flex-wrap items-center gap-3">
            {event.name}
            <BulkStatePill state={order.state} />
            {order.is_sample ? <Badge>{t('list.sample')}</Badge> : null}
          </span>
        }
        actions={
          <NextIntlClientProvider messages={messages}>
            <BulkOrderActs
              place={place}
              order={order}
              mayCancel={mayOrder && order.can_cancel}
              isBegun={isBegun(order.state)}
              payment={
                order.card === null ? 'credit' : order.state === 'awaiting_payment' ? 'unpaid' : 'card'
              }
              mayRelease={isOpen && can(visit.actor, 'billing.update') && order.can_release}
            />
            {mayOrder ? (
              <Link
                href={`/events/${event.slug}/bulk-order?again=${order.id}`}
                prefetch={false}
                className={buttonClasses('secondary', 'md')}
              >
                {t(order.is_sample ? 'sample.whole' : 'again')}
              </Link>
            ) : null}
          </NextIntlClientProvider>
        }
      />
      <EventTabs event={event} current="bulk-order" />
      <LockNotice of={event} isStaff={visit.isStaff} />
      <BulkOrderView
        order={order}
        payHref={`/events/${event.slug}/bulk-order/${order.id}/pay`}
        mayPay={mayOrder}
        orderHref={(orderId) => orderHref({ id: orderId, tenant_id: event.tenant_id }, visit.isStaff)}
      />
    </PageBody>
  );
}
