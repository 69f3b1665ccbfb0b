import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { optionalSession, type Session } from '@/app/session';
import { Begun, GetStarted } from '@/components/accounts/shop/get-started';
import { OnboardingTop } from '@/components/shop-platform/shop/onboarding-top';
import { SetupGuide } from '@/components/shop-platform/shop/setup-guide';
import { serverCall } from '@/lib/client/server';
import { readOnboarding, type OnboardingState } from '@/lib/modules/shop-platform/contract/shop-platform';
import { readPublicConfig } from '@/lib/modules/site/contract/public-config';
import { INSTALL_PARAM, readInstallEnd } from '@/lib/modules/shop-platform/rules/install-end';
import { BRAND } from '@/lib/kernel/brand';
import { TEMPORARY_STORE_COOKIE } from '@/lib/modules/event-builder/rules/kept-store';
import { siteMetadata } from '@/app/[locale]/site-metadata';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import type { Region } from '@/lib/kernel/regions';
import { openStore } from '../event-builder/open-store';
import { StepAction } from './step-action';

interface GetStartedProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const dynamic = 'force-dynamic';

const MESSAGES = ['onboarding', 'account', 'auth', 'errors', 'forms'] as const;
/** Of the steps, which are for somebody who is logged in. */
const SETUP_MESSAGES = ['shopAddress', 'shopInstall', 'shopSteps', 'company', 'cards'] as const;

export async function generateMetadata({ params }: Pick<GetStartedProps, 'params'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'onboarding' });
  const description = t('metaDescription', { brand: BRAND.name });
  return siteMetadata({ title: t('metaTitle'), description, path: '/get-started', locale });
}

/** The open onboarding steps of this person's company; null if there are none. S7. */
async function openSteps(session: Session | null): Promise<OnboardingState | null> {
  const tenant = session?.user.tenant_id;
  return session && tenant ? serverCall(readOnboarding, { params: { tenant }, token: session.token }) : null;
}

/** The region of the store built in this browser; otherwise the first region. */
async function builtFor(): Promise<Region> {
  const { kept } = await openStore(null, (await cookies()).get(TEMPORARY_STORE_COOKIE)?.value ?? null);
  return kept?.store.region ?? 'UK';
}

/**
 * Registration, or the four onboarding steps for shop-platform users, who are redirected here until these are done (S4,
 * S6-8).
 */
export default async function GetStartedPage({ params, searchParams }: GetStartedProps) {
  await requireLocale(params);
  const session = await optionalSession();
  const [onboarding, region, config, messages] = await Promise.all([
    openSteps(session),
    builtFor(),
    serverCall(readPublicConfig),
    pickMessages([...MESSAGES, ...(session ? SETUP_MESSAGES : [])]),
  ]);
  const query = await searchParams;
  return (
    <NextIntlClientProvider messages={messages}>
      <OnboardingTop user={session?.user ?? null} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page grow px-5 pt-8 pb-20 sm:px-8 sm:pt-14"
      >
        {session && onboarding ? (
          <SetupGuide
            onboarding={onboarding}
            user={session.user}
            ended={readInstallEnd(query[INSTALL_PARAM])}
            action={<StepAction session={session} onboarding={onboarding} query={query} />}
          />
        ) : session ? (
          <Begun name={session.user.name} email={session.user.email} />
        ) : (
          <GetStarted region={region} isOpen={config.sign_up_open} />
        )}
      </main>
    </NextIntlClientProvider>
  );
}
