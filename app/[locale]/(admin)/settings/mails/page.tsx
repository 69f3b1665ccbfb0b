import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { forbidden } from 'next/navigation';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { ConfirmReplies } from '@/components/mails/admin/confirm-replies';
import { MailsScreen } from '@/components/mails/admin/mails-screen';
import { SenderPanel } from '@/components/mails/admin/sender-panel';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readSender } from '@/lib/modules/mails/contract/sender';
import { requirePermission } from '../../actor';
import { pageCall } from '../../page-call';

interface MailsPageProps {
  params: Promise<{ locale: string }>;
  /** `confirm`: what the link says that was mailed to an address for replies. */
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Pick<MailsPageProps, 'params'>): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'mailsPage' });
  return { title: t('title') };
}

/** What a client's shoppers read, for its admins to see and try. S2.2-101. */
export default async function MailsPage({ params, searchParams }: MailsPageProps) {
  await requireLocale(params);
  const { confirm } = await searchParams;
  const { actor, token, user } = await requirePermission('mails.read');
  const tenant = user.tenant_id;
  if (!tenant) forbidden();
  const [sender, t, messages] = await Promise.all([
    pageCall(readSender, { params: { tenant }, token }),
    getTranslations('mailsPage'),
    pickMessages(['mailsPage', 'settings', 'ui', 'forms', 'errors']),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <PageHeader title={t('title')} detail={t('lead')} />
        <SettingsTabs actor={actor} current="mails" />
        {typeof confirm === 'string' ? <ConfirmReplies tenant={tenant} token={confirm} /> : null}
        <MailsScreen tenant={tenant} />
        <SenderPanel key={sender.version} tenant={tenant} first={sender} />
      </NextIntlClientProvider>
    </PageBody>
  );
}
