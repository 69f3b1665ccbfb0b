import { z } from 'zod';
import {
  amount,
  dayAsked,
  eventParams,
  instantText,
  objectId,
  requiredText,
} from '@/lib/contract/primitives';
import {
  MOST_PRODUCTS,
  MOST_USES,
  VOUCHER_CODE_LENGTH,
  VOUCHER_STATES,
} from '@/lib/modules/checkout/rules/voucher-states';

const day = dayAsked.meta({ description: 'A day of the store’s time zone, YYYY-MM-DD' });
const uses = z.number().int().min(1).max(MOST_USES);

/** What a client says of a voucher. D41. */
export const voucherBody = z.object({
  code: requiredText(VOUCHER_CODE_LENGTH),
  kind: z.enum(['amount', 'percent']),
  value: amount.meta({ description: 'An amount, or per cent with two places' }),
  public: z.boolean().meta({ description: 'Offered at the checkout to everyone' }),
  starts_on: day.nullable().meta({ description: 'The first day; null for at once' }),
  ends_on: day.nullable().meta({ description: 'The last day; null for no end' }),
  max_uses: uses.nullable().meta({ description: 'Uses in total; null for any number' }),
  uses_per_person: uses.nullable().meta({ description: 'By folded email; null for any number' }),
  minimum_spend: amount.nullable().meta({ description: 'Of the items, VAT included' }),
  products: z
    .array(objectId)
    .max(MOST_PRODUCTS)
    .nullable()
    .meta({ description: 'The only products that it counts for; null for all' }),
});
export type VoucherBody = z.output<typeof voucherBody>;

export const voucher = voucherBody.extend({
  id: z.string(),
  products: z
    .array(z.object({ product_id: z.string(), name: z.string() }))
    .nullable()
    .meta({ description: 'One that has left the event has no name' }),
  uses: z.number().int(),
  state: z.enum(VOUCHER_STATES),
  created_at: instantText,
  updated_at: instantText,
  restorable_until: instantText.nullable().meta({ description: 'Of a deleted one' }),
});
export type AdminVoucher = z.output<typeof voucher>;

export const voucherParams = eventParams.extend({
  voucher: objectId.meta({ description: 'Id of a voucher' }),
});

export const voucherExample: AdminVoucher = {
  id: 'vou_7k2m9x4c1v8b3n5q6w0z',
  code: 'AUTUMN-10',
  kind: 'percent',
  value: '10.00',
  public: true,
  starts_on: '2026-11-01',
  ends_on: '2026-11-30',
  max_uses: 200,
  uses_per_person: 1,
  minimum_spend: '30.00',
  products: null,
  uses: 12,
  state: 'active',
  created_at: '2026-10-20T08:30:00.000Z',
  updated_at: '2026-10-20T08:30:00.000Z',
  restorable_until: null,
};
