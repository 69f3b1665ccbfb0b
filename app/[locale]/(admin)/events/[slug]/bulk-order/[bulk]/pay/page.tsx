import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { BackLink } from '@/components/admin/list/back-link';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { PayBulkOrder } from '@/components/bulk-orders/admin/pay-bulk-order';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { objectId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readBulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-orders';
import { requirePermission } from '../../../../../actor';
import { pageCall } from '../../../../../page-call';
import { findEvent } from '../../../../find-event';

interface PayBulkOrderPageProps {
  params: Promise<{ locale: string; slug: string; bulk: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PayBulkOrderPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'bulkOrder' });
  return { title: t('pay.title') };
}

/** Pays a Bulk order by card (S2.2-79). It is a document of its own: the provider's script runs here. D36-8. */
export default async function PayBulkOrderPage({ params, searchParams }: PayBulkOrderPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('bulk_orders.write');
  const { slug, bulk: id } = await params;
  const event = await findEvent(visit, slug);
  if (event.event_type.type !== 'Bulk' || !objectId.safeParse(id).success) notFound();
  const place = { tenant: event.tenant_id, slug: event.slug };
  const [order, messages, t, query] = await Promise.all([
    pageCall(readBulkOrder, { params: { ...place, order: id }, token: visit.token }),
    pickMessages(['bulkOrder', 'topUp', 'cards', 'forms', 'errors']),
    getTranslations('bulkOrder'),
    searchParams,
  ]);
  const href = `/events/${event.slug}/bulk-order/${order.id}`;
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path={href} label={t('detail.title', { ref: order.ref })} />
        <PageHeader title={t('pay.title')} detail={t('detail.title', { ref: order.ref })} />
        <div className="mt-6 max-w-xl rounded-card border border-line bg-surface p-4 sm:p-5">
          {order.card === null ? (
            <Alert
              title={t('payment.credit')}
              actions={<LinkButton href={href}>{t('pay.view')}</LinkButton>}
            />
          ) : (
            <PayBulkOrder place={place} order={order.id} returned={query['paid'] !== undefined} />
          )}
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
