import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { optionalSession } from '@/app/session';
import { AuthMain } from '@/components/accounts/shop/auth-main';
import { VerifyAddress } from '@/components/accounts/shop/verify-address';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';

interface VerifyPageProps {
  params: Promise<{ locale: string; token: string }>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: VerifyPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'account' });
  // The URL contains a secret token, so it must not leak as a referrer.
  return { title: t('verify.title'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Target of the mail that confirms a new account (S2.1-12, D8-1). */
export default async function VerifyPage({ params }: VerifyPageProps) {
  await requireLocale(params);
  const { token } = await params;
  const [session, messages] = await Promise.all([
    optionalSession(),
    pickMessages(['account', 'auth', 'errors', 'forms']),
  ]);
  return (
    <AuthMain>
      <NextIntlClientProvider messages={messages}>
        <VerifyAddress token={token} loggedIn={session !== null} />
      </NextIntlClientProvider>
    </AuthMain>
  );
}
