import { z } from 'zod';
import { amount, currency, instantText } from '@/lib/contract/primitives';
import { ORDER_KINDS } from '@/lib/modules/orders/rules/kinds';

export const orderSummary = z.object({
  id: z.string(),
  tenant_id: z.string(),
  tenant_name: z.string(),
  event_slug: z.string(),
  event_name: z.string(),
  order_ref: z.string(),
  kind: z.enum(ORDER_KINDS),
  status: z.string().nullable(),
  payment_status: z.string(),
  /** Production waits for a decision. */
  held: z.boolean(),
  customer_name: z.string(),
  customer_country: z.string(),
  item_count: z.number().int(),
  total_store_price: amount,
  currency,
  created_at: instantText,
});
export type OrderSummary = z.output<typeof orderSummary>;

export const orderSummaryExample: OrderSummary = {
  id: 'ord_7k2m9x4c1v8b3n5q6w0z',
  tenant_id: 'ten_fjord',
  tenant_name: 'Fjord & Fern Coffee',
  event_slug: 'fjord-fern',
  event_name: 'Fjord & Fern',
  order_ref: 'M7QK-3FXW',
  kind: 'store',
  status: 'new',
  payment_status: 'paid',
  held: false,
  customer_name: 'Ada Fern',
  customer_country: 'GB',
  item_count: 3,
  total_store_price: '63.74',
  currency: 'GBP',
  created_at: '2026-11-20T09:00:00.000Z',
};
