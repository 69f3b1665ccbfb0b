import { sql, type SQL } from 'drizzle-orm';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { EventStatus, EventType } from '@/lib/db/schema/events';
import { IS_COUNTED } from '@/lib/modules/figures/service/statements/parts';
import type { Transaction } from '@/lib/db/transaction';

/** The filter of events; null matches all. */
export interface EventFilter {
  tenantId: string | null;
  status: EventStatus | null;
  type: EventType | null;
  slug: string | null;
  /** Part of a name or slug; in lists over several clients also of the client's name. */
  search: string | null;
}

/** The filter that matches all. */
export const EVERY_EVENT: EventFilter = {
  tenantId: null,
  status: null,
  type: null,
  slug: null,
  search: null,
};

export interface EventSort {
  column: 'updated_at' | 'created_at';
  descending: boolean;
}

const NEWEST_CHANGE: EventSort = { column: 'updated_at', descending: true };

/** The row before the page; `value` is its `place`. */
export interface AfterEvent {
  value: string;
  id: string;
  tenantId: string;
}

export interface EventListRow extends Record<string, unknown> {
  id: string;
  tenantId: string;
  tenantName: string;
  slug: string;
  name: string;
  type: EventType;
  sample: boolean;
  status: EventStatus;
  locked: boolean;
  region: Region;
  currency: Currency;
  /** Products on sale, without drafts. */
  productCount: number;
  /** Orders that were paid or cost nothing. */
  orderCount: number;
  createdAt: Date;
  updatedAt: Date;
  /** The sort column, with microseconds. */
  place: string;
}

const COLUMNS = { updated_at: sql`e.updated_at`, created_at: sql`e.created_at` };

function matches(search: string, tenantId: string | null): SQL {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const own = sql`e.name ilike ${part} or e.slug ilike ${part}`;
  if (tenantId !== null) return sql`(${own})`;
  return sql`(${own} or e.tenant_id in (select t.id from tenants t where t.name ilike ${part}))`;
}

function after(row: AfterEvent, { column, descending }: EventSort): SQL {
  const sign = descending ? sql`<` : sql`>`;
  return sql`(${COLUMNS[column]}, e.id, e.tenant_id) ${sign} (${row.value}::timestamptz, ${row.id}, ${row.tenantId})`;
}

function conditions(filter: EventFilter): SQL {
  const all: SQL[] = [sql`true`];
  if (filter.tenantId !== null) all.push(sql`e.tenant_id = ${filter.tenantId}`);
  if (filter.status !== null) all.push(sql`e.status = ${filter.status}`);
  if (filter.type !== null) all.push(sql`e.type = ${filter.type}`);
  if (filter.search !== null) all.push(matches(filter.search, filter.tenantId));
  if (filter.slug !== null) all.push(sql`e.slug = ${filter.slug}`);
  return sql.join(all, sql` and `);
}

/**
 * One page of events, last changed first unless requested otherwise, each with its counts. Ties are ordered by id and
 * tenant, so that no row is skipped or repeated.
 */
export async function listEvents(
  tx: Transaction,
  filter: EventFilter,
  page: { after: AfterEvent | null; limit: number; sort?: EventSort },
): Promise<EventListRow[]> {
  const sort = page.sort ?? NEWEST_CHANGE;
  const way = sort.descending ? sql`desc` : sql`asc`;
  const column = COLUMNS[sort.column];
  const order = sql`order by ${column} ${way}, e.id ${way}, e.tenant_id ${way}`;
  const from = page.after ? after(page.after, sort) : sql`true`;
  const { rows } = await tx.execute<EventListRow>(sql`
    select e.id, e.tenant_id as "tenantId", e.slug, e.name, e.type, e.sample, e.status, e.locked, e.region, e.currency,
      (select t.name from tenants t where t.id = e.tenant_id) as "tenantName",
      e.created_at as "createdAt", e.updated_at as "updatedAt",
      to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      (select count(*)::integer from event_products ep
        join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id and p.status = 'active' and p.deleted_at is null
      ) as "productCount",
      (select count(*)::integer from orders o
        where o.tenant_id = e.tenant_id and o.event_id = e.id and ${IS_COUNTED}) as "orderCount"
    from (select * from events e where ${conditions(filter)} and ${from} ${order} limit ${page.limit}) e
    ${order}`);
  return rows;
}
