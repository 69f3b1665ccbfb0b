import type { Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';

/** A picture made by scripts/showcase from the platform's garments. */
export type ShowcaseName =
  | 'fjord-tee'
  | 'fjord-hoodie'
  | 'fjord-tote'
  | 'fjord-mug'
  | 'fjord-cap'
  | 'fjord-kids'
  | 'lumen-hoodie'
  | 'prairie-tee'
  | 'prairie-cap';

interface ShowcaseProduct {
  picture: ShowcaseName;
  name: string;
  /** VAT included. */
  price: Minor;
  colours: readonly string[];
}

/** The home page's example store, with names and prices of the demo data. */
export const FJORD = {
  name: 'Fjord & Fern Coffee',
  path: '/fjord-fern',
  region: 'UK' as Region,
  products: [
    { picture: 'fjord-tee', name: 'Crew Tee', price: 2160, colours: ['#22302b', '#1f4d3a', '#e6dcc6'] },
    { picture: 'fjord-hoodie', name: 'Name Hoodie', price: 4080, colours: ['#e6dcc6', '#1f4d3a'] },
    { picture: 'fjord-tote', name: 'Market Tote', price: 1320, colours: ['#e6dcc6', '#1f4d3a'] },
    { picture: 'fjord-mug', name: 'Camp Mug', price: 1140, colours: ['#f7f3ea'] },
    { picture: 'fjord-kids', name: 'Kids Tee', price: 1400, colours: ['#c9b26a', '#1f4d3a'] },
    { picture: 'fjord-cap', name: 'Harbour Cap', price: 1740, colours: ['#1f4d3a', '#22302b'] },
  ] as readonly ShowcaseProduct[],
};

export const LUMEN = { name: 'Lumen Robotics', path: '/lumen-summit', code: 'SUMMIT', person: 'Noor' };

export const PRAIRIE = { name: 'Prairie Run Club', path: '/prairie-run' };

export const EXAMPLE_ORDER = {
  ref: 'M7QK-3FXW',
  quantity: 2,
  product: 'Crew Tee',
  colour: 'Forest',
  size: 'M',
  sizes: ['S', 'M', 'L', 'XL', '2XL', '3XL'],
};

/** A basket of the demo data with a voucher; the pricing tests check these totals. */
export const RECEIPT = {
  lines: [
    { quantity: 2, name: 'Crew Tee', amount: 4320 },
    { quantity: 1, name: 'Kids Tee', amount: 1400 },
  ],
  shipping: 654,
  voucher: { code: 'SAVE5', amount: -500 },
  vat: 764,
  total: 5874,
};
