import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { storePath } from '@/lib/modules/storefront/rules/store-place';
import { PaymentNotice } from '../payment-notice';
import { PriceNote } from '../price-note';
import type { ShownStore } from '../shown-store';
import { PlainProducts } from './plain-products';

/** The accessible version of a store's front page without JavaScript: same data, in reading order. D7-1. */
export function PlainHome({ store }: { store: ShownStore }) {
  const t = useTranslations('plainStore');
  const common = useTranslations('store');
  const { homeHeading, homeSubheading, storeName } = store.storeConfig;
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-page gap-8 px-4 py-8 sm:px-8">
      <header className="grid gap-3">
        <h1 className="text-3xl">{homeHeading || storeName}</h1>
        {homeSubheading ? <p className="max-w-prose">{homeSubheading}</p> : null}
        <p>
          <Link
            href={storePath(store)}
            prefetch={false}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {t('full')}
          </Link>
        </p>
      </header>
      <section aria-labelledby="products" className="grid gap-5">
        <h2 id="products" className="text-2xl">
          {common('allProducts')}
        </h2>
        <PaymentNotice store={store} />
        <p className="text-muted">
          <PriceNote store={store} products={store.event_products} />
        </p>
        <PlainProducts store={store} />
      </section>
    </main>
  );
}
