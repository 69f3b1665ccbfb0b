import { z } from 'zod';
import { CLOSED_REASONS } from '@/lib/modules/orders/rules/order-closed';
import { PUBLIC_STAGES } from '@/lib/modules/orders/rules/public-stage';
import { orderProductView, orderView, orderViewExample } from '@/lib/modules/orders/contract/order-view';
import { parcelItem } from '@/lib/modules/orders/contract/order-parcels';
import { refundedLine } from '@/lib/modules/orders/contract/refunded-line';
import { amount, instantText, locale, region } from '@/lib/contract/primitives';
import { ORDER_KINDS } from '@/lib/modules/orders/rules/kinds';

const parcel = z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() });

/** A parcel with what is in it, where its printer tells of each; carrier and number are empty while they aren't known. D32-55. */
const packedParcel = parcel.extend({
  id: z.string().optional(),
  stage: z.enum(PUBLIC_STAGES).optional(),
  items: z.array(parcelItem).optional(),
});

/** Another order of the same buyer, with the path of its own page. */
const linkedOrder = z.object({ order_ref: z.string(), order_link: z.string() });

const orderPageLine = orderProductView.extend({
  id: z.string(),
  total: z.string(),
  /** Absent where nothing of it was refunded. */
  refunded: refundedLine.optional(),
  colour_hex: z.string(),
});

/** An order as the holder of its link sees it; figures as frozen at `pay`. */
export const orderPage = orderView.omit({ products: true }).extend({
  kind: z.enum(ORDER_KINDS),
  lang: locale,
  region,
  created_at: instantText,
  store: z.object({ name: z.string(), slug: z.string(), email: z.string() }),
  /** One of the six stages of D33-1; null while it waits for its payment. */
  stage: z.enum(PUBLIC_STAGES).nullable(),
  /** The stages in order; `at`: when the order first reached it. */
  steps: z.array(
    z.object({
      stage: z.enum(PUBLIC_STAGES),
      state: z.enum(['done', 'current', 'todo']),
      at: instantText.nullable(),
    }),
  ),
  /** A claim that its client must confirm before production (D24-2); its stage is `received`. */
  to_be_confirmed: z.boolean(),
  /** A claim that its client refused; its stage is `cancelled`. */
  refused: z.boolean(),
  /** The store gave the money back, and the order was cancelled for that; its stage is `cancelled`. */
  stopped: z.boolean(),
  /** What the shopper must correct. */
  help: z.enum(['address', 'artwork']).nullable(),
  products: z.array(orderPageLine),
  parcels: z.array(packedParcel),
  /** What is in none of its parcels yet; absent where nothing is to come, or no printer tells of parcels. D32-55. */
  to_come: z.array(parcelItem).optional(),
  /** The order whose items it prints again; null for any other kind. S2.7-23. */
  replaces: linkedOrder.nullable(),
  /** The orders that print items of this one again, the oldest first. S2.7-21. */
  replacements: z.array(
    linkedOrder.extend({
      stage: z.enum(PUBLIC_STAGES).nullable(),
      items: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
      parcels: z.array(parcel),
    }),
  ),
  /** Sent back with the next change, so that no other change is overwritten. */
  version: instantText,
  /** End of the edit window; null once it is over (D18). */
  edit_until: instantText.nullable(),
  /** Why it can no longer be changed; null while it can. */
  closed: z.enum(CLOSED_REASONS).nullable(),
  /** State of the refund of a cancelled order. */
  refund: z.enum(['on_its_way', 'done']).nullable(),
  /** The refunds for edits, and whether all of them are done; null for none. */
  given_back: z.object({ amount, done: z.boolean() }).nullable(),
  /** What the store gave back of an order that goes on; null for none. */
  refunded: amount.nullable(),
  has_invoice: z.boolean(),
  /** What the recipient wrote to the sender of their gift (D40-15); null for nothing. */
  thanks: z.object({ message: z.string(), written_at: instantText }).nullable(),
  /** They may write it now. */
  can_thank: z.boolean(),
});
export type OrderPage = z.output<typeof orderPage>;

const { products, ...example } = orderViewExample;

export const orderPageExample: OrderPage = {
  ...example,
  kind: 'store',
  lang: 'en',
  region: 'UK',
  created_at: '2026-11-20T09:00:00.000Z',
  store: { name: 'Fjord & Fern Coffee', slug: 'fjord-fern', email: 'hello@fjord-fern.example' },
  stage: 'on_its_way',
  steps: [
    { stage: 'received', state: 'done', at: '2026-11-20T09:01:00.000Z' },
    { stage: 'being_prepared', state: 'done', at: '2026-11-20T09:02:00.000Z' },
    { stage: 'in_production', state: 'done', at: '2026-11-21T08:00:00.000Z' },
    { stage: 'on_its_way', state: 'current', at: '2026-11-24T15:30:00.000Z' },
  ],
  to_be_confirmed: false,
  refused: false,
  stopped: false,
  help: null,
  products: products.map((line) => ({
    ...line,
    id: 'oli_7k2m9x4c1v8b3n5q6w0z',
    total: '43.20',
    colour_hex: '#1b1b1d',
  })),
  parcels: [
    { carrier: 'Northpost', number: 'NP123456789GB', url: 'https://track.northpost.example/NP123456789GB' },
  ],
  replaces: null,
  replacements: [],
  version: '2026-11-24T15:30:00.000Z',
  edit_until: null,
  closed: 'shipped',
  refund: null,
  given_back: null,
  refunded: null,
  has_invoice: true,
  thanks: null,
  can_thank: false,
};
