'use client';

import { useMemo, useState } from 'react';
import {
  availability,
  firstPair,
  pairOf,
  type Availability,
  type Pair,
} from '@/lib/modules/catalogue/rules/availability';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';

/** The chosen options and what is available. */
export interface ProductChoice {
  options: Availability;
  colour: string;
  size: string;
  pair: Pair;
  /** Stock of the chosen variant; without a size, that of the size with the most. */
  left: number;
  quantity: number;
  setColour(colour: string): void;
  setSize(size: string): void;
  setQuantity(quantity: number): void;
  /** One more or one less. */
  step(by: 1 | -1): void;
}

type PickedVariant = Omit<Product['variants'][number], 'sku'>;

/**
 * `current`, else the first available colour. A size is preselected only if it is the only one, so that nobody
 * overlooks the choice.
 */
function firstChoice(options: Availability, current: string | undefined): Pick<Pair, 'colour' | 'size'> {
  const own = options.pairs.find((pair) => current && pair.variantId === current);
  if (own) return own;
  const first = firstPair(options);
  return { colour: first?.colour ?? '', size: options.sizes.length > 1 ? '' : (first?.size ?? '') };
}

/** Colour, size and quantity of a product: starts with `current`, else with a colour and no size. */
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
  const [first] = useState(() => firstChoice(options, current));
  const [colour, setColour] = useState(first.colour);
  const [size, setSize] = useState(first.size);
  const [wanted, setQuantity] = useState(1);
  const pair = pairOf(options, colour, size);
  const wantable = variants.filter((variant) =>
    size === '' ? variant.identifier === colour : variant.variant_id === pair.variantId,
  );
  const left = Math.max(0, ...wantable.map(({ available }) => available));
  const within = (value: number) => Math.max(1, Math.min(value, left));
  // From the latest value, since several presses from before hydration come at once.
  const step = (by: 1 | -1) => setQuantity((latest) => within(within(latest) + by));
  const quantity = within(wanted);
  return { options, colour, size, pair, left, quantity, setColour, setSize, setQuantity, step };
}
