import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { OrderWithActs } from '@/components/order-changes/admin/order-with-acts';
import { PageBody } from '@/components/admin/page-body';
import { readOrder } from '@/lib/modules/orders/contract/read-order';
import { readRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import { casesOfOrder } from '@/lib/modules/returns/contract/cases';
import { slug, tenantId } from '@/lib/contract/primitives';
import { pickMessages, type MessageName } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { now } from '@/lib/kernel/clock';
import { requirePermission } from '../../actor';
import { pageCall } from '../../page-call';

interface OrderPageProps {
  params: Promise<{ locale: string; order: string }>;
  searchParams: Promise<{ tenant?: string | string[]; event?: string | string[] }>;
}

const NAMESPACES: readonly MessageName[] = [
  ...(['admin', 'ordersPage', 'orders', 'casesPage', 'returns', 'shipping', 'routing'] as const),
  ...(['fixArtwork', 'preflight', 'ownPicture', 'product'] as const),
  ...(['address', 'errors', 'forms', 'ui', 'eventProducts.blanks'] as const),
];

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'ordersPage.detail' });
  return { title: t('title') };
}

/** One order: a client's own or, for staff, of the tenant in the link. Otherwise 404. Opened from an event's list, it leads back there. */
export default async function OrderPage({ params, searchParams }: OrderPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('orders.read');
  const { tenant: askedTenant, event: askedEvent } = await searchParams;
  const asked = tenantId.safeParse(askedTenant);
  const tenant = visit.isStaff ? asked.data : visit.user.tenant_id;
  if (!tenant) notFound();
  const { order } = await params;
  const asking = { params: { tenant, order }, token: visit.token };
  const [first, firstCases, firstRouting, messages] = await Promise.all([
    pageCall(readOrder, asking),
    pageCall(casesOfOrder, asking),
    pageCall(readRouting, asking),
    pickMessages(NAMESPACES),
  ]);
  const event = slug.safeParse(askedEvent).data;
  return (
    <PageBody className="max-w-[76rem]">
      <NextIntlClientProvider messages={messages}>
        <OrderWithActs
          first={first}
          firstCases={firstCases}
          firstRouting={firstRouting}
          renderedAt={now().toISOString()}
          isStaff={visit.isStaff}
          listPath={event === undefined ? '/orders' : `/events/${event}/orders`}
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
