import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { ListSkeleton } from '@/components/admin/list/list-skeleton';
import { PartAlert } from '@/components/admin/part-alert';
import { MailTextsScreen } from '@/components/mails/staff/mail-texts-screen';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listMailTexts } from '@/lib/modules/mails/contract/platform-texts';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../../(admin)/actor';
import { partCall } from '../../../../(admin)/part-call';

interface MailTextsPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: MailTextsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'mailTexts' });
  return { title: t('title') };
}

async function Mails({ token, mayAct }: { token: string; mayAct: boolean }) {
  const [found, t] = await Promise.all([partCall(listMailTexts, { token }), getTranslations('mailTexts')]);
  return (
    <div className="mt-6">
      {found.failure ? (
        <PartAlert failure={found.failure} title={t('failed')} />
      ) : (
        <MailTextsScreen mails={found.data.mails} mayAct={mayAct} />
      )}
    </div>
  );
}

/** What the platform's mails say, which staff can change for everybody. S2.2-335. */
export default async function MailTextsPage({ params }: MailTextsPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('super_admin_panel.read');
  const [t, messages] = await Promise.all([
    getTranslations('mailTexts'),
    pickMessages([...LIST_MESSAGES, 'mailTexts', 'mailsPage', 'adminKit']),
  ]);
  return (
    <ListPage title={t('title')} detail={t('lead')} messages={messages}>
      <SettingsTabs actor={actor} current="mailTexts" />
      <Suspense fallback={<ListSkeleton />}>
        <Mails token={token} mayAct={can(actor, 'super_admin_panel.update')} />
      </Suspense>
    </ListPage>
  );
}
