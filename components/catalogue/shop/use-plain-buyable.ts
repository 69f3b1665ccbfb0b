'use client';

import { useState } from 'react';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { Buyable } from './buyable';
import { plainItemOf } from './plain-item';
import { useProductChoice } from './use-product-choice';

/**
 * The chosen options of a product of a fixed design, and the resulting basket item. Pages of such products load none of
 * the code for own texts and pictures, which `useBuyable` adds. S3.2.
 */
export function usePlainBuyable(product: Buyable) {
  const choice = useProductChoice(product.variants);
  const [asked, setAsked] = useState(0);
  const front = product.pictures.front[choice.colour];
  const back = product.pictures.back[choice.colour];

  /** Passes on the item, unless a size is missing or an option is unavailable; then the error is shown. */
  function take(then: (item: BasketItem) => void): void {
    const { pair, size, quantity } = choice;
    if (size === '') setAsked(asked + 1);
    if (pair.state !== 'available' || !pair.variantId) return;
    then(plainItemOf(product, { variantId: pair.variantId, colour: choice.colour, size, quantity }));
  }
  return {
    choice,
    asked,
    take,
    checking: false,
    colourName: product.colours.find((one) => one.identifier === choice.colour)?.name ?? '',
    pictures: { ...(front ? { front } : {}), ...(back ? { back } : {}) },
    soldOut: product.variants.every((variant) => variant.available === 0),
  };
}
