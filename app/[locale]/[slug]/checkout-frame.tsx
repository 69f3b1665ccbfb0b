import { clsx } from 'clsx';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BuyingNeedsScript } from '@/components/storefront/shop/buying-needs-script';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { requireLocale } from '@/lib/intl/require-locale';
import { storeMessages } from '@/lib/intl/store-messages';
import type { Locale } from '@/lib/kernel/locales';
import { CHECKOUT_NAMESPACES } from './store-namespaces';

/** Title of the checkout; not indexed. */
export async function checkoutMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'checkout' });
  return { title: t('title'), robots: { index: false } };
}

interface CheckoutFrameProps {
  store: StorefrontData;
  locale: Locale;
  /** While buying, the summary stands beside the steps, and header and footer lead nowhere else. */
  buying?: boolean;
  children: ReactNode;
}

/** Layout of checkout and confirmation, with their messages. */
export async function CheckoutFrame({ store, locale, buying = false, children }: CheckoutFrameProps) {
  return (
    <NextIntlClientProvider messages={await storeMessages(CHECKOUT_NAMESPACES, store.region, locale)}>
      <main
        id="main"
        tabIndex={-1}
        data-buying={buying ? '' : undefined}
        className={clsx(
          'mx-auto min-h-below-header w-full px-4 py-10 sm:px-8 sm:py-14',
          buying ? 'max-w-page' : 'max-w-3xl',
        )}
      >
        <BuyingNeedsScript store={store} />
        {children}
      </main>
    </NextIntlClientProvider>
  );
}
