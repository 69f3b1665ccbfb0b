import { ADULT_SIZES, KIDS_SIZES, ONE_SIZE } from '@/lib/modules/catalogue/rules/blanks/facts';
import type { Assortment, ProductFacts } from './facts';

const PRODUCTS: readonly ProductFacts[] = [
  {
    id: 'pr-club-tee',
    name: 'Club Tee',
    description: 'The Tuesday shirt. Soft cotton blend, the elevator on the front.',
    category: 'T-shirts',
    code: 'PR-TEE-01',
    priceMinor: 2400,
    sizes: ADULT_SIZES,
  },
  {
    id: 'pr-half-tee',
    name: 'Bluestem Half Tee',
    description: 'This year’s race shirt: 13.1 miles of grass on one chest.',
    category: 'T-shirts',
    code: 'PR-TEE-02',
    priceMinor: 2600,
    sizes: ADULT_SIZES,
  },
  {
    id: 'pr-dawn-hoodie',
    name: 'Dawn Hoodie',
    description: 'For the parking lot at 5.50. Take it off at mile one.',
    category: 'Hoodies',
    code: 'PR-HOO-01',
    priceMinor: 4600,
    sizes: ADULT_SIZES,
  },
  {
    id: 'pr-wind-jacket',
    name: 'Wind Jacket',
    description: 'The wind here has a name and this is how you argue with it.',
    category: 'Jackets',
    code: 'PR-JAC-01',
    priceMinor: 6200,
    sizes: ADULT_SIZES,
  },
  {
    id: 'pr-run-cap',
    name: 'Run Cap',
    description: 'Light, vented, washable. Sweat dries before the second coffee.',
    category: 'Caps',
    code: 'PR-CAP-01',
    priceMinor: 2200,
    sizes: ONE_SIZE,
  },
  {
    id: 'pr-bottle',
    name: 'Mile Bottle',
    description: 'Steel, 17 oz, marked in miles instead of ounces.',
    category: 'Drinkware',
    code: 'PR-BOT-01',
    priceMinor: 1900,
    sizes: ONE_SIZE,
  },
  {
    id: 'pr-gear-tote',
    name: 'Gear Tote',
    description: 'Shoes, towel, banana. In that order, usually.',
    category: 'Bags',
    code: 'PR-TOT-01',
    priceMinor: 1600,
    sizes: ONE_SIZE,
  },
  {
    id: 'pr-kids-tee',
    name: 'Kids Dash Tee',
    description: 'For the 400-meter dash nobody times.',
    category: 'Kids',
    code: 'PR-KID-01',
    priceMinor: 1800,
    sizes: KIDS_SIZES,
  },
];

export const PRAIRIE: Assortment = {
  tenantId: 'ten_prairie',
  products: PRODUCTS,
  events: { evt_prairie_run: PRODUCTS.map((product) => product.id) },
};
