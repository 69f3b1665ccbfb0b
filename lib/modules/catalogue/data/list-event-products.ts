import { sql, type SQL } from 'drizzle-orm';
import { CARD_JSON, type CardJson } from '@/lib/modules/catalogue/service/statements/card-json';
import type { Transaction } from '@/lib/db/transaction';
import type { NamesByLocale } from '@/lib/kernel/locales';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { productsOfEvent } from '@/lib/modules/figures/service/statements/parts';

/** The filter of an event's products; a null status matches all. */
export interface EventProductFilter {
  tenantId: string;
  eventId: string;
  status: 'draft' | 'active' | null;
  /** Part of a name or code. */
  search?: string | undefined;
  category?: string | undefined;
}

/** A product of an event for users of its tenant: with drafts, without deleted ones. */
export interface EventProductRow extends Record<string, unknown> {
  card: CardJson;
  status: 'draft' | 'active';
  locked: boolean;
  lockReason: string | null;
  otherEvents: number;
  /** Why its garment is no longer made, and what staff suggest instead; null while it is. */
  withdrawn: {
    reason: string;
    replaced_by: { family: GarmentFamily; name: string | null; names?: NamesByLocale } | null;
  } | null;
  updatedAt: Date;
  eventProductId: string;
  position: number;
}

/** The fields of an `EventProductRow`, of the product `p` sold as `ep`. */
export const EVENT_PRODUCT_FIELDS = sql`
  ${CARD_JSON} as card, p.status, p.locked, p.lock_reason as "lockReason", p.updated_at as "updatedAt", ep.id as "eventProductId", ep.position,
  (select count(*)::integer from event_products other where other.tenant_id = p.tenant_id
    and other.product_id = p.id and other.event_id <> ep.event_id) as "otherEvents",
  (select jsonb_build_object('reason', gone.status_reason, 'replaced_by',
      (select jsonb_build_object('family', b.family, 'name', b.name) || case when v.definition -> 'names' is null
          then '{}' else jsonb_build_object('names', v.definition -> 'names') end
        from blanks b join blank_versions v on v.blank_id = b.id and v.version = b.version
        where b.id = gone.replaced_by and b.status = 'offered'))
    from blanks gone where gone.id = p.blank_id and gone.status = 'withdrawn') as withdrawn`;

/** The products of an event as `ep` and `p`, without deleted ones. */
export const EVENT_PRODUCTS = sql`event_products ep
  join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and p.deleted_at is null`;

function conditions({ tenantId, eventId, status, search, category }: EventProductFilter): SQL {
  const all = [sql`ep.tenant_id = ${tenantId}`, sql`ep.event_id = ${eventId}`];
  if (status !== null) all.push(sql`p.status = ${status}`);
  if (search !== undefined) {
    const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    all.push(sql`(p.name ilike ${part} or p.code ilike ${part})`);
  }
  if (category !== undefined) all.push(sql`p.category = ${category}`);
  return sql.join(all, sql` and `);
}

/** One page in the store's order; ties are ordered by id. */
export async function listEventProducts(
  tx: Transaction,
  filter: EventProductFilter,
  page: { after: { value: string; id: string } | null; limit: number },
): Promise<EventProductRow[]> {
  const { after, limit } = page;
  const beyond = after ? sql`(ep.position, ep.id) > (${after.value}::bigint, ${after.id})` : sql`true`;
  const { rows } = await tx.execute<EventProductRow>(sql`
    select ${EVENT_PRODUCT_FIELDS} from ${EVENT_PRODUCTS}
    where ${conditions(filter)} and ${beyond} order by ep.position, ep.id limit ${limit}`);
  return rows;
}

/** All of an event, or those of one status: a figure that is kept, however many there are. */
async function readCount(
  tx: Transaction,
  { tenantId, eventId, status }: EventProductFilter,
): Promise<number> {
  const some = status === null ? sql`true` : sql`c.status = ${status}`;
  const { rows } = await tx.execute<{ count: number }>(sql`
    select ${productsOfEvent(sql`e`, some)} as count
    from (values (${tenantId}::text, ${eventId}::text)) e (tenant_id, id)`);
  return rows[0]?.count ?? 0;
}

/** How many products match the filter, on all pages together; counted one by one only where they are narrowed. */
export async function countEventProducts(tx: Transaction, filter: EventProductFilter): Promise<number> {
  if (filter.search === undefined && filter.category === undefined) return readCount(tx, filter);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${EVENT_PRODUCTS} where ${conditions(filter)}`,
  );
  return rows[0]?.count ?? 0;
}

/** The categories of an event's products, each once, by name. */
export async function listCategories(
  tx: Transaction,
  { tenantId, eventId }: Pick<EventProductFilter, 'tenantId' | 'eventId'>,
): Promise<string[]> {
  const { rows } = await tx.execute<{ category: string }>(sql`
    select distinct p.category from ${EVENT_PRODUCTS}
    where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId} and p.category <> '' order by p.category limit 200`);
  return rows.map(({ category }) => category);
}

/** The ids of the first `limit` products that match, in the store's order, without the excepted ones. */
export async function listProductIds(
  tx: Transaction,
  filter: EventProductFilter,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from ${EVENT_PRODUCTS}
    where ${conditions(filter)} and p.id <> all(${sql.param([...except])}::text[])
    order by ep.position, ep.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Those of these products that the event has, in the order of `ids`. */
export async function knownProductIds(
  tx: Transaction,
  { tenantId, eventId }: Pick<EventProductFilter, 'tenantId' | 'eventId'>,
  ids: readonly string[],
): Promise<string[]> {
  const list = sql`${sql.param([...ids])}::text[]`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from ${EVENT_PRODUCTS}
    where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId} and p.id = any(${list})
    order by array_position(${list}, p.id)`);
  return rows.map(({ id }) => id);
}
