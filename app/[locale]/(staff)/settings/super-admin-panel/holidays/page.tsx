import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { ListSkeleton } from '@/components/admin/list/list-skeleton';
import { PartAlert } from '@/components/admin/part-alert';
import { HolidaysPanel } from '@/components/fulfilment/staff/holidays/holidays-panel';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listHolidays } from '@/lib/modules/fulfilment/contract/holidays';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../(admin)/actor';
import { partCall } from '../../../../(admin)/part-call';

interface HolidaysPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: HolidaysPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'holidays' });
  return { title: t('title') };
}

async function Countries({ token, mayAct }: { token: string; mayAct: boolean }) {
  const [found, t] = await Promise.all([partCall(listHolidays, { token }), getTranslations('holidays')]);
  return (
    <div className="mt-6">
      {found.failure ? (
        <PartAlert failure={found.failure} title={t('failed')} />
      ) : (
        <HolidaysPanel countries={found.data.countries} mayAct={mayAct} />
      )}
    </div>
  );
}

/** The days on which the printers’ countries rest. S2.2-307. */
export default async function HolidaysPage({ params }: HolidaysPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('super_admin_panel.read');
  const [t, messages] = await Promise.all([
    getTranslations('holidays'),
    pickMessages([...LIST_MESSAGES, 'holidays', 'adminKit', 'ui']),
  ]);
  return (
    <ListPage title={t('title')} detail={t('lead')} messages={messages}>
      <SettingsTabs actor={actor} current="holidays" />
      <Suspense fallback={<ListSkeleton />}>
        <Countries token={token} mayAct={can(actor, 'super_admin_panel.update')} />
      </Suspense>
    </ListPage>
  );
}
