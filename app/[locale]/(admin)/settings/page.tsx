import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { EmailPanel } from '@/components/accounts/admin/email-panel';
import { LanguagePanel } from '@/components/accounts/admin/language-panel';
import { NoticesPanel } from '@/components/accounts/admin/notices-panel';
import { PasswordPanel } from '@/components/accounts/admin/password-panel';
import { ProfilePanel } from '@/components/accounts/admin/profile-panel';
import { SessionsPanel } from '@/components/accounts/admin/sessions-panel';
import { TwoFactorPanel } from '@/components/accounts/admin/two-factor/two-factor-panel';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { listNotices } from '@/lib/modules/accounts/contract/notices';
import { readOwnAccount } from '@/lib/modules/accounts/contract/own-account';
import { listSessions } from '@/lib/modules/accounts/contract/own-sessions';
import { readTwoFactor } from '@/lib/modules/accounts/contract/two-factor';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../actor';
import { pageCall } from '../page-call';

interface SettingsPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'settings' });
  return { title: t('title') };
}

/** A person's own account: profile, language, address, password, emails, sessions. S2.2-10. */
export default async function SettingsPage({ params }: SettingsPageProps) {
  await requireLocale(params);
  const { token, actor, isStaff } = await requirePermission('settings.read');
  const [account, { sessions }, twoFactor, { notices }, t, messages] = await Promise.all([
    pageCall(readOwnAccount, { token }),
    pageCall(listSessions, { token }),
    pageCall(readTwoFactor, { token }),
    pageCall(listNotices, { token }),
    getTranslations('settings'),
    pickMessages(['settings', 'twoFactor', 'account', 'auth', 'roles', 'forms', 'errors']),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <PageHeader title={t('title')} detail={t('lead')} />
        <SettingsTabs actor={actor} current="own" />
        <div className="mt-6 grid gap-5 lg:grid-cols-2 lg:items-start">
          <div className="grid gap-5">
            <ProfilePanel account={account} isStaff={isStaff} />
            <LanguagePanel />
            <PasswordPanel />
            <NoticesPanel first={notices} />
          </div>
          <div className="grid gap-5">
            <EmailPanel account={account} />
            <TwoFactorPanel first={twoFactor} />
            <SessionsPanel first={sessions} />
          </div>
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
