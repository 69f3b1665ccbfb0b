import { z } from 'zod';
import { amount, currency, dayMonthYear, eventParams, none, region } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { launchLine } from '@/lib/modules/events/contract/launch-line';
import { placeTestOrderCall } from './paths';

const orderedItem = z.object({
  product_id: z.string(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  unit_price: amount,
  total: amount,
});

/** The print file of a side of the item: its size, or null where it can't be drawn. The worker draws it; it isn't kept. */
const testPrint = z.object({
  side: z.enum(['front', 'back']),
  file: z.object({ width_px: z.number().int(), height_px: z.number().int() }).nullable(),
});

const orderSheet = z.object({
  /** A gift costs nothing. */
  kind: z.enum(['store', 'claim']),
  region,
  currency,
  items: z.array(orderedItem),
  items_total: amount,
  shipping_total: amount,
  total_excluding_vat: amount,
  /** In the US sales tax is asked of the provider when a shopper pays, and is 0.00 here. */
  total_vat: amount,
  total: amount,
  delivery: z.object({ from: dayMonthYear, to: dayMonthYear }),
  /** The sample address, by line. */
  address: z.array(z.string()),
  prints: z.array(testPrint),
});
export type OrderSheet = z.output<typeof orderSheet>;

const testOrder = z.object({
  /** A shopper's order like this one would go through, once the event is published. */
  ready: z.boolean(),
  /** What stands in its way: blocking lines, as the launch check has them. */
  problems: z.array(launchLine),
  /** Null where there is nothing to order. */
  order: orderSheet.nullable(),
  /** The confirmation as it is mailed to whoever asked, marked as a test; the mail also says how drawing the print files went. */
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
});
export type TestOrder = z.output<typeof testOrder>;

const example: TestOrder = {
  ready: true,
  problems: [],
  order: {
    kind: 'store',
    region: 'UK',
    currency: 'GBP',
    items: [
      {
        product_id: 'ff-crew-tee',
        name: 'Crew Tee',
        colour: 'Black',
        size: 'M',
        quantity: 1,
        unit_price: '21.60',
        total: '21.60',
      },
    ],
    items_total: '21.60',
    shipping_total: '4.74',
    total_excluding_vat: '21.95',
    total_vat: '4.39',
    total: '26.34',
    delivery: { from: '26-11-2026', to: '30-11-2026' },
    address: ['Ada Fern', '1 Sample Street', 'London', 'SW1A 1AA', 'United Kingdom'],
    prints: [{ side: 'front', file: { width_px: 3307, height_px: 4134 } }],
  },
  mail: {
    to: 'admin@fjord-fern.example',
    subject: 'TEST: We have your order TEST-ORDER',
    text: 'This is a test order. Nothing was charged or printed.',
  },
};

/**
 * Runs the event's own way of an order for the first thing that it sells, in any status: prices, VAT, shipping, address
 * rules, print files and mail. Nothing is stored, reserved, charged or printed; the mail goes to whoever asked. S2.2-70.
 */
export const placeTestOrder = route({
  id: 'events.test-order',
  ...placeTestOrderCall,
  summary: 'Places a test order that is never stored, charged or printed',
  access: 'tenant',
  permission: 'events.update',
  params: eventParams,
  query: none,
  body: none,
  response: testOrder,
  errors: ['rate_limited'],
  idempotent: true,
  example: { params: { tenant: 'ten_fjord', slug: 'fjord-fern' }, request: {}, response: example },
});
