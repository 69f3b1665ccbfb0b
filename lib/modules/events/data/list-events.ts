import { sql, type SQL } from 'drizzle-orm';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { EventStatus, EventType } from '@/lib/db/schema/events';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';
import { ordersOfEvent, productsOfEvent } from '@/lib/modules/figures/service/statements/parts';
import type { Transaction } from '@/lib/db/transaction';

/** The filter of events; null matches all. */
export interface EventFilter {
  tenantId: string | null;
  status: EventStatus | null;
  /** Deleted ones that can still be restored, in place of all others: those deleted after then. */
  deletedSince: Date | null;
  type: EventType | null;
  slug: string | null;
  /** Part of a name or slug; in lists over several clients also of the client's name. */
  search: string | null;
  /** These alone, or all but those. */
  ids?: readonly string[];
  except?: readonly string[];
}

/** The filter that matches all. */
export const EVERY_EVENT: EventFilter = {
  tenantId: null,
  status: null,
  deletedSince: null,
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
  lockReason: string | null;
  deletedAt: Date | null;
  colours: [primary: string, secondary: string, tertiary: string] | null;
  logo: string | null;
  /** The first product of its list, with the colour and the side that are shown. */
  shown: { productId: string; colour: string; side: Side } | null;
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

/** The first product of the event `e` that is counted so: by an index, however many there are. */
const firstProduct = (counted: SQL) => sql`(
  select jsonb_build_object('productId', p.id, 'colour', p.colours -> 0 ->> 'identifier',
    'side', case when p.scene_front is null and p.scene_back is not null then 'back' else 'front' end)
  from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
  where ep.tenant_id = e.tenant_id and ep.event_id = e.id and ${counted} order by ep.position, ep.id limit 1)`;

/** What a thumbnail of the event `e` shows: its colours, its logo and its first product. */
const LOOK = sql`
  (select jsonb_build_array(c.primary_colour, c.secondary_colour, c.tertiary_colour)
    from store_configurations s join colour_sets c on c.tenant_id = s.tenant_id and c.id = s.colour_set_id
    where s.tenant_id = e.tenant_id and s.event_id = e.id) as colours,
  (select nullif(s.content -> 'customLogo' ->> 'url', '') from store_configurations s
    where s.tenant_id = e.tenant_id and s.event_id = e.id and (s.content -> 'customLogo' ->> 'enabled')::boolean) as logo,
  coalesce(${firstProduct(sql`ep.counted_status = 'active'`)}, ${firstProduct(sql`ep.counted_status = 'draft'`)}) as shown`;

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

function keptOrDeleted({ deletedSince }: EventFilter): SQL {
  if (deletedSince === null) return sql`${IS_KEPT} and not e.hidden`;
  return sql`e.purge_due_at is not null and e.deleted_at > ${deletedSince.toISOString()}`;
}

function conditions(filter: EventFilter): SQL {
  const all: SQL[] = [keptOrDeleted(filter)];
  if (filter.tenantId !== null) all.push(sql`e.tenant_id = ${filter.tenantId}`);
  if (filter.status !== null) all.push(sql`e.status = ${filter.status}`);
  if (filter.type !== null) all.push(sql`e.type = ${filter.type}`);
  if (filter.search !== null) all.push(matches(filter.search, filter.tenantId));
  if (filter.slug !== null) all.push(sql`e.slug = ${filter.slug}`);
  if (filter.ids) all.push(sql`e.id = any(${sql.param([...filter.ids])}::text[])`);
  if (filter.except?.length) all.push(sql`e.id <> all(${sql.param([...filter.except])}::text[])`);
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
  const { sort = NEWEST_CHANGE } = page;
  const way = sort.descending ? sql`desc` : sql`asc`;
  const column = COLUMNS[sort.column];
  const order = sql`order by ${column} ${way}, e.id ${way}, e.tenant_id ${way}`;
  const from = page.after ? after(page.after, sort) : sql`true`;
  const { rows } = await tx.execute<EventListRow>(sql`
    select e.id, e.tenant_id as "tenantId", e.slug, e.name, e.type, e.sample, e.status, e.locked, e.region, e.currency,
      e.lock_reason as "lockReason", e.deleted_at as "deletedAt", ${LOOK},
      (select t.name from tenants t where t.id = e.tenant_id) as "tenantName",
      e.created_at as "createdAt", e.updated_at as "updatedAt",
      to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      ${productsOfEvent(sql`e`, sql`c.status = 'active'`)} as "productCount",
      ${ordersOfEvent(sql`e`)} as "orderCount"
    from (select * from events e where ${conditions(filter)} and ${from} ${order} limit ${page.limit}) e
    ${order}`);
  return rows;
}

/** How many events match, on all pages together. */
export async function countEvents(tx: Transaction, filter: EventFilter): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from events e where ${conditions(filter)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Those of these ids that exist and are not deleted; of one tenant, or of any for staff. */
export async function findKnownEvents(
  tx: Transaction,
  tenantId: string | null,
  ids: readonly string[],
): Promise<{ tenantId: string; id: string }[]> {
  const { rows } = await tx.execute<{ tenantId: string; id: string }>(sql`
    select e.tenant_id as "tenantId", e.id from events e
    where ${conditions({ ...EVERY_EVENT, tenantId, ids })} order by e.created_at, e.id`);
  return rows;
}
