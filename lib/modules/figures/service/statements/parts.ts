import { sql, type SQL } from 'drizzle-orm';
import { REGION_FACTS, REGIONS } from '@/lib/kernel/regions';

/** Whose figures: everything that the transaction sees, a tenant, or one of its events; `at` is now. */
export interface FigureScope {
  tenantId: string | null;
  eventId?: string;
  at: Date;
}

/**
 * A payment is made at most so long after its order: 30 minutes of reservation, and the days that a provider may take to
 * process it. It keeps a period's figures from reading all orders there have ever been.
 */
const PAID_WITHIN_DAYS = 14;

/** The time zone of the store that took an order `o`: a day of a figure is that store's day. D38-6. */
const ZONE = sql.raw(
  `case o.region ${REGIONS.map((region) => `when '${region}' then '${REGION_FACTS[region].timeZone}'`).join(' ')} end`,
);

const instant = ({ at }: FigureScope): SQL => sql`${at.toISOString()}::timestamptz`;

/** The store's day of an instant. */
const dayOf = (moment: SQL): SQL => sql`((${moment}) at time zone ${ZONE})::date`;

/** Today in the store of an order `o`. */
const today = (scope: FigureScope): SQL => dayOf(instant(scope));

/** Whether an instant falls into the last `days` calendar days of the store, today included. */
export const isWithin = (scope: FigureScope, moment: SQL, days: number | null): SQL =>
  days === null ? sql`true` : sql`${dayOf(moment)} > ${today(scope)} - ${days}::integer`;

/** The orders `o` of a scope. */
export function inScope({ tenantId, eventId }: FigureScope): SQL {
  return sql`(${tenantId}::text is null or o.tenant_id = ${tenantId})
    and (${eventId ?? null}::text is null or o.event_id = ${eventId ?? null})`;
}

/** Orders old enough that neither they nor their payment can be of the last `days` days are not read. */
const isRecent = (scope: FigureScope, days: number | null): SQL =>
  days === null
    ? sql`true`
    : sql`o.created_at > ${instant(scope)} - make_interval(days => ${days + PAID_WITHIN_DAYS}::integer)`;

/** Whether an order `o` counts: it was paid or free, and is not cancelled. D38-2. */
export const IS_COUNTED = sql`(o.status is not null and o.status <> 'cancelled')`;

/**
 * The orders that count; a row is `o` with `accepted_at`, when it was paid
 * or, for a gift, claimed.
 */
export const acceptedOrders = (scope: FigureScope, days: number | null): SQL => sql`
  select o.tenant_id, o.id, o.currency, o.region, coalesce(o.paid_at, o.created_at) as accepted_at,
    ${dayOf(sql`coalesce(o.paid_at, o.created_at)`)} as day
  from orders o
  where ${inScope(scope)} and ${isRecent(scope, days)} and ${IS_COUNTED}
    and ${isWithin(scope, sql`coalesce(o.paid_at, o.created_at)`, days)}`;

/**
 * The movements of shoppers' money (D38-1), one row each: what was charged, VAT included, on the day of the payment; less
 * refunds and lost disputes on days of their own. `minor` is signed.
 */
export const moneyMovements = (scope: FigureScope, days: number | null): SQL => sql`
  select o.currency, i.amount_minor as minor
  from orders o join payment_intents i on i.tenant_id = o.tenant_id and i.order_id = o.id
  where ${inScope(scope)} and ${isRecent(scope, days)} and i.state = 'succeeded' and o.paid_at is not null
    and ${isWithin(scope, sql`o.paid_at`, days)}
  union all
  select o.currency, -r.amount_minor
  from order_refunds r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
  where ${inScope(scope)} and r.state <> 'failed' and ${isWithin(scope, sql`r.made_at`, days)}
  union all
  select o.currency, -d.amount_minor
  from order_disputes d join orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
  where ${inScope(scope)} and d.state = 'lost' and ${isWithin(scope, sql`d.closed_at`, days)}`;
