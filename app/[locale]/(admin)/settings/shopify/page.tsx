import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { TenantSelect } from '@/components/admin/tenant-select';
import { Connection, NoConnection } from '@/components/shop-platform/admin/connection';
import { InstallEnded } from '@/components/shop-platform/shop/install-ended';
import { OrderCard } from '@/components/payments/admin/cards/order-card';
import { ProductsLink } from '@/components/shop-platform/admin/products-link';
import { ShopLog } from '@/components/shop-products/admin/shop-log';
import { tenantId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { BRAND } from '@/lib/kernel/brand';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import { listCards } from '@/lib/modules/payments/contract/cards';
import { readShopConnection } from '@/lib/modules/shop-platform/contract/shop-platform';
import { INSTALL_PARAM, readInstallEnd } from '@/lib/modules/shop-platform/rules/install-end';
import { can } from '@/lib/permissions/permissions';
import { requirePermission, type Visit } from '../../actor';
import { pageCall } from '../../page-call';
import { readOwner } from '../../read-owner';

interface ShopPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = '/settings/shopify';

export async function generateMetadata({ params }: ShopPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'shopConnection' });
  return { title: t('title') };
}

/** How a client's online shop is connected; its users get here once their steps are complete (S6-8). S2.2-13. */
export default async function ShopPage({ params, searchParams }: ShopPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('shop_platform.read');
  const query = await searchParams;
  const asked = tenantId.safeParse(query['tenant']);
  const ended = readInstallEnd(query[INSTALL_PARAM]);
  const [{ tenant, tenants }, t, messages] = await Promise.all([
    readOwner(visit, asked.success ? asked.data : null),
    getTranslations('shopConnection'),
    pickMessages([
      'admin',
      'adminKit',
      'cards',
      'shopAddress',
      'shopHealth',
      'shopInstall',
      'shopLog',
      'shopProducts.reason',
      'ui',
      'forms',
      'errors',
      'staff',
    ]),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <PageHeader
          title={t('title')}
          detail={t('lead', { brand: BRAND.name })}
          actions={tenants ? <TenantSelect tenants={tenants} current={tenant} path={PATH} /> : null}
        />
        <SettingsTabs actor={visit.actor} current="shop" />
        {ended ? (
          <div className="mt-6">
            <InstallEnded end={ended} />
          </div>
        ) : null}
        {tenant ? (
          <Shop key={tenant} tenant={tenant} visit={visit} />
        ) : (
          <p className="mt-6 text-muted">{t('chooseClient')}</p>
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}

async function Shop({ tenant, visit }: { tenant: string; visit: Visit }) {
  const { actor, token, isStaff } = visit;
  const connection = await pageCall(readShopConnection, { params: { tenant }, token });
  if (!connection) return <NoConnection isStaff={isStaff} />;
  const readOnly = !can(actor, 'shop_platform.update');
  // Staff read all clients' lists in the platform's zone.
  const { currency } = REGION_FACTS[isStaff ? 'UK' : connection.paymentRegion];
  return (
    <>
      <Connection
        tenant={tenant}
        connection={connection}
        readOnly={readOnly}
        mayEnd={can(actor, 'shop_platform.connect')}
      />
      <div className="mt-6">
        <ShopLog tenant={tenant} currency={currency} mayReplay={can(actor, 'shop_platform.connect')} />
      </div>
      <ProductsLink tenant={isStaff ? tenant : null} />
      {can(actor, 'ledger.top_up') ? (
        <PaidBy tenant={tenant} token={token} region={connection.paymentRegion} />
      ) : null}
    </>
  );
}

/** The card is its client's own: staff see nothing of it. */
async function PaidBy({ tenant, token, region }: { tenant: string; token: string; region: Region }) {
  const { cards } = await pageCall(listCards, { params: { tenant }, token });
  const { currency } = REGION_FACTS[region];
  const card = cards.find((one) => one.currency === currency) ?? null;
  return (
    <div className="mt-6 max-w-xl">
      <OrderCard tenant={tenant} currency={currency} card={card} />
    </div>
  );
}
