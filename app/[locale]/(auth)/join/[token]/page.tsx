import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { optionalSession } from '@/app/session';
import { AuthMain } from '@/components/accounts/shop/auth-main';
import { JoinForm } from '@/components/accounts/shop/join-form';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readInvitation, type Invitation } from '@/lib/modules/accounts/contract/join';

interface JoinPageProps {
  params: Promise<{ locale: string; token: string }>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: JoinPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'join' });
  // The URL contains a secret token, so it must not leak as a referrer.
  return { title: t('submit'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Null for a link that no longer works, and for a text that is no token. */
async function invitationOf(token: string): Promise<Invitation | null> {
  try {
    return await serverCall(readInvitation, { body: { token } });
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'gone' || error.code === 'invalid')) return null;
    throw error;
  }
}

/** Target of an invitation's mail (D42-1). Opening it uses nothing up: only joining does. */
export default async function JoinPage({ params }: JoinPageProps) {
  await requireLocale(params);
  const { token } = await params;
  const [invitation, session, messages] = await Promise.all([
    invitationOf(token),
    optionalSession(),
    pickMessages(['join', 'account', 'auth', 'roles', 'errors', 'forms']),
  ]);
  return (
    <AuthMain>
      <NextIntlClientProvider messages={messages}>
        <JoinForm token={token} invitation={invitation} loggedIn={session?.user.email ?? null} />
      </NextIntlClientProvider>
    </AuthMain>
  );
}
