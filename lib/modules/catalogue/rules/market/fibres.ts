import type { Region } from '@/lib/kernel/regions';

/** The fibres that a composition can name, as in Annex I of Regulation (EU) 1007/2011. */
export const FIBRES = [
  'cotton',
  'polyester',
  'elastane',
  'polyamide',
  'viscose',
  'modal',
  'lyocell',
  'linen',
  'hemp',
  'wool',
  'acrylic',
  'silk',
  'polypropylene',
  'other',
] as const;
export type Fibre = (typeof FIBRES)[number];

/** One fibre's share of the weight, in whole per cent. */
export interface FibreShare {
  fibre: Fibre;
  percent: number;
}

/** The generic names that US law knows these fibres by. */
const US_NAMES = { elastane: 'spandex', polyamide: 'nylon', viscose: 'rayon', other: 'otherFibers' } as const;
export type FibreName = Fibre | (typeof US_NAMES)[keyof typeof US_NAMES];

/** What a fibre is called in the stores of a region. D54-3 */
export function fibreName(fibre: Fibre, region: Region): FibreName {
  return region === 'US' && fibre in US_NAMES ? US_NAMES[fibre as keyof typeof US_NAMES] : fibre;
}

/** A composition as the law of every market wants it read: the largest share first, "other fibres" last. D54-3 */
export function inFibreOrder(shares: readonly FibreShare[]): FibreShare[] {
  const isOther = ({ fibre }: FibreShare) => Number(fibre === 'other');
  return [...shares].sort((one, two) => isOther(one) - isOther(two) || two.percent - one.percent);
}

/**
 * What a product is made of: as its client says, else as its garment comes. An empty list is a client's "not known yet";
 * null is neither. D54-3
 */
export function fibresOf(
  own: readonly FibreShare[] | null,
  blank: readonly FibreShare[] | null,
): FibreShare[] | null {
  const shares = own ?? blank;
  return shares && shares.length > 0 ? inFibreOrder(shares) : null;
}
