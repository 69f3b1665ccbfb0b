import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { forbidden } from 'next/navigation';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { PrivacyScreen } from '@/components/privacy/admin/privacy-screen';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readPrivacy } from '@/lib/modules/privacy/contract/privacy';
import { requirePermission } from '../../actor';
import { pageCall } from '../../page-call';

interface PrivacyPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PrivacyPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'privacyPage' });
  return { title: t('title') };
}

/** Where a client's admin finds, exports and erases people. D46. */
export default async function PrivacyPage({ params }: PrivacyPageProps) {
  await requireLocale(params);
  const { actor, token, user } = await requirePermission('privacy.read');
  const tenant = user.tenant_id;
  if (!tenant) forbidden();
  const [first, t, messages] = await Promise.all([
    pageCall(readPrivacy, { params: { tenant }, token }),
    getTranslations('privacyPage'),
    pickMessages(['privacyPage', 'heldKinds', 'settings', 'admin', 'ui', 'forms', 'errors']),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <PageHeader title={t('title')} detail={t('lead')} />
        <SettingsTabs actor={actor} current="privacy" />
        <PrivacyScreen tenant={tenant} first={first} />
      </NextIntlClientProvider>
    </PageBody>
  );
}
