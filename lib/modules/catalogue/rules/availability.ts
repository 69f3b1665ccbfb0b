import { compareSizes } from './parse-size';

/** The state of a colour and size pair: in stock, out of stock, or not made. */
export type PairState = 'available' | 'sold_out' | 'not_made';

/** A variant in a picker; `stock` null means unlimited. */
export interface PickableVariant {
  id: string;
  colour: string;
  size: string;
  stock: number | null;
}

export interface Pair {
  colour: string;
  size: string;
  state: PairState;
  /** The variant of the pair; null when it is not made. */
  variantId: string | null;
}

/**
 * Every colour, in the given order, with a cell for every size. Plain data, so it can be sent from server to browser.
 */
export interface Availability {
  colours: string[];
  sizes: string[];
  pairs: Pair[];
}

/** Which pairs of colour and size exist, and whether they can be bought. Sizes come sorted; duplicates count as one pair. */
export function availability(variants: readonly PickableVariant[]): Availability {
  const colours = [...new Set(variants.map((variant) => variant.colour))];
  const sizes = [...new Set(variants.map((variant) => variant.size))].sort(compareSizes);
  return {
    colours,
    sizes,
    pairs: colours.flatMap((colour) => sizes.map((size) => pair(variants, colour, size))),
  };
}

function pair(variants: readonly PickableVariant[], colour: string, size: string): Pair {
  const made = variants.filter((variant) => variant.colour === colour && variant.size === size);
  const sold = made.find((variant) => variant.stock === null || variant.stock > 0);
  const state = sold ? 'available' : made.length > 0 ? 'sold_out' : 'not_made';
  return { colour, size, state, variantId: (sold ?? made[0])?.id ?? null };
}

/** The pair of a colour and a size; unknown names give `not_made`. */
export function pairOf({ pairs }: Availability, colour: string, size: string): Pair {
  const found = pairs.find((one) => one.colour === colour && one.size === size);
  return found ?? { colour, size, state: 'not_made', variantId: null };
}

/** The state of a colour: available when any of its sizes is, sold out when all sizes made are. */
export function colourState({ pairs }: Availability, colour: string): PairState {
  const states = pairs.filter((one) => one.colour === colour).map((one) => one.state);
  return (['available', 'sold_out'] as const).find((state) => states.includes(state)) ?? 'not_made';
}

/** A picker's initial choice: the first pair in stock, else the first that is made, else null. */
export function firstPair({ pairs }: Availability): Pair | null {
  const first = (state: PairState) => pairs.find((one) => one.state === state);
  return first('available') ?? first('sold_out') ?? null;
}
