import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { TenantSelect } from '@/components/admin/tenant-select';
import { ShopProducts } from '@/components/shop-products/admin/shop-products';
import { ThemeCode } from '@/components/shop-products/admin/theme-code';
import { Alert } from '@/components/ui/alert';
import { tenantId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listShopProducts } from '@/lib/modules/shop-products/contract/shop-products';
import { can } from '@/lib/permissions/permissions';
import { requirePermission, type Visit } from '../../../actor';
import { pageCall } from '../../../page-call';
import { readOwner } from '../../../read-owner';

interface ShopProductsPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

const SHOP = '/settings/shopify';
const PATH = '/settings/shopify/products';

export async function generateMetadata({ params }: ShopProductsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'shopProducts' });
  return { title: t('title') };
}

/** A client's products in its online shop. S2.2-259. */
export default async function ShopProductsPage({ params, searchParams }: ShopProductsPageProps) {
  await requireLocale(params);
  const [visit, query] = [await requirePermission('shop_platform.read'), await searchParams];
  const asked = tenantId.safeParse(query['tenant']);
  const [{ tenant, tenants }, t, messages] = await Promise.all([
    readOwner(visit, asked.success ? asked.data : null),
    getTranslations('shopProducts'),
    pickMessages([...LIST_MESSAGES, 'shopProducts', 'adminKit', 'ui', 'staff']),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path={SHOP} label={t('back')} />
        <PageHeader
          title={t('title')}
          detail={t('lead')}
          actions={tenants ? <TenantSelect tenants={tenants} current={tenant} path={PATH} /> : null}
        />
        {tenant ? (
          <Products key={tenant} tenant={tenant} visit={visit} query={query} />
        ) : (
          <p className="mt-6 text-muted">{t('chooseClient')}</p>
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}

interface ProductsProps {
  tenant: string;
  visit: Visit;
  query: SearchParams;
}

async function Products({ tenant, visit, query }: ProductsProps) {
  const t = await getTranslations('shopProducts');
  const { actor, token, isStaff } = visit;
  const path = isStaff ? `${PATH}?tenant=${tenant}` : PATH;
  const list = readList(listShopProducts.query, { path, params: query });
  const reading = pageCall(listShopProducts, { params: { tenant }, query: list.query, token });
  const page = await loadPage(list, reading);
  const maySend = can(actor, 'shop_platform.connect');
  return (
    <>
      {page?.shop === null ? (
        <div className="mt-6">
          <Alert tone="info" title={t('noShopTitle')}>
            {t('noShopText')}
          </Alert>
        </div>
      ) : null}
      {maySend ? null : <p className="mt-6 text-muted">{t('readOnly')}</p>}
      <ShopProducts tenant={tenant} list={list} page={page} maySend={maySend} />
      <ThemeCode />
    </>
  );
}
