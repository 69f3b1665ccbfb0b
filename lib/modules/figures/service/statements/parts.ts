import { sql, type SQL } from 'drizzle-orm';

/** Whose figures: everything that the transaction sees, a tenant, or one of its events; `at` is now. */
export interface FigureScope {
  tenantId: string | null;
  eventId?: string;
  /** Only of stores of this type. */
  type?: string;
  at: Date;
}

/** Between the first and the last zone of the world it is the same day, the one before or the one after. */
const ZONES_DIFFER_BY_DAYS = 1;

const instant = ({ at }: FigureScope): SQL => sql`${at.toISOString()}::timestamptz`;

/**
 * Whether a store's day, in a row `f` with its region, is one of the last `days` calendar days of that store, today
 * included. The second comparison is what an index can answer. D38-6.
 */
export const isWithin = (scope: FigureScope, day: SQL, days: number | null): SQL =>
  days === null
    ? sql`true`
    : sql`${day} > store_day(f.region, ${instant(scope)}) - ${days}::integer
        and ${day} > (${instant(scope)} at time zone 'UTC')::date - ${days + ZONES_DIFFER_BY_DAYS}::integer`;

/** The sums `f` of a scope; rows of `order_figures` or `order_stages`. */
export function inScope({
  tenantId,
  eventId,
  type,
}: Pick<FigureScope, 'tenantId' | 'eventId' | 'type'>): SQL {
  const all = [tenantId === null ? sql`true` : sql`f.tenant_id = ${tenantId}`];
  if (eventId !== undefined) all.push(sql`f.event_id = ${eventId}`);
  if (type !== undefined)
    all.push(
      sql`(f.tenant_id, f.event_id) in (select e.tenant_id, e.id from events e where e.type = ${type})`,
    );
  return sql.join(all, sql` and `);
}

/**
 * How many orders of an event count: paid or free, and not cancelled. `event` is the row that the number is of, by its
 * alias. D38-2.
 */
export const ordersOfEvent = (
  event: SQL,
): SQL => sql`(select coalesce(sum(f.orders), 0)::integer from order_figures f
  where f.tenant_id = ${event}.tenant_id and f.event_id = ${event}.id)`;

/** How many products of an event, by its alias, are of a condition over `c`: `status` and `locked`. */
export const productsOfEvent = (event: SQL, condition: SQL): SQL => sql`(
  select coalesce(sum(c.products), 0)::integer from event_product_counts c
  where c.tenant_id = ${event}.tenant_id and c.event_id = ${event}.id and ${condition})`;
