import { z } from 'zod';
import { currency, instantText, none, region } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { decimalProblem, MOST_SHIPPING_MINOR } from '@/lib/kernel/decimal-problem';
import { SHIPPING_KINDS } from '@/lib/modules/pricing/rules/types';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';
import { listShippingTablesCall, removeShippingTableCall, setShippingTableCall } from './paths';
import { shippingTable } from './shipping-table';

const kind = z.enum(SHIPPING_KINDS);
const day = z.iso.date().meta({ description: 'A day where the region is, YYYY-MM-DD' });

const version = shippingTable.extend({
  version: z.int32(),
  from_day: day,
  state: z.enum(['planned', 'now', 'past']),
  made_at: instantText,
  /** Null for the first prices, and once they were removed for good. */
  made_by: z.string().nullable(),
});
export type ShippingVersion = z.output<typeof version>;

const table = z.object({
  kind,
  region,
  currency,
  /** The number of the last version of all, to be sent with a change. */
  latest: z.number().int(),
  /** What is planned, the last first, then what counts now, then the last ten that did. */
  versions: z.array(version),
});
export type ShippingTables = z.output<typeof table>;

/** A price as typed, with a comma or a point, and an error for each way it can be wrong. */
const price = z
  .string()
  .trim()
  .transform((typed) => typedPrice(typed) ?? typed)
  .superRefine((value, context) => {
    const code = decimalProblem(value, MOST_SHIPPING_MINOR);
    if (code) context.addIssue({ code: 'custom', params: { code } });
  })
  .meta({ description: 'Decimal string with two places, ex VAT' });

/** What staff write. S2.2-305. */
export const shippingForm = z.object({
  latest: z.number().int().min(1).meta({ description: 'The last version that was read' }),
  from_day: day,
  standard: price,
  standard_tracked: price,
  express: price,
  additional_item_price: price,
});
export type ShippingForm = z.output<typeof shippingForm>;

const ofTable = z.object({ payer: kind, region });
const EXAMPLE = {
  standard: '4.20',
  standard_tracked: '5.45',
  express: '9.95',
  additional_item_price: '0.75',
};
const shared = { access: 'staff', permission: 'super_admin_panel.update', query: none } as const;
const changed = z.object({ version: z.int32() });

/** S2.2-305. */
export const listShippingTables = route({
  id: 'shipping-tables.list',
  ...listShippingTablesCall,
  summary: 'What delivery costs shoppers and clients in each region: now, before and from a later day',
  access: 'staff',
  permission: 'super_admin_panel.read',
  params: none,
  query: none,
  response: z.object({ tables: z.array(table) }),
  example: {
    response: {
      tables: [
        {
          kind: 'retail',
          region: 'UK',
          currency: 'GBP',
          latest: 2,
          versions: [
            {
              ...EXAMPLE,
              version: 2,
              from_day: '2027-01-01',
              state: 'planned',
              made_at: '2026-11-30T09:00:00.000Z',
              made_by: 'Sam Admin',
            },
          ],
        },
      ],
    },
  },
});

/** S2.2-305. */
export const setShippingTable = route({
  id: 'shipping-tables.set',
  ...setShippingTableCall,
  summary: 'Set what delivery costs from a day on; a conflict where a colleague was first',
  ...shared,
  params: ofTable,
  body: shippingForm,
  response: changed,
  errors: ['conflict'],
  example: {
    params: { payer: 'retail', region: 'UK' },
    request: { ...EXAMPLE, latest: 1, from_day: '2027-01-01' },
    response: { version: 2 },
  },
});

/** S2.2-305. */
export const removeShippingTable = route({
  id: 'shipping-tables.remove',
  ...removeShippingTableCall,
  summary: 'Take back prices before their day; a conflict once they count',
  ...shared,
  params: ofTable.extend({ version: z.string().regex(/^[1-9]\d{0,5}$/) }),
  body: none,
  response: changed,
  errors: ['conflict'],
  example: { params: { payer: 'retail', region: 'UK', version: '2' }, request: {}, response: { version: 2 } },
});
