import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { FindOrder } from '@/components/returns/admin/replace/find-order';
import { ReplaceScreen } from '@/components/returns/admin/replace/replace-screen';
import { objectId, tenantId } from '@/lib/contract/primitives';
import { pickMessages, type MessageName } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';
import { readReplaceable } from '@/lib/modules/returns/contract/replacements';
import { requirePermission } from '../../(admin)/actor';
import { pageCall } from '../../(admin)/page-call';

type Asked = Record<string, string | string[] | undefined>;

interface ReplaceOrderPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Asked>;
}

/** So many orders are shown of those that match. */
const MOST = 10;

const NAMESPACES: readonly MessageName[] = [
  ...(['admin', 'replacePage', 'orders', 'returns', 'casesPage.ask'] as const),
  ...(['address', 'errors', 'forms', 'ui', 'product.oneSize'] as const),
];

export async function generateMetadata({ params }: ReplaceOrderPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'replacePage' });
  return { title: t('title') };
}

/** The order that the address names, with the form that replaces items of it. */
async function ChosenOrder({ asked, token }: { asked: Asked; token: string }) {
  const tenant = tenantId.safeParse(asked['tenant']).data;
  const order = objectId.safeParse(asked['order']).data;
  if (tenant === undefined || order === undefined) return <FoundOrders asked={asked} token={token} />;
  const found = await pageCall(readReplaceable, { params: { tenant, order }, token });
  return <ReplaceScreen order={found} complaint={objectId.safeParse(asked['case']).data ?? ''} />;
}

/** The search, and what it finds. */
async function FoundOrders({ asked, token }: { asked: Asked; token: string }) {
  const search = typeof asked['ref'] === 'string' ? asked['ref'].trim().slice(0, 100) : '';
  if (search === '') return <FindOrder search="" found={null} />;
  const { orders } = await pageCall(listAllOrders, { query: { search, limit: String(MOST) }, token });
  return <FindOrder search={search} found={orders} />;
}

/** Where staff make items of an order again and send them, free for the buyer (S2.2-4). */
export default async function ReplaceOrderPage({ params, searchParams }: ReplaceOrderPageProps) {
  await requireLocale(params);
  const { token } = await requirePermission('orders.replace');
  const [t, asked, messages] = await Promise.all([
    getTranslations('replacePage'),
    searchParams,
    pickMessages(NAMESPACES),
  ]);
  const back = await getTranslations('casesPage');
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path="/orders" label={back('back')} />
        <PageHeader title={t('title')} detail={t('lead')} />
        <div className="mt-6">
          <ChosenOrder asked={asked} token={token} />
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
