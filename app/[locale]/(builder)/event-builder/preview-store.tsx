'use client';

import type { AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { ProductGrid } from '@/components/storefront/shop/product-grid';
import { StoreHero } from '@/components/storefront/shop/store-hero';
import type { Locale } from '@/lib/kernel/locales';
import { ShownFrame, type Shown } from './shown-frame';

/** As many as fit into the preview. */
const SHOWN = 8;

interface PreviewStoreProps {
  shown: Shown;
  /** A header with a basket would bring the shop's sheets along, which admin pages must not load (ADR 0060). */
  header?: ReactNode;
  /** In a panel as narrow as a phone. */
  narrow?: boolean;
  locale: Locale;
  storeTexts: AbstractIntlMessages;
}

/** The front page of a store that is not an event yet, for a small preview. */
export function PreviewStore({ header, narrow = false, ...props }: PreviewStoreProps) {
  const { store } = props.shown;
  return (
    <ShownFrame {...props} className="min-h-full">
      {header}
      <StoreHero store={store} />
      <div className={narrow ? 'px-4 py-6' : 'px-8 py-10'}>
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
