import type { Minor } from '@/lib/kernel/money';
import { facetKey } from './facet-key';
import { remembered } from './remembered';
import { sizeLabel } from './size-label';
import { compareSizes } from './parse-size';

/** A filter value: `key` for the URL, `label` as the store wrote it, and the number of products with it. */
export interface FacetValue {
  key: string;
  label: string;
  count: number;
}

export interface ColourValue extends FacetValue {
  /** `#rrggbb` of the first garment in that colour. */
  hex: string;
}

export interface Facets {
  category: FacetValue[];
  colour: ColourValue[];
  size: FacetValue[];
  /** As displayed; null without products. */
  price: { lowest: Minor; highest: Minor } | null;
}

interface FacetProduct {
  category: string;
  price: Minor;
  colours: readonly { name: string; hex: string }[];
  sizes: readonly string[];
}

function tally<V extends FacetValue>(lists: readonly (readonly Omit<V, 'count'>[])[]): V[] {
  const values = new Map<string, V>();
  for (const list of lists) {
    for (const value of new Map(list.map((one) => [one.key, one])).values()) {
      const known = values.get(value.key);
      if (known) known.count += 1;
      else if (value.key !== '') values.set(value.key, { ...value, count: 1 } as V);
    }
  }
  return [...values.values()];
}

/** The key of a size: long and short forms give the same (labels of S9). */
export function sizeKey(size: string): string {
  return facetKey(sizeLabel(size));
}

/** The filter values that at least one product of the store has. Sizes are sorted by `compareSizes`. */
export function facetsOf(products: readonly FacetProduct[]): Facets {
  const prices = products.map(({ price }) => price);
  const [key, ofSize] = [remembered(facetKey), remembered(sizeKey)];
  const sizes = tally(
    products.map((product) => product.sizes.map((label) => ({ key: ofSize(label), label }))),
  );
  return {
    category: tally(products.map(({ category }) => [{ key: key(category), label: category }])),
    colour: tally<ColourValue>(
      products.map(({ colours }) => colours.map(({ name, hex }) => ({ key: key(name), label: name, hex }))),
    ),
    size: sizes.sort((a, b) => compareSizes(a.label, b.label)),
    price:
      prices.length === 0
        ? null
        : {
            lowest: prices.reduce((a, b) => Math.min(a, b)),
            highest: prices.reduce((a, b) => Math.max(a, b)),
          },
  };
}
