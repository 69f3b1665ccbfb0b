import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AskLink } from '@/components/accounts/shop/ask-link';
import { AuthMain } from '@/components/accounts/shop/auth-main';
import { LinkButton } from '@/components/ui/link-button';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';

interface ForgottenPageProps {
  params: Promise<{ locale: string }>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: ForgottenPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'account' });
  return { title: t('forgot.title'), robots: { index: false } };
}

/** Form that requests a link by mail; the answer does not reveal who has an account (S2.1-11). */
export default async function ForgottenPage({ params }: ForgottenPageProps) {
  await requireLocale(params);
  const [t, messages] = await Promise.all([
    getTranslations('account'),
    pickMessages(['account', 'errors', 'forms']),
  ]);
  return (
    <AuthMain>
      <h1 className="text-4xl">{t('forgot.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('forgot.lead')}</p>
      <NextIntlClientProvider messages={messages}>
        <AskLink kind="reset_password" submitText={t('forgot.submit')} />
      </NextIntlClientProvider>
      <div className="mt-3 grid">
        <LinkButton href="/login" variant="quiet">
          {t('gone.login')}
        </LinkButton>
      </div>
    </AuthMain>
  );
}
