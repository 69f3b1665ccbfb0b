'use client';

import { useTranslations, type AbstractIntlMessages } from 'next-intl';
import { useMemo } from 'react';
import { useBuilder } from '@/components/event-builder/shop/builder-context';
import { PreviewWindow } from '@/components/event-builder/shop/preview-window';
import { ProductGrid } from '@/components/storefront/shop/product-grid';
import { StoreHeader } from '@/components/storefront/shop/store-header';
import { StoreHero } from '@/components/storefront/shop/store-hero';
import { withNewProduct } from '@/lib/modules/event-builder/client/change-store';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import type { Locale } from '@/lib/kernel/locales';
import { ShownFrame, useShownStore } from './shown-frame';

const EXAMPLES = ['tee', 'hoodie', 'tote', 'mug'] as const;
/** As many as fit into the preview. */
const SHOWN = 8;

/** The store, with example products while none is chosen, so that colours are visible on something. */
function useFurnished(): TemporaryStore {
  const t = useTranslations('eventBuilder.blanks');
  const { built, logo } = useBuilder();
  const { store } = built;
  return useMemo(
    () =>
      store.products.length > 0
        ? store
        : EXAMPLES.reduce((made, family) => withNewProduct(family, t(family), { logo })(made), store),
    [store, logo, t],
  );
}

/** Small preview of the store's front page, beside the step. */
export function PreviewAside(props: { locale: Locale; storeTexts: AbstractIntlMessages }) {
  const shown = useShownStore(useFurnished());
  const { store } = shown;
  return (
    <PreviewWindow address={`/${store.slug}`}>
      <ShownFrame {...props} shown={shown} className="min-h-full">
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
    </PreviewWindow>
  );
}
