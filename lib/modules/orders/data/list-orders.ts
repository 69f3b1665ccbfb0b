import { sql, type SQL } from 'drizzle-orm';
import type { Currency } from '@/lib/kernel/money';
import { mailForms } from '@/lib/kernel/mail-forms';
import { countByStatus } from '@/lib/modules/figures/service/statements/read-stages';
import { FIXABLE_KINDS, linkBegan, statusOfKind } from '@/lib/modules/orders/rules/fixable-issues';
import type { HoldReason } from '@/lib/modules/orders/rules/hold';
import type { OrderKind } from '@/lib/modules/orders/rules/kinds';
import { NEEDS_ATTENTION, type OrderProblem } from '@/lib/modules/orders/rules/needs-attention';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { WaitsFor } from '@/lib/modules/orders/rules/who-acts';
import type { ShippingMethodName } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { IS_LATE } from './late-orders';

/** The filter of orders; null matches all. */
export interface OrderFilter {
  tenantId: string | null;
  statuses: readonly OrderStatus[] | null;
  /** Also held orders, whatever their status. */
  held?: true;
  eventSlug: string | null;
  kind: OrderKind | null;
  search: OrderSearch | null;
  /** Also orders that have not been paid. */
  unpaid: boolean;
  /** Those of the stage's statuses are meant by `statuses`; these narrow further. */
  productId?: string | null;
  /** ISO 3166, as frozen with the order. */
  country?: string | null;
  problem?: OrderProblem | null;
  /** Those on which they must act next, at this time. */
  acts?: { who: WaitsFor; at: Date } | null;
  /** Only those that are late at their printer. */
  late?: boolean;
  /** Only those of this printer. */
  fulfillerId?: string | null;
  /** First and last day on which they were placed, YYYY-MM-DD in the store's zone; either may be open. */
  from?: string | null;
  to?: string | null;
  /** Only these. */
  ids?: readonly string[] | undefined;
  /** All that match but these. */
  except?: readonly string[] | undefined;
}

/** What was typed, and the promotion codes that it may mean in full (`parseCode`). */
interface OrderSearch {
  text: string;
  codes: readonly string[];
}

export interface OrderSort {
  column: 'created_at' | 'total' | 'acts_since';
  descending: boolean;
}

/** The row before the page; `value` is its `place`. */
export interface AfterRow {
  value: string;
  id: string;
  tenantId: string;
}

export interface OrderListRow extends Record<string, unknown> {
  id: string;
  tenantId: string;
  tenantName: string;
  eventSlug: string;
  eventName: string;
  orderRef: string;
  kind: OrderKind;
  status: string | null;
  paymentStatus: string;
  held: boolean;
  customerName: string;
  customerCountry: string;
  itemCount: number;
  totalMinor: number;
  currency: Currency;
  createdAt: Date;
  shippingMethod: ShippingMethodName;
  lang: string;
  discountCode: string | null;
  source: string | null;
  refundedMinor: number;
  fulfiller: string | null;
  tracking: string | null;
  toApprove: boolean;
  acts: WaitsFor | null;
  actsSince: Date;
  returnsTo: string | null;
  holdReason: HoldReason | null;
  /** By how many working days its printer is late. */
  lateDays: number | null;
  /** The sort column, with microseconds. */
  place: string;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A parcel's number and a SKU are matched whole: a part of either says nothing. */
function matches({ text, codes }: OrderSearch): SQL {
  const part = `%${escapeLike(text)}%`;
  const addresses = sql.param(mailForms(text).map((form) => `%${escapeLike(form)}%`));
  const ref = `${escapeLike(text.replace(/[\s-]/g, '').toUpperCase())}%`;
  const skus = sql.param([...new Set([text, text.toUpperCase()])]);
  const promo = sql`o.promo_code_id in (select c.id from promo_codes c
    where c.tenant_id = o.tenant_id and c.folded collate "C" = any(${sql.param([...codes])}::text[]))`;
  return sql`(replace(o.order_ref, '-', '') like ${ref}
    or o.snapshot -> 'customer' ->> 'name' ilike ${part} or o.snapshot -> 'customer' ->> 'email' ilike any(${addresses}::text[])
    or parcel_search_term(o.tracking) = replace(search_key(${text}), ' ', '')
    or (o.tenant_id, o.id) in (select l.tenant_id, l.order_id from order_lines l where l.sku = any(${skus}::text[]))
    ${codes.length > 0 ? sql`or ${promo} or upper(o.discount_code) = any(${sql.param([...codes])}::text[])` : sql``})`;
}

const FIXABLE = FIXABLE_KINDS.map(statusOfKind);

const PROBLEMS: Record<OrderProblem, SQL> = {
  any: sql`(o.status = any(${sql.param([...NEEDS_ATTENTION])}::text[]) or o.hold_reason is not null)`,
  // Few orders wait, so that the table of those is where to begin.
  approval: sql`(o.hold_reason = 'approval' and (o.tenant_id, o.id) in
    (select w.tenant_id, w.order_id from order_waits w where w.for_approval))`,
  address: sql`o.status = 'address_issue'`,
  artwork: sql`o.status = 'artwork_issue'`,
  credit: sql`o.status in ('over_budget', 'over_budget_limit')`,
  printer: sql`o.status in ('fulfiller_routing_error', 'fulfiller_submission_error', 'awaiting_reprint')`,
  held: sql`o.hold_reason <> 'approval'`,
  // Somebody still has to answer them; a partial index knows these few.
  disputed: sql`(o.tenant_id, o.id) in
    (select d.tenant_id, d.order_id from order_disputes d where d.state in ('inquiry', 'open'))`,
};

/** A recipient's link works so long; afterwards its client has to act. As `actsAt` has it. */
function waitsFor({ who, at }: { who: WaitsFor; at: Date }): SQL {
  const over = sql`(o.status = any(${sql.param(FIXABLE)}::text[])
    and o.acts_since <= ${linkBegan(at).toISOString()}::timestamptz)`;
  if (who === 'recipient') return sql`(o.acts = 'recipient' and not coalesce(${over}, false))`;
  if (who === 'client') return sql`(o.acts = 'client' or (o.acts = 'recipient' and ${over}))`;
  return sql`o.acts = ${who}`;
}

/** Between the first and the last zone of the world it is the same day, the one before or the one after. */
const ZONES_DIFFER_BY = sql`interval '1 day'`;

/** Placed on these days of the store's zone; the comparison of the time is what an index answers. */
function placedWithin({ from, to }: OrderFilter): SQL[] {
  const day = sql`store_day(o.region, o.created_at)`;
  return [
    ...(from ? [sql`o.created_at >= ${from}::date - ${ZONES_DIFFER_BY} and ${day} >= ${from}::date`] : []),
    ...(to ? [sql`o.created_at < ${to}::date + 2 * ${ZONES_DIFFER_BY} and ${day} <= ${to}::date`] : []),
  ];
}

/** The condition of a filter, over the tables of `ORDERS_FROM`. */
export function conditions(filter: OrderFilter): SQL {
  const all: SQL[] = [];
  if (filter.tenantId !== null) all.push(sql`o.tenant_id = ${filter.tenantId}`);
  if (filter.statuses !== null) {
    const among = sql`o.status = any(${sql.param([...filter.statuses])}::text[])`;
    all.push(filter.held ? sql`(${among} or o.hold_reason is not null)` : among);
  }
  if (filter.eventSlug !== null) all.push(sql`e.slug = ${filter.eventSlug}`);
  if (filter.kind !== null) all.push(sql`o.kind = ${filter.kind}`);
  if (!filter.unpaid) all.push(sql`o.status is not null`);
  if (filter.ids) all.push(sql`o.id = any(${sql.param([...filter.ids])}::text[])`);
  if (filter.except?.length) all.push(sql`o.id <> all(${sql.param([...filter.except])}::text[])`);
  if (filter.productId)
    all.push(sql`(o.tenant_id, o.id) in
      (select l.tenant_id, l.order_id from order_lines l where l.product_id = ${filter.productId})`);
  if (filter.country) all.push(sql`o.country = ${filter.country}`);
  if (filter.problem) all.push(PROBLEMS[filter.problem]);
  if (filter.acts) all.push(waitsFor(filter.acts));
  // Few orders are late, so that the table of those is where to begin.
  if (filter.late)
    all.push(
      sql`(o.tenant_id, o.id) in (select k.tenant_id, k.order_id from order_clocks k where ${IS_LATE}
        ${filter.fulfillerId ? sql`and k.fulfiller_id = ${filter.fulfillerId}` : sql``})`,
    );
  // Of an order in parts, each printer has its own late ones, whichever of them the order waits for.
  else if (filter.fulfillerId) all.push(sql`o.fulfiller_id = ${filter.fulfillerId}`);
  all.push(...placedWithin(filter));
  if (filter.search !== null) all.push(matches(filter.search));
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

/** Orders `o` with their event `e` and tenant `t`. */
export const ORDERS_FROM = sql`orders o
  join events e on e.tenant_id = o.tenant_id and e.id = o.event_id
  join tenants t on t.id = o.tenant_id`;

/** A sort column as text, without loss. */
export const PLACES = {
  created_at: sql`to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  total: sql`o.total_minor::text`,
  acts_since: sql`to_char(o.acts_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
};

const SORTED_BY = {
  created_at: { column: sql`o.created_at`, type: sql`timestamptz` },
  total: { column: sql`o.total_minor`, type: sql`bigint` },
  acts_since: { column: sql`o.acts_since`, type: sql`timestamptz` },
};

/** The condition for the rows after this one. */
export function after(sort: OrderSort, row: AfterRow | null): SQL {
  if (row === null) return sql`true`;
  const { column, type } = SORTED_BY[sort.column];
  const sign = sort.descending ? sql`<` : sql`>`;
  return sql`(${column}, o.id, o.tenant_id) ${sign} (${row.value}::${type}, ${row.id}, ${row.tenantId})`;
}

/** The list's order; ties are ordered by id. */
export function inOrder(sort: OrderSort): SQL {
  const { column } = SORTED_BY[sort.column];
  const way = sort.descending ? sql`desc` : sql`asc`;
  return sql`${column} ${way}, o.id ${way}, o.tenant_id ${way}`;
}

/** Sums of what was given back, the printer and its delay: three look-ups for each row of a page, by their tables' keys. */
export const MORE_OF_ORDERS = sql`o.shipping_method as "shippingMethod", o.lang, o.discount_code as "discountCode", o.source,
  (select coalesce(sum(r.amount_minor), 0)::integer from order_refunds r
    where r.tenant_id = o.tenant_id and r.order_id = o.id and r.state <> 'failed') as "refundedMinor",
  (select f.name from fulfillers f where f.id = o.fulfiller_id) as fulfiller, o.tracking ->> 'number' as tracking,
  o.hold_reason is not distinct from 'approval' as "toApprove",
  (select max(k.late_days) from order_clocks k where k.tenant_id = o.tenant_id and k.order_id = o.id) as "lateDays",
  o.acts, o.acts_since as "actsSince", o.returns_to as "returnsTo", o.hold_reason as "holdReason"`;

/** One page of orders; ties are ordered by id, so that no row is skipped or repeated. */
export async function listOrders(
  tx: Transaction,
  filter: OrderFilter,
  page: { sort: OrderSort; after: AfterRow | null; limit: number },
): Promise<OrderListRow[]> {
  const { rows } = await tx.execute<OrderListRow>(sql`
    select o.id, o.tenant_id as "tenantId", t.name as "tenantName", e.slug as "eventSlug", e.name as "eventName",
      o.order_ref as "orderRef", o.kind, o.status, o.payment_status as "paymentStatus",
      o.hold_reason is not null as held, o.snapshot -> 'customer' ->> 'name' as "customerName",
      o.snapshot -> 'customer' ->> 'country_iso2' as "customerCountry",
      (select coalesce(sum(l.quantity), 0)::integer from order_lines l
        where l.tenant_id = o.tenant_id and l.order_id = o.id) as "itemCount",
      o.total_minor as "totalMinor", o.currency, o.created_at as "createdAt", ${MORE_OF_ORDERS},
      ${PLACES[page.sort.column]} as place
    from ${ORDERS_FROM}
    where ${conditions(filter)} and ${after(page.sort, page.after)}
    order by ${inOrder(page.sort)}
    limit ${page.limit}`);
  return rows;
}

/** Whether the sums of orders by status tell how many match: nothing else narrows the list. */
export function isSummed(filter: OrderFilter): boolean {
  const { kind, search, unpaid, ids, except, productId, country, problem, late, from, to, acts } = filter;
  const { fulfillerId } = filter;
  const one = [kind, search, unpaid, ids, except?.length, productId, country, problem];
  const narrowed = [...one, late, fulfillerId, from, to, acts];
  return !narrowed.some(Boolean);
}

/**
 * How many orders match the filter, on all pages together; at most `upTo`. Events are read only where the filter asks
 * for one: without them an index alone answers.
 */
export async function countOrders(
  tx: Transaction,
  filter: OrderFilter,
  upTo: number | null = null,
): Promise<number> {
  if (isSummed(filter)) {
    const summed = await countByStatus(tx, filter);
    return upTo === null ? summed : Math.min(summed, upTo);
  }
  const event = sql`join events e on e.tenant_id = o.tenant_id and e.id = o.event_id`;
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from orders o ${filter.eventSlug === null ? sql`` : event}
      where ${conditions(filter)} limit ${upTo}) counted`);
  return rows[0]?.count ?? 0;
}
