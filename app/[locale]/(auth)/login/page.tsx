import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { optionalSession } from '@/app/session';
import { AuthMain } from '@/components/accounts/shop/auth-main';
import { DemoLogins } from '@/components/accounts/shop/demo-logins';
import { LoginForm } from '@/components/accounts/shop/login-form';
import { LoginHelp } from '@/components/accounts/shop/login-help';
import { serverCall } from '@/lib/client/server';
import { readPublicConfig } from '@/lib/modules/site/contract/public-config';
import { safeNext } from '@/lib/modules/accounts/rules/safe-next';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';

interface LoginPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ next?: string | string[] }>;
}

const AFTER_LOGIN = '/dashboard';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: LoginPageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'auth' });
  return { title: t('title'), robots: { index: false } };
}

/**
 * Login; then goes to `next` if that is on this site, else to the dashboard. Logged-in users are redirected at once
 * (D2-4).
 */
export default async function LoginPage({ params, searchParams }: LoginPageProps) {
  await requireLocale(params);
  const next = safeNext((await searchParams).next) ?? AFTER_LOGIN;
  if (await optionalSession()) redirect(next);
  const [t, config, messages] = await Promise.all([
    getTranslations('auth'),
    serverCall(readPublicConfig),
    pickMessages(['auth', 'twoFactor', 'errors', 'forms', 'roles']),
  ]);
  return (
    <AuthMain>
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-3 text-ink-soft">{t('lead')}</p>
      <NextIntlClientProvider messages={messages}>
        <LoginForm next={next} />
        <LoginHelp />
        {config.mode === 'demo' && config.demo_logins.length > 0 ? (
          <DemoLogins people={config.demo_logins} next={next} />
        ) : null}
      </NextIntlClientProvider>
    </AuthMain>
  );
}
