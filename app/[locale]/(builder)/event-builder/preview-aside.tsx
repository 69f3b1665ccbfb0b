'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { PreviewWindow } from '@/components/event-builder/preview-window';
import { ProductGrid } from '@/components/storefront/product-grid';
import { StoreHeader } from '@/components/storefront/store-header';
import { StoreHero } from '@/components/storefront/store-hero';
import type { Locale } from '@/lib/kernel/locales';
import { ShownFrame, useShownStore } from './shown-frame';

/** The first screen of the store, small, beside the step. */
export function PreviewAside(props: { locale: Locale; storeTexts: AbstractIntlMessages }) {
  const shown = useShownStore();
  const { store } = shown;
  return (
    <PreviewWindow address={`/${store.slug}`}>
      <ShownFrame {...{ ...props, shown }} className="min-h-full">
        <StoreHeader store={store} />
        <StoreHero store={store} />
        <div className="px-8 py-10">
          <ProductGrid place={store} products={store.event_products.slice(0, 8)} currency={store.currency} />
        </div>
      </ShownFrame>
    </PreviewWindow>
  );
}
