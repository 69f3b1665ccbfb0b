import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { requireSetupSession } from '@/app/session';
import { LogoutButton } from '@/components/admin/logout-button';
import { AuthMain } from '@/components/accounts/shop/auth-main';
import { ForcedSetup } from '@/components/accounts/shop/two-factor/forced-setup';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';

interface TwoFactorPageProps {
  params: Promise<{ locale: string }>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: TwoFactorPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'twoFactor' });
  return { title: t('title'), robots: { index: false } };
}

/** The only page for who must have a second factor and has none; everybody else goes to their settings. D42-5. */
export default async function TwoFactorPage({ params }: TwoFactorPageProps) {
  await requireLocale(params);
  const { user } = await requireSetupSession();
  const messages = await pickMessages(['twoFactor', 'auth', 'errors', 'forms', 'menu', 'admin']);
  return (
    <AuthMain>
      <NextIntlClientProvider messages={messages}>
        <ForcedSetup isStaff={user.superadmin === 1} />
        <div className="mt-8">
          <LogoutButton />
        </div>
      </NextIntlClientProvider>
    </AuthMain>
  );
}
