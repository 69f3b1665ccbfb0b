import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { ListSkeleton } from '@/components/admin/list/list-skeleton';
import { PartAlert } from '@/components/admin/part-alert';
import { SwitchList } from '@/components/site/staff/switches/switch-list';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listSwitches } from '@/lib/modules/site/contract/switches';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../(admin)/actor';
import { partCall } from '../../../../(admin)/part-call';

interface SwitchesPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: SwitchesPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'platformSwitches' });
  return { title: t('title') };
}

async function Switches({ token, mayAct }: { token: string; mayAct: boolean }) {
  const [found, t] = await Promise.all([
    partCall(listSwitches, { token }),
    getTranslations('platformSwitches'),
  ]);
  return (
    <div className="mt-6">
      {found.failure ? (
        <PartAlert failure={found.failure} title={t('failed')} />
      ) : (
        <SwitchList switches={found.data.switches} mayAct={mayAct} />
      )}
    </div>
  );
}

/** What staff can turn off for everybody, at once. S2.2-284. */
export default async function SwitchesPage({ params }: SwitchesPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('super_admin_panel.read');
  const [t, messages] = await Promise.all([
    getTranslations('platformSwitches'),
    pickMessages([...LIST_MESSAGES, 'platformSwitches', 'adminKit']),
  ]);
  return (
    <ListPage title={t('title')} detail={t('lead')} messages={messages}>
      <SettingsTabs actor={actor} current="switches" />
      <Suspense fallback={<ListSkeleton />}>
        <Switches token={token} mayAct={can(actor, 'super_admin_panel.update')} />
      </Suspense>
    </ListPage>
  );
}
