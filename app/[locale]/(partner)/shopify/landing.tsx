import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ShopSignUp } from '@/components/accounts/shop/shop-sign-up';
import { LandingFacts, LandingOpening, type Programme } from '@/components/shop-platform/shop/landing-texts';
import { BRAND } from '@/lib/kernel/brand';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';

export interface LandingProps {
  params: Promise<{ locale: string }>;
}

/** What a landing page says of itself where it is listed. */
export async function landingTexts(params: LandingProps['params'], programme: Programme) {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'shopLanding' });
  const title = t(`${programme}.metaTitle`);
  return { locale, title, description: t(`${programme}.metaDescription`, { brand: BRAND.name }) };
}

/** A landing page with the sign-up of merchants; what was typed is sent with the page's own path. S2.1-45. */
export async function LandingPage({ params, programme }: LandingProps & { programme: Programme }) {
  await requireLocale(params);
  const messages = await pickMessages([
    'account',
    'auth',
    'errors',
    'forms',
    'shopAddress',
    'onboarding.region',
  ]);
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-5 pt-8 pb-20 sm:px-8 sm:pt-14">
      <NextIntlClientProvider messages={messages}>
        <ShopSignUp
          route={`/shopify/${programme}`}
          opening={<LandingOpening programme={programme} />}
          after={<LandingFacts />}
        />
      </NextIntlClientProvider>
    </main>
  );
}
