import { ADULT_SIZES, ONE_SIZE } from '@/lib/modules/catalogue/rules/blanks/facts';
import type { Assortment, ProductFacts } from './facts';

const PRODUCTS: readonly ProductFacts[] = [
  {
    id: 'lu-summit-hoodie',
    name: 'Summit Hoodie',
    description: 'Yours for coming. Put your name on the front; the summit’s circuit runs down the back.',
    category: 'Hoodies',
    code: 'LU-HOO-01',
    priceMinor: 3200,
    sizes: ADULT_SIZES,
  },
  {
    id: 'lu-sticker-sheet',
    name: 'Sticker Sheet',
    description: 'Nine stickers, weatherproof. They come off laptops without a fight.',
    category: 'Stickers',
    code: 'LU-STI-01',
    priceMinor: 350,
    sizes: ONE_SIZE,
  },
  {
    id: 'lu-crew-tee',
    name: 'Crew Tee',
    description: 'The lab shirt. Mid-weight cotton, the arm’s wiring diagram on the chest.',
    category: 'T-shirts',
    code: 'LU-TEE-01',
    priceMinor: 1900,
    sizes: ADULT_SIZES,
  },
  {
    id: 'lu-crew-bottle',
    name: 'Crew Bottle',
    description: 'Steel, 500 ml, cold for a day. Fits the holder on the test bench.',
    category: 'Drinkware',
    code: 'LU-BOT-01',
    priceMinor: 1750,
    sizes: ONE_SIZE,
  },
  {
    id: 'lu-crew-cap',
    name: 'Crew Cap',
    description: 'Stops the overhead cameras from recognising you before coffee.',
    category: 'Caps',
    code: 'LU-CAP-01',
    priceMinor: 1450,
    sizes: ONE_SIZE,
  },
  {
    id: 'lu-offsite-jacket',
    name: 'Offsite Jacket',
    description: 'Windproof, lined, with the mountain on the back. Made for one cold weekend and many after.',
    category: 'Jackets',
    code: 'LU-JAC-01',
    priceMinor: 4800,
    sizes: ADULT_SIZES,
  },
];

export const LUMEN: Assortment = {
  tenantId: 'ten_lumen',
  products: PRODUCTS,
  events: {
    evt_lumen_summit: ['lu-summit-hoodie'],
    evt_lumen_sample: ['lu-sticker-sheet'],
    evt_lumen_crew: ['lu-crew-tee', 'lu-crew-bottle', 'lu-crew-cap'],
    evt_lumen_offsite: ['lu-offsite-jacket'],
  },
};
