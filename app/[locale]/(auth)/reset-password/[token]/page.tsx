import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AuthMain } from '@/components/accounts/shop/auth-main';
import { NewPasswordForm } from '@/components/accounts/shop/new-password-form';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';

interface ResetPageProps {
  params: Promise<{ locale: string; token: string }>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: ResetPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'account' });
  // The URL contains a secret token, so it must not leak as a referrer.
  return { title: t('reset.title'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Target of a mailed link (S2.1-11, D8-1). Only setting the new password uses the link up, not opening it. */
export default async function ResetPage({ params }: ResetPageProps) {
  await requireLocale(params);
  const { token } = await params;
  const messages = await pickMessages(['account', 'auth', 'errors', 'forms']);
  return (
    <AuthMain>
      <NextIntlClientProvider messages={messages}>
        <NewPasswordForm token={token} />
      </NextIntlClientProvider>
    </AuthMain>
  );
}
