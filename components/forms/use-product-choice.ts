'use client';

import { useMemo, useState } from 'react';
import {
  availability,
  firstPair,
  pairOf,
  type Availability,
  type Pair,
} from '@/lib/domain/catalogue/availability';
import type { Product } from '@/lib/contracts/product/product';

/** What a shopper has picked, and what can be picked. */
export interface ProductChoice {
  options: Availability;
  colour: string;
  size: string;
  pair: Pair;
  /** Units that can be bought of the pair now. */
  left: number;
  quantity: number;
  setColour(colour: string): void;
  setSize(size: string): void;
  setQuantity(quantity: number): void;
}

type PickedVariant = Omit<Product['variants'][number], 'sku'>;

/** Colour, size and quantity of a product: it starts with `current`, else with the first pair that can be bought. */
export function useProductChoice(variants: readonly PickedVariant[], current?: string): ProductChoice {
  const options = useMemo(
    () =>
      availability(
        variants.map((one) => ({
          id: one.variant_id,
          colour: one.identifier,
          size: one.size,
          stock: one.available,
        })),
      ),
    [variants],
  );
  const first = useMemo(
    () => options.pairs.find((pair) => current && pair.variantId === current) ?? firstPair(options),
    [options, current],
  );
  const [colour, setColour] = useState(first?.colour ?? '');
  const [size, setSize] = useState(first?.size ?? '');
  const [wanted, setQuantity] = useState(1);
  const pair = pairOf(options, colour, size);
  const left = variants.find((variant) => variant.variant_id === pair.variantId)?.available ?? 0;
  const quantity = Math.max(1, Math.min(wanted, left));
  return { options, colour, size, pair, left, quantity, setColour, setSize, setQuantity };
}
