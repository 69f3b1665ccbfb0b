import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { AuthMain } from '@/components/accounts/shop/auth-main';
import { Unsubscribe } from '@/components/claims/shop/unsubscribe';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readGiftMails } from '@/lib/modules/claims/contract/gift-mails';

interface UnsubscribePageProps {
  params: Promise<{ locale: string; token: string }>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: UnsubscribePageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'unsubscribe' });
  // Whoever has the address can stop and resume the emails, so it must not leak as a referrer.
  return { title: t('stop'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

async function load(token: string) {
  try {
    return await serverCall(readGiftMails, { params: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound();
    throw error;
  }
}

/**
 * Where a gift mail's link leads: who sends them, and the button that stops them. Opening the page stops nothing, since
 * scanners of links open every address. D40-16.
 */
export default async function UnsubscribePage({ params }: UnsubscribePageProps) {
  await requireLocale(params);
  const { token } = await params;
  const [{ sender, stopped }, messages] = await Promise.all([
    load(token),
    pickMessages(['unsubscribe', 'errors', 'forms']),
  ]);
  return (
    <AuthMain>
      <NextIntlClientProvider messages={messages}>
        <Unsubscribe token={token} sender={sender} stopped={stopped} />
      </NextIntlClientProvider>
    </AuthMain>
  );
}
