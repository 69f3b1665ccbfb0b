import { sql, type SQL } from 'drizzle-orm';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { EventStatus, EventType } from '@/lib/db/schema/catalogue';
import type { Transaction } from '@/lib/db/transaction';

/** Which events; every filter that is null lets all through. */
export interface EventFilter {
  tenantId: string | null;
  status: EventStatus | null;
  type: EventType | null;
  slug: string | null;
  /** Part of a name or of an address. */
  search: string | null;
}

/** The filter that lets all through. */
export const EVERY_EVENT: EventFilter = {
  tenantId: null,
  status: null,
  type: null,
  slug: null,
  search: null,
};

/** The row a page begins after; `value` as `place` gives it. */
export interface AfterEvent {
  value: string;
  id: string;
  tenantId: string;
}

export interface EventListRow extends Record<string, unknown> {
  id: string;
  tenantId: string;
  slug: string;
  name: string;
  type: EventType;
  sample: boolean;
  status: EventStatus;
  locked: boolean;
  region: Region;
  currency: Currency;
  /** Products on sale, drafts left out. */
  productCount: number;
  /** Orders that were paid for or cost nothing. */
  orderCount: number;
  createdAt: Date;
  updatedAt: Date;
  /** `updatedAt` to the microsecond. */
  place: string;
}

function conditions(filter: EventFilter, after: AfterEvent | null): SQL {
  const all: SQL[] = [sql`true`];
  if (filter.tenantId !== null) all.push(sql`e.tenant_id = ${filter.tenantId}`);
  if (filter.status !== null) all.push(sql`e.status = ${filter.status}`);
  if (filter.type !== null) all.push(sql`e.type = ${filter.type}`);
  if (filter.search !== null) {
    const part = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
    all.push(sql`(e.name ilike ${part} or e.slug ilike ${part})`);
  }
  if (filter.slug !== null) all.push(sql`e.slug = ${filter.slug}`);
  if (after)
    all.push(
      sql`(e.updated_at, e.id, e.tenant_id) < (${after.value}::timestamptz, ${after.id}, ${after.tenantId})`,
    );
  return sql.join(all, sql` and `);
}

/** One page of events, newest change first, each with its counts. */
export async function listEvents(
  tx: Transaction,
  filter: EventFilter,
  page: { after: AfterEvent | null; limit: number },
): Promise<EventListRow[]> {
  const { rows } = await tx.execute<EventListRow>(sql`
    select e.id, e.tenant_id as "tenantId", e.slug, e.name, e.type, e.sample, e.status, e.locked, e.region, e.currency,
      e.created_at as "createdAt", e.updated_at as "updatedAt",
      to_char(e.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      (select count(*)::integer from event_products ep
        join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id and p.status = 'active' and p.deleted_at is null
      ) as "productCount",
      (select count(*)::integer from orders o
        where o.tenant_id = e.tenant_id and o.event_id = e.id and o.status is not null) as "orderCount"
    from (select * from events e where ${conditions(filter, page.after)}
      order by e.updated_at desc, e.id desc, e.tenant_id desc limit ${page.limit}) e
    order by e.updated_at desc, e.id desc, e.tenant_id desc`);
  return rows;
}
