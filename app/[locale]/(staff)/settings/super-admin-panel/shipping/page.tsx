import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { ListSkeleton } from '@/components/admin/list/list-skeleton';
import { PartAlert } from '@/components/admin/part-alert';
import { ShippingPanel } from '@/components/pricing/staff/shipping-panel';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listShippingTables } from '@/lib/modules/pricing/contract/shipping-tables';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../(admin)/actor';
import { partCall } from '../../../../(admin)/part-call';

interface ShippingPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ShippingPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'shippingTables' });
  return { title: t('title') };
}

async function Tables({ token, mayAct }: { token: string; mayAct: boolean }) {
  const [found, t] = await Promise.all([
    partCall(listShippingTables, { token }),
    getTranslations('shippingTables'),
  ]);
  return (
    <div className="mt-6">
      {found.failure ? (
        <PartAlert failure={found.failure} title={t('failed')} />
      ) : (
        <ShippingPanel tables={found.data.tables} mayAct={mayAct} />
      )}
    </div>
  );
}

/** What delivery costs in each region, now and from a later day. S2.2-305. */
export default async function ShippingTablesPage({ params }: ShippingPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('super_admin_panel.read');
  const [t, messages] = await Promise.all([
    getTranslations('shippingTables'),
    pickMessages([...LIST_MESSAGES, 'shippingTables', 'shipping', 'adminKit', 'ui']),
  ]);
  return (
    <ListPage title={t('title')} detail={t('lead')} messages={messages}>
      <SettingsTabs actor={actor} current="shipping" />
      <Suspense fallback={<ListSkeleton />}>
        <Tables token={token} mayAct={can(actor, 'super_admin_panel.update')} />
      </Suspense>
    </ListPage>
  );
}
