import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';

/** The kinds of goods that the provider taxes differently (docs.stripe.com/tax/tax-codes). */
const CODES = {
  clothing: 'txcd_30011000',
  hats: 'txcd_30060006',
  goods: 'txcd_99999999',
} as const;
export type TaxCode = (typeof CODES)[keyof typeof CODES];

/** Delivery that is charged by itself. */
export const SHIPPING_TAX_CODE = 'txcd_92010001';

/**
 * The kind of goods of each garment: several states exempt clothing, and some of them hats. Children's shirts go up to
 * 14 years, above the age of the provider's code for children's clothing, so they count as clothing. A bag is none.
 */
const CODE_OF: Record<GarmentFamily, TaxCode> = {
  tee: CODES.clothing,
  'kids-tee': CODES.clothing,
  hoodie: CODES.clothing,
  jacket: CODES.clothing,
  cap: CODES.hats,
  tote: CODES.goods,
  mug: CODES.goods,
  bottle: CODES.goods,
  sticker: CODES.goods,
};

/** The provider's tax code of a line; what is of no known kind is taxed as general goods. D14-10. */
export function taxCodeOf(family: GarmentFamily | undefined): TaxCode {
  return family === undefined ? CODES.goods : CODE_OF[family];
}
