import { compareSizes } from './size-order';

/** A pair of colour and size that a shopper may want: sold now, made but out of stock, or never made. */
export type PairState = 'available' | 'sold_out' | 'not_made';

/** A variant as a picker knows it; `stock` null means that nobody counts it. */
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
  /** The variant that is sold for the pair; null when it is not made. */
  variantId: string | null;
}

/** Every colour, in the order given, with its cell for every size. Plain data: it may cross from server to browser. */
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

/** The pair of a colour and a size; one of unknown names is not made. */
export function pairOf({ pairs }: Availability, colour: string, size: string): Pair {
  const found = pairs.find((one) => one.colour === colour && one.size === size);
  return found ?? { colour, size, state: 'not_made', variantId: null };
}

/** A colour as a whole: available when any of its sizes is, sold out when those made are. */
export function colourState({ pairs }: Availability, colour: string): PairState {
  const states = pairs.filter((one) => one.colour === colour).map((one) => one.state);
  return (['available', 'sold_out'] as const).find((state) => states.includes(state)) ?? 'not_made';
}

/** What a picker starts with: the first pair that can be bought, else the first that is made, else null. */
export function firstPair({ pairs }: Availability): Pair | null {
  const first = (state: PairState) => pairs.find((one) => one.state === state);
  return first('available') ?? first('sold_out') ?? null;
}
