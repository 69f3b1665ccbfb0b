import { z } from 'zod';
import { amount, currency, eventParams, none, region } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { priceBreak } from '@/lib/modules/pricing/contract/price-break';
import { shippingTable } from '@/lib/modules/pricing/contract/shipping-table';
import { bulkLine } from './bulk-order';
import { readBulkGroundCall } from './paths';

const groundProduct = z.object({
  product_id: z.string(),
  name: z.string(),
  /** What making one costs, ex VAT: the blank, and a print on each of the printed sides. Null where it has no price. */
  making: z
    .object({
      blank: amount,
      print: amount,
      sides: z.number().int(),
      /** What it is made of: items of one blank to one address count together. */
      blank_id: z.string().optional(),
      /** Lower prices from a quantity to one address on; absent without any. S2.2-315 */
      blank_breaks: z.array(priceBreak).optional(),
      print_breaks: z.array(priceBreak).optional(),
    })
    .nullable(),
  colours: z.array(
    z.object({
      identifier: z.string(),
      name: z.string(),
      hex: z.string(),
      front: z.string().nullable(),
      back: z.string().nullable(),
    }),
  ),
  variants: z.array(
    z.object({ variant_id: z.string(), identifier: z.string(), size: z.string(), stock: z.number().int() }),
  ),
});
export type GroundProduct = z.output<typeof groundProduct>;

const collectedLine = bulkLine.extend({
  /** Who asked for it, where it has texts or pictures of its own or goes to their address; else null. */
  invitee: z
    .object({
      name: z.string(),
      email: z.string(),
      delivery: z
        .object({
          phone: z.string(),
          address_first_line: z.string(),
          address_second_line: z.string(),
          address_city: z.string(),
          address_county: z.string(),
          address_postcode: z.string(),
          address_country: z.string(),
          address_state: z.string(),
        })
        .nullable(),
    })
    .nullable(),
});
export type CollectedLine = z.output<typeof collectedLine>;

/** What a Bulk order is made of: products, terms, credit, and the sizes that invitees chose. */
const bulkGround = z.object({
  region,
  currency,
  /** Whether it can be ordered now; else why not. */
  closed: z.enum(['not_active', 'not_verified']).nullable(),
  /** ISO codes; none for everywhere. */
  countries: z.array(z.string()),
  locked_countries: z.array(z.string()),
  states: z.array(z.string()),
  products: z.array(groundProduct),
  /** What is agreed with the client: discounts per address, and the rate of the platform's tax in basis points. */
  terms: z.object({
    discount: amount,
    shipping_discount: amount,
    tax_bp: z.number().int(),
    /** What sending one address costs before the discount. */
    shipping: shippingTable.optional(),
  }),
  /** Whether the platform takes cards in this region. */
  by_card: z.boolean(),
  /** What the credit account has left, below 0 where a limit was lowered, and the event's budget; null for no budget. */
  credit: z.object({ available: z.string(), budget_left: z.string().nullable() }),
  collected: z
    .object({
      invited: z.number().int(),
      answered: z.number().int(),
      addresses: z.boolean(),
      lines: z.array(collectedLine),
    })
    .nullable(),
});
export type BulkGround = z.output<typeof bulkGround>;

/** D4-4: what the page of a Bulk order needs. */
export const readBulkGround = route({
  id: 'bulk-orders.ground',
  ...readBulkGroundCall,
  summary:
    'What a Bulk order is made of: products with their production prices, terms, credit, collected sizes',
  access: 'tenant',
  permission: 'bulk_orders.read',
  params: eventParams,
  query: none,
  response: bulkGround,
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-offsite' },
    response: {
      region: 'EU',
      currency: 'EUR',
      closed: null,
      countries: [],
      locked_countries: ['NL'],
      states: [],
      products: [
        {
          product_id: 'lu-offsite-jacket',
          name: 'Offsite Jacket',
          making: { blank: '26.80', print: '3.20', sides: 1 },
          colours: [
            {
              identifier: 'jacket-navy',
              name: 'Navy',
              hex: '#16233f',
              front:
                '/api/ten_lumen/events/lumen-offsite/products/lu-offsite-jacket/picture/jacket-navy/front?v=0123456789abcdef',
              back: null,
            },
          ],
          variants: [
            { variant_id: 'lu-offsite-jacket-navy-m', identifier: 'jacket-navy', size: 'M', stock: 500 },
          ],
        },
      ],
      terms: {
        discount: '0.00',
        shipping_discount: '0.00',
        tax_bp: 2100,
        shipping: {
          standard: '4.95',
          standard_tracked: '6.95',
          express: '12.95',
          additional_item_price: '0.95',
        },
      },
      by_card: true,
      credit: { available: '3000.00', budget_left: null },
      collected: { invited: 40, answered: 26, addresses: false, lines: [] },
    },
  },
});
