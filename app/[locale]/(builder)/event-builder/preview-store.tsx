'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { ProductGrid } from '@/components/storefront/shop/product-grid';
import { StoreHeader } from '@/components/storefront/shop/store-header';
import { StoreHero } from '@/components/storefront/shop/store-hero';
import type { Locale } from '@/lib/kernel/locales';
import { ShownFrame, type Shown } from './shown-frame';

/** As many as fit into the preview. */
const SHOWN = 8;

/** The front page of a store that is not an event yet, for a small preview. */
export function PreviewStore(props: { shown: Shown; locale: Locale; storeTexts: AbstractIntlMessages }) {
  const { store } = props.shown;
  return (
    <ShownFrame {...props} className="min-h-full">
      <StoreHeader store={store} />
      <StoreHero store={store} />
      <div className="px-8 py-10">
        <ProductGrid
          place={store}
          products={store.event_products.slice(0, SHOWN)}
          currency={store.currency}
          layout={store.storeConfig.layout}
        />
      </div>
    </ShownFrame>
  );
}
