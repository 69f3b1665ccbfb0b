'use client';

import { useEffect } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import {
  dropDesignDraft,
  keepDesignDraft,
  readDesignDraft,
} from '@/lib/modules/storefront/client/personal/design-draft';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { fitDesign, isBlankDesign, type SharedDesign } from '@/lib/modules/storefront/rules/shared-design';

/** Equal for equal values, regardless of the order in which they were typed. */
export const textsKey = (texts: Personalisation | undefined): string => basketItemId('', '', texts);

/** The stored draft of a product as far as it still fits the product; null if there is none. */
export function ownDraft(storeId: string, product: Buyable): SharedDesign | null {
  const kept = readDesignDraft(storeId, product.id);
  const fitted = kept && fitDesign(product, kept).design;
  return fitted && !isBlankDesign(fitted) ? fitted : null;
}

interface KeptDraft {
  storeId: string;
  productId: string;
  design: SharedDesign;
  /** The stored draft has been read. Nothing is written before that. */
  started: boolean;
  /** A basket line is being edited: do not store it as a draft. */
  paused: boolean;
  /** Key of the personalisation added to the basket last, which is no longer a draft. */
  added: string | null;
}

/** Keeps a draft of the personalisation over a reload, until it is added to the basket. */
export function useKeptDraft({ storeId, productId, design, started, paused, added }: KeptDraft): void {
  useEffect(() => {
    if (!started || paused) return;
    const done = isBlankDesign(design) || textsKey(design.texts) === added;
    if (done) dropDesignDraft(storeId, productId);
    else keepDesignDraft(storeId, productId, design);
  }, [design, paused, added, started, storeId, productId]);
}
