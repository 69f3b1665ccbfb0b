import { z } from 'zod';
import { currency, locale, none, region, slug, tenantId } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { EVENT_TYPES } from '@/lib/modules/events/rules/event-types';
import { COMPARISONS, PERIODS } from '@/lib/modules/figures/rules/period';
import { REVENUE_FILES, REVENUE_SORTS, REVENUE_VIEWS } from '@/lib/modules/insights/rules/revenue-views';
import { clientRevenueFileCall, readClientRevenueCall } from './paths';

const count = z.number().int();
const signed = z
  .string()
  .regex(/^-?\d{1,12}\.\d{2}$/)
  .meta({ description: 'Decimal string with two places; negative where more went back than came in' });
const days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** D38: revenue with VAT less what went back; the platform's part without tax; what is left to the client. */
const totals = z.object({
  orders: count,
  revenue: signed,
  /** Production with shipping, fee, and what gifts and bulk orders cost, as frozen with the orders. */
  platform: signed,
  margin: signed,
});
export type RevenueTotals = z.output<typeof totals>;

const row = z.object({
  key: z.string(),
  /** Empty for a type: its name is a text of the page. */
  name: z.string(),
  tenant: z.object({ id: z.string(), name: z.string() }).nullable(),
  event: slug.nullable(),
  type: z.enum(EVENT_TYPES).nullable(),
  /** Of products alone. */
  units: count.nullable(),
  /** Of products null: costs are an order's. */
  orders: count.nullable(),
  /** Of products what their items were sold for with VAT, before vouchers and refunds. */
  revenue: signed,
  platform: signed.nullable(),
  margin: signed.nullable(),
  revenue_before: signed.nullable(),
});
export type RevenueRow = z.output<typeof row>;

const answer = z.object({
  region,
  currency,
  ...days.shape,
  compared: days.nullable(),
  unit: z.enum(['day', 'month']),
  totals,
  before: totals.nullable(),
  series: z.array(totals.extend({ key: z.string(), before: totals.nullable() })),
  /** Each region in its own currency: never added up. D38-5. */
  regions: z.array(totals.extend({ region, currency })),
  /** What the figures are narrowed to. */
  tenant: z.object({ id: z.string(), name: z.string() }).nullable(),
  event: z.object({ slug, name: z.string() }).nullable(),
  rows: z.array(row),
  /** Rows on all pages, and what they come to. */
  count,
  listed: z.object({ revenue: signed, orders: count, units: count }),
  next_cursor: z.string().nullable(),
});
export type ClientRevenue = z.output<typeof answer>;

const narrowing = z.object({
  period: z
    .enum(PERIODS)
    .default('30')
    .meta({ description: 'So many calendar days, a month, this year, or `own` from one day to another' }),
  from: z.iso.date().optional().meta({ description: 'The first day of an own period' }),
  to: z.iso.date().optional().meta({ description: 'The last day of an own period; at most two years' }),
  compare: z.enum(COMPARISONS).default('previous').meta({ description: 'What the period is compared with' }),
  region: region
    .optional()
    .meta({ description: 'Stores of this region; without it the first that has orders' }),
  tenant: tenantId.optional().meta({ description: 'Only of this client' }),
  event: slug.optional().meta({ description: 'Only of this event' }),
  type: z.enum(EVENT_TYPES).optional().meta({ description: 'Only of events of this type' }),
});
const query = narrowing.extend({
  by: z.enum(REVENUE_VIEWS).default('client').meta({ description: 'What a row is' }),
  sort: z.enum(REVENUE_SORTS).default('-revenue'),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ClientRevenueQuery = z.output<typeof query>;

const nothing: RevenueTotals = { orders: 0, revenue: '0.00', platform: '0.00', margin: '0.00' };
const sold: RevenueTotals = { orders: 41, revenue: '1890.20', platform: '902.10', margin: '673.07' };

/** S2.2-192, D38-45: what clients have sold, for staff. */
export const readClientRevenue = route({
  id: 'client-revenue.read',
  ...readClientRevenueCall,
  summary: "Clients' revenue and the platform's part of it in a period, split as asked",
  access: 'staff',
  permission: 'revenue.read',
  params: none,
  query,
  response: answer,
  example: {
    query: { period: '7', region: 'UK', by: 'client' },
    response: {
      region: 'UK',
      currency: 'GBP',
      from: '2026-11-23',
      to: '2026-11-29',
      compared: { from: '2026-11-16', to: '2026-11-22' },
      unit: 'day',
      totals: sold,
      before: nothing,
      series: [{ key: '2026-11-23', ...sold, before: nothing }],
      regions: [{ region: 'UK', currency: 'GBP', ...sold }],
      tenant: null,
      event: null,
      rows: [
        {
          key: 'ten_fjord',
          name: 'Fjord & Fern Coffee',
          tenant: { id: 'ten_fjord', name: 'Fjord & Fern Coffee' },
          event: null,
          type: null,
          units: null,
          ...sold,
          revenue_before: '0.00',
        },
      ],
      count: 1,
      listed: { revenue: '1890.20', orders: 41, units: 0 },
      next_cursor: null,
    },
  },
});

/** S2.2-192: the rows of every page, or the days of the chart, as a CSV file. */
export const clientRevenueFile = route({
  id: 'client-revenue.file',
  ...clientRevenueFileCall,
  summary: 'The same as a CSV file, all rows of it',
  access: 'staff',
  permission: 'revenue.read',
  params: none,
  query: narrowing.extend({
    by: z.enum(REVENUE_FILES).default('client').meta({ description: 'What a row is' }),
    sort: z.enum(REVENUE_SORTS).default('-revenue'),
    lang: locale.optional().meta({ description: 'Of the headers' }),
  }),
  response: z.string().meta({ contentType: 'text/csv' }),
  example: {
    query: { by: 'client', region: 'UK' },
    response:
      '\ufeffCurrency [currency],Name [name],Revenue [revenue]\r\nGBP,Fjord & Fern Coffee,1890.20\r\n',
  },
});
