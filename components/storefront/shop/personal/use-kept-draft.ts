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

/** The same for the same texts, however they were typed. */
export const textsKey = (texts: Personalisation | undefined): string => basketItemId('', '', texts);

/** What was left of a product in this browser, as far as it still fits it; null for nothing. */
export function ownDraft(storeId: string, product: Buyable): SharedDesign | null {
  const kept = readDesignDraft(storeId, product.id);
  const fitted = kept && fitDesign(product, kept).design;
  return fitted && !isBlankDesign(fitted) ? fitted : null;
}

interface KeptDraft {
  storeId: string;
  productId: string;
  design: SharedDesign;
  /** What was kept has been looked at: before that nothing is kept anew, after that what was typed meanwhile is. */
  started: boolean;
  /** A line of the basket stands in the fields, which is no draft. */
  paused: boolean;
  /** The key of the texts that went into the basket last: they are no draft any more. */
  added: string | null;
}

/** Keeps what is typed of a product over a reload, until it goes into the basket. */
export function useKeptDraft({ storeId, productId, design, started, paused, added }: KeptDraft): void {
  useEffect(() => {
    if (!started || paused) return;
    const done = isBlankDesign(design) || textsKey(design.texts) === added;
    if (done) dropDesignDraft(storeId, productId);
    else keepDesignDraft(storeId, productId, design);
  }, [design, paused, added, started, storeId, productId]);
}
