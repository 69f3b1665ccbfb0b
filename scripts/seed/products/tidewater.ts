import { ADULT_SIZES, ONE_SIZE } from '@/lib/modules/catalogue/rules/blanks/facts';
import type { Assortment, ProductFacts } from './facts';

const PRODUCTS: readonly ProductFacts[] = [
  {
    id: 'tw-slipway-tote',
    name: 'Slipway Tote',
    description: 'Holds nine paperbacks or one atlas. Printed on both sides.',
    category: 'Bags',
    code: 'TW-TOT-01',
    priceMinor: 1200,
    sizes: ONE_SIZE,
  },
  {
    id: 'tw-margin-tee',
    name: 'Margin Tee',
    description:
      'A proof copy: the corrections still run off the edge. Not to be printed before they are fixed.',
    category: 'T-shirts',
    code: 'TW-TEE-01',
    // Its artwork fails the print check, so it can't be available.
    status: 'draft',
    priceMinor: 1600,
    sizes: ADULT_SIZES,
  },
];

/** Two products; the artwork of the second fails the print check. */
export const TIDEWATER: Assortment = {
  tenantId: 'ten_tidewater',
  products: PRODUCTS,
  events: { evt_tidewater: PRODUCTS.map((product) => product.id) },
};
