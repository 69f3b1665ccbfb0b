import { z } from 'zod';
import { currency, locale, none, slug, tenantParams } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { COMPARISONS, PERIODS } from '@/lib/modules/figures/rules/period';
import { BLOCKS, PROBLEMS } from '@/lib/modules/insights/rules/blocks';
import { PUBLIC_STAGES } from '@/lib/modules/orders/rules/public-stage';
import { dashboardFiguresExample } from './dashboard-figures-example';
import {
  dashboardFileCall,
  readDashboardFiguresCall,
  readStaffDashboardFiguresCall,
  staffDashboardFileCall,
} from './paths';

const count = z.number().int();
/** Below zero where more went back than came in. */
const signed = z
  .string()
  .regex(/^-?\d{1,12}\.\d{2}$/)
  .meta({ description: 'Decimal string with two places; negative where more went back than came in' });
const days = z.object({ from: z.iso.date(), to: z.iso.date() });

const totals = z.object({
  /** Charged with tax, less refunds and lost disputes, each on its own day. D38-1. */
  revenue: signed,
  /** Paid or free, not cancelled. D38-2. */
  orders: count,
  /** Of the orders: gift claims. */
  claims: count,
  /** Payments, and what they came to before anything went back. */
  payments: count,
  charged: signed,
  /** What an order was paid with on average; null without a payment. */
  average: signed.nullable(),
  /** Only for those who may read it: see `ledger.read`. */
  margin: z
    .object({
      /** Revenue without VAT or sales tax. */
      net: signed,
      /** Production and shipping, and the platform's fee, as frozen with the orders. */
      cost: signed,
      fee: signed,
      margin: signed,
      /** What gifts and bulk orders cost; not part of the margin. */
      given: signed,
    })
    .nullable(),
});
export type DashboardTotals = z.output<typeof totals>;

const point = totals.extend({
  /** The day, or the month: `2026-11`. */
  key: z.string(),
  /** The same of the period that it is compared with; null without one. */
  before: totals.nullable(),
});

const part = { orders: count, units: count, revenue: signed };

const figures = z.object({
  currency,
  /** Days of the time zone of the stores that sell in it. D38-6. */
  ...days.shape,
  compared: days.nullable(),
  unit: z.enum(['day', 'month']),
  totals,
  before: totals.nullable(),
  series: z.array(point),
  /** All that are under way, and those that ended on one of the days. */
  by_stage: z.record(z.enum(PUBLIC_STAGES), count),
  by_status: z.array(z.object({ status: z.string(), held: z.boolean(), orders: count })),
  /** Items with VAT, before vouchers and refunds; the best first. Names as they were last sold. */
  products: z.array(z.object({ id: z.string(), name: z.string(), units: count, sales: signed })),
  /** Where orders went; empty for one without a country, null for all that are not named. */
  countries: z.array(z.object({ country: z.string().nullable(), ...part })),
  /** By the tags of their links; null for visits without one. */
  sources: z.array(
    z.object({
      key: z.string().nullable(),
      source: z.string(),
      medium: z.string(),
      campaign: z.string(),
      ...part,
    }),
  ),
});
export type CurrencyFigures = z.output<typeof figures>;

const dashboardFigures = z.object({
  /** Never added up. A currency without an order has no entry, but there is always one. D38-5. */
  currencies: z.array(figures).min(1),
  /** What is to be done, whatever its age; none of 0. */
  problems: z.array(z.object({ problem: z.enum(PROBLEMS), count })),
  /** Codes that were given out, and gifts that were ever claimed; null where no code was given out. */
  codes: z.object({ issued: count, claimed: count }).nullable(),
});
export type DashboardFigures = z.output<typeof dashboardFigures>;

const staffQuery = z.object({
  period: z
    .enum(PERIODS)
    .default('30')
    .meta({ description: 'So many calendar days, a month, this year, or `own` from one day to another' }),
  from: z.iso.date().optional().meta({ description: 'The first day of an own period' }),
  to: z.iso.date().optional().meta({ description: 'The last day of an own period; at most two years' }),
  compare: z.enum(COMPARISONS).default('previous').meta({ description: 'What the period is compared with' }),
});
const query = staffQuery.extend({ event: slug.optional().meta({ description: 'Only of this event' }) });
export type DashboardFiguresQuery = z.output<typeof query>;

const file = {
  block: z.enum(BLOCKS).meta({ description: 'The part of the dashboard that the file holds' }),
  lang: locale.optional().meta({ description: 'Of the headers' }),
};
const csv = z.string().meta({ contentType: 'text/csv' });
const FILE_EXAMPLE =
  '\ufeffCurrency [currency],Product [name],Id [id],Items [units],Item sales [sales]\r\nGBP,Crew tee,ff-crew-tee,52,1289.60\r\n';
const tenant = { tenant: 'ten_fjord' };

/** S2.2-85, S2.2-86: everything that the dashboard says of a period, in one answer. */
export const readDashboardFigures = route({
  id: 'dashboard.figures',
  ...readDashboardFiguresCall,
  summary: "A tenant's sales, orders, claims, margin, products, countries and sources in a period",
  access: 'tenant',
  permission: 'dashboard.read',
  params: tenantParams,
  query,
  response: dashboardFigures,
  example: { params: tenant, query: { period: '7' }, response: dashboardFiguresExample },
});

export const readStaffDashboardFigures = route({
  id: 'dashboard.figures-all',
  ...readStaffDashboardFiguresCall,
  summary: 'The same over all tenants',
  access: 'staff',
  permission: 'dashboard.read',
  params: none,
  query: staffQuery,
  response: dashboardFigures,
  example: { query: { period: '7' }, response: dashboardFiguresExample },
});

/** S2.2-86: the rows of one part as a CSV file. */
export const dashboardFile = route({
  id: 'dashboard.file',
  ...dashboardFileCall,
  summary: 'One part of it as a CSV file',
  access: 'tenant',
  permission: 'dashboard.read',
  params: tenantParams,
  query: query.extend(file),
  response: csv,
  example: { params: tenant, query: { block: 'products' }, response: FILE_EXAMPLE },
});

export const staffDashboardFile = route({
  id: 'dashboard.file-all',
  ...staffDashboardFileCall,
  summary: 'One part of it over all tenants as a CSV file',
  access: 'staff',
  permission: 'dashboard.read',
  params: none,
  query: staffQuery.extend(file),
  response: csv,
  example: { query: { block: 'products' }, response: FILE_EXAMPLE },
});
