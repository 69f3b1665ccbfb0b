import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { ListSkeleton } from '@/components/admin/list/list-skeleton';
import { PartAlert } from '@/components/admin/part-alert';
import { NoticeButton } from '@/components/site/staff/notices/notice-acts';
import { NoticeList } from '@/components/site/staff/notices/notice-list';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listNotices } from '@/lib/modules/site/contract/platform-notices';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../(admin)/actor';
import { partCall } from '../../../../(admin)/part-call';

interface NoticesPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: NoticesPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'platformNotices' });
  return { title: t('title') };
}

async function Notices({ token, mayAct }: { token: string; mayAct: boolean }) {
  const [notices, t] = await Promise.all([
    partCall(listNotices, { token }),
    getTranslations('platformNotices'),
  ]);
  return (
    <div className="mt-6">
      {notices.failure ? (
        <PartAlert failure={notices.failure} title={t('failed')} />
      ) : (
        <NoticeList notices={notices.data.notices} mayAct={mayAct} />
      )}
    </div>
  );
}

/** What staff tell everybody for a time, above every page. S2.2-280. */
export default async function NoticesPage({ params }: NoticesPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('super_admin_panel.read');
  const mayAct = can(actor, 'super_admin_panel.update');
  const [t, messages] = await Promise.all([
    getTranslations('platformNotices'),
    pickMessages([...LIST_MESSAGES, 'platformNotices', 'adminKit', 'ui']),
  ]);
  return (
    <ListPage
      title={t('title')}
      detail={t('lead')}
      actions={mayAct ? <NoticeButton /> : null}
      messages={messages}
    >
      <SettingsTabs actor={actor} current="banners" />
      <Suspense fallback={<ListSkeleton />}>
        <Notices token={token} mayAct={mayAct} />
      </Suspense>
    </ListPage>
  );
}
