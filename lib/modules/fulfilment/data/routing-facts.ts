import { sql } from 'drizzle-orm';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { FulfillerPrices } from '@/lib/db/schema/fulfillers';
import type { Transaction } from '@/lib/db/transaction';
import { restDays } from '@/lib/modules/fulfilment/data/fulfillers/holidays';
import type { Holiday } from '@/lib/modules/fulfilment/rules/fulfillers/holidays';
import { daysRested } from '@/lib/modules/fulfilment/rules/fulfillers/promised-days';
import { todayIn } from '@/lib/modules/fulfilment/rules/fulfillers/states';
import type { RoutingSettings } from '@/lib/modules/fulfilment/rules/routing/decide';
import type { BlankFact, FulfillerFacts } from '@/lib/modules/fulfilment/rules/routing/types';

interface BlankRow {
  /** The blank's id. */
  family: string;
  offered: boolean;
  front_width_mm: number | null;
  front_height_mm: number | null;
  back_width_mm: number | null;
  back_height_mm: number | null;
  prices: FulfillerPrices | null;
  made_in: string | null;
  customs_code: string | null;
}

interface FactsRow extends Record<string, unknown> {
  id: string;
  name: string;
  status: 'open' | 'closed';
  regions: Region[];
  countries: string[];
  originCountry: string | null;
  techniques: string[];
  dailyCapacity: number | null;
  timeZone: string;
  paused: boolean;
  pausedUntil: string | null;
  promisedDays: number;
  everyBlank: boolean;
  blanks: BlankRow[];
  stock: { sku: string; pieces: number; discontinued: boolean }[];
  closures: { first_day: string; last_day: string }[];
  holidays: Holiday[];
  days: { day: string; items: number }[];
  choice: 'preferred' | 'excluded' | null;
  rejected: boolean;
}

const size = (width: number | null, height: number | null) =>
  width === null || height === null ? null : { widthMm: width, heightMm: height };

function blankFact(row: BlankRow): BlankFact {
  return {
    blankId: row.family,
    offered: row.offered,
    area: {
      front: size(row.front_width_mm, row.front_height_mm),
      back: size(row.back_width_mm, row.back_height_mm),
    },
    prices: row.prices,
    madeIn: row.made_in,
    customsCode: row.customs_code,
  };
}

function factsOf(row: FactsRow, at: Date): FulfillerFacts {
  const today = todayIn(at, row.timeZone);
  const [region] = row.regions;
  const closures = row.closures.map(({ first_day, last_day }) => ({
    firstDay: first_day,
    lastDay: last_day,
  }));
  const { promisedDays: promised, timeZone } = row;
  const rested = daysRested(
    { beganAt: at, promised, timeZone, closures },
    row.holidays.map(({ day }) => day),
  );
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    regions: row.regions,
    countries: row.countries,
    originCountry: row.originCountry ?? (region ? REGION_FACTS[region].defaultCountry : null),
    techniques: row.techniques,
    dailyCapacity: row.dailyCapacity,
    today,
    itemsToday: row.days.find(({ day }) => day === today)?.items ?? 0,
    paused: row.paused ? { until: row.pausedUntil } : null,
    promisedDays: row.promisedDays + rested,
    everyBlank: row.everyBlank,
    blanks: row.blanks.map(blankFact),
    stock: Object.fromEntries(
      row.stock.map(({ sku, pieces, discontinued }) => [sku, { pieces, discontinued }]),
    ),
    closures,
    choice: row.choice,
    rejected: row.rejected,
  };
}

/** A printer's answer counts against it until staff let the order go on; that it doesn't make the order counts for good. */
const REFUSED = sql`exists (select from submissions s where s.tenant_id = o.tenant_id and s.order_id = o.id
  and s.fulfiller_id = f.id and s.given_up_at is not null) or exists (select from routing_decisions d where d.tenant_id = o.tenant_id and d.order_id = o.id
  and d.fulfiller_id = f.id and d.refused and d.decided_at > coalesce((select max(h.at) from order_history h
    where h.tenant_id = o.tenant_id and h.order_id = o.id and h.actor = 'staff' and h.moved), '-infinity'))`;

const rowsOf = (from: ReturnType<typeof sql>) =>
  sql`coalesce((select jsonb_agg(to_jsonb(x)) from ${from} x), '[]')`;

/** What is known of a fulfiller `f`; of its stock only these SKUs, and of its days those around a moment. */
function columnsOf(skus: readonly string[], at: Date) {
  const near = at.toISOString().slice(0, 10);
  return sql`f.id, f.name, f.status, f.regions, f.countries, f.origin_country as "originCountry", f.techniques,
      f.daily_capacity as "dailyCapacity", f.time_zone as "timeZone", f.paused_at is not null as paused,
      f.paused_until::text as "pausedUntil", f.promised_days as "promisedDays", f.every_blank as "everyBlank",
      ${rowsOf(sql`(select * from fulfiller_blanks where fulfiller_id = f.id)`)} as blanks,
      ${rowsOf(sql`(select * from fulfiller_stock where fulfiller_id = f.id
        and sku = any(${sql.param([...skus])}::text[]))`)} as stock,
      ${rowsOf(sql`(select first_day, last_day from fulfiller_closures where fulfiller_id = f.id
        and last_day >= ${near}::date - 1)`)} as closures,
      ${restDays(sql`${near}::date - 1`)} as holidays,
      ${rowsOf(sql`(select day, items from fulfiller_days where fulfiller_id = f.id
        and day between ${near}::date - 1 and ${near}::date + 1)`)} as days`;
}

/** All fulfillers as an order of a tenant finds them at a moment, by id; of their stock only the order's own SKUs. D32-20. */
export async function readRoutingFacts(
  tx: Transaction,
  key: { tenantId: string; orderId: string },
  skus: readonly string[],
  at: Date,
): Promise<FulfillerFacts[]> {
  const { rows } = await tx.execute<FactsRow>(sql`
    select ${columnsOf(skus, at)}, e.choice, (${REFUSED}) as rejected
    from fulfillers f
    join orders o on o.tenant_id = ${key.tenantId} and o.id = ${key.orderId}
    left join event_fulfillers e on e.tenant_id = o.tenant_id and e.event_id = o.event_id and e.fulfiller_id = f.id
    order by f.id`);
  return rows.map((row) => factsOf(row, at));
}

/**
 * All fulfillers as orders of an event will find them, by id: without what changes from day to day, that is stock, room and days
 * without orders. S2.2-151.
 */
export async function readLastingFacts(
  tx: Transaction,
  key: { tenantId: string; eventId: string },
  at: Date,
): Promise<FulfillerFacts[]> {
  const { rows } = await tx.execute<FactsRow>(sql`
    select ${columnsOf([], at)}, e.choice, false as rejected
    from fulfillers f
    left join event_fulfillers e on e.tenant_id = ${key.tenantId} and e.event_id = ${key.eventId} and e.fulfiller_id = f.id
    order by f.id`);
  return rows.map((row) => ({ ...factsOf({ ...row, holidays: [] }, at), dailyCapacity: null, closures: [] }));
}

/** What the platform decides for all orders. D32-23. */
export async function readRoutingSettings(tx: Transaction): Promise<RoutingSettings> {
  const { rows } = await tx.execute<{ maxOverPercent: number | null }>(
    sql`select max_over_percent as "maxOverPercent" from routing_settings`,
  );
  return rows[0] ?? { maxOverPercent: null };
}
