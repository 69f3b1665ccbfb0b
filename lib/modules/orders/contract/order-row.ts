import { z } from 'zod';
import { amount, instantText, shippingMethod } from '@/lib/contract/primitives';
import { orderActs } from './order-acts-next';
import { orderSummary, orderSummaryExample } from './order-summary';

/** An order as the list has it: with what its columns can show besides the summary. S2.2-120. */
const orderRow = orderSummary.extend({
  shipping_method: shippingMethod,
  lang: z.string(),
  discount_code: z.string().nullable(),
  /** Source, medium and campaign of the visit that led to it, joined by `/`; null where nothing is known. */
  source: z.string().nullable(),
  /** What was given back, without refunds that failed. */
  refunded: amount,
  /** Who prints it; null until that is decided. */
  fulfiller: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** It waits for its client’s approval. */
  to_approve: z.boolean(),
  ...orderActs,
  /** By how many of its working days its printer is late; null while it is in time, and for clients. */
  late_days: z.number().int().nullable(),
});
export type OrderRow = z.output<typeof orderRow>;

export const orderRowExample: OrderRow = {
  ...orderSummaryExample,
  shipping_method: 'standard',
  lang: 'en',
  discount_code: 'SPRING-10',
  source: 'newsletter/email/spring',
  refunded: '0.00',
  fulfiller: 'Northlight Print',
  tracking_number: null,
  to_approve: false,
  acts: null,
  acts_since: null,
  moves: [],
  late_days: null,
};

/** A page of the list, and when it was read: what changed later has not been seen. */
export const orderPage = z.object({
  orders: z.array(orderRow),
  next_cursor: z.string().nullable(),
  /** True where nothing matches the search, and these are of the names nearest to it, the nearest first. */
  near: z.boolean(),
  /** At most one more than `COUNTED_TO`, which then means «more». */
  total: z.number().int(),
  as_of: instantText,
});
export type OrderPage = z.output<typeof orderPage>;

export const orderPageExample: OrderPage = {
  orders: [orderRowExample],
  next_cursor: null,
  near: false,
  total: 1,
  as_of: '2026-11-20T09:05:00.000Z',
};
