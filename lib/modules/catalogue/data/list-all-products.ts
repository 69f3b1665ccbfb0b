import { sql, type SQL } from 'drizzle-orm';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import type { Transaction } from '@/lib/db/transaction';
import type { GarmentFamily, Scene } from '@/lib/modules/design/rules/scene-types';
import { IS_KEPT, REFUSED_WORDS_JSON } from '@/lib/modules/events/service/statements/event-json';

/** The filter of the products of all tenants; null matches all. */
export interface AllProductsFilter {
  tenantId: string | null;
  status: 'draft' | 'active' | null;
  locked: boolean | null;
  /** Part of a name or code, or of the client's name. */
  search: string | null;
}

/** The event a product was first put into. */
interface FirstEvent {
  slug: string;
  name: string;
  refusedWords: string[];
}

export interface AllProductsRow extends Record<string, unknown> {
  id: string;
  tenantId: string;
  tenantName: string;
  name: string;
  code: string;
  family: GarmentFamily;
  status: 'draft' | 'active';
  locked: boolean;
  lockReason: string | null;
  colours: ProductColour[];
  sceneFront: Scene | null;
  sceneBack: Scene | null;
  /** MD5 of the scene's text in Postgres, as previews are addressed by. */
  frontHash: string | null;
  backHash: string | null;
  first: FirstEvent | null;
  eventCount: number;
  updatedAt: Date;
  /** `updatedAt` with microseconds. */
  place: string;
}

function matches(search: string): SQL {
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(p.name ilike ${part} or p.code ilike ${part}
    or p.tenant_id in (select t.id from tenants t where t.name ilike ${part}))`;
}

function conditions({ tenantId, status, locked, search }: AllProductsFilter): SQL {
  const all = [sql`p.deleted_at is null`];
  if (tenantId !== null) all.push(sql`p.tenant_id = ${tenantId}`);
  if (status !== null) all.push(sql`p.status = ${status}`);
  if (locked !== null) all.push(locked ? sql`p.locked` : sql`not p.locked`);
  if (search !== null) all.push(matches(search));
  return sql.join(all, sql` and `);
}

/** The events that have the product `p`. */
const ITS_EVENTS = sql`event_products ep join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id
  where ep.tenant_id = p.tenant_id and ep.product_id = p.id and ${IS_KEPT}`;

const FIRST_EVENT = sql`(select jsonb_build_object('slug', e.slug, 'name', e.name, 'refusedWords', ${REFUSED_WORDS_JSON})
  from ${ITS_EVENTS} order by ep.created_at, ep.id limit 1)`;

/** One page of the products of all tenants by their last change; ties are ordered by id and tenant. Needs a staff transaction. */
export async function listAllProducts(
  tx: Transaction,
  filter: AllProductsFilter,
  page: {
    after: { value: string; id: string; tenantId: string } | null;
    limit: number;
    oldestFirst: boolean;
  },
): Promise<AllProductsRow[]> {
  const { after, limit, oldestFirst } = page;
  const way = oldestFirst ? sql`asc` : sql`desc`;
  const order = sql`order by p.updated_at ${way}, p.id ${way}, p.tenant_id ${way}`;
  const beyond = oldestFirst ? sql`>` : sql`<`;
  const from = after
    ? sql`(p.updated_at, p.id, p.tenant_id) ${beyond} (${after.value}::timestamptz, ${after.id}, ${after.tenantId})`
    : sql`true`;
  const { rows } = await tx.execute<AllProductsRow>(sql`
    select p.id, p.tenant_id as "tenantId", (select t.name from tenants t where t.id = p.tenant_id) as "tenantName", p.name, p.code,
      p.family, p.status, p.locked, p.lock_reason as "lockReason", p.colours, p.scene_front as "sceneFront",
      p.scene_back as "sceneBack", md5(p.scene_front::text) as "frontHash", md5(p.scene_back::text) as "backHash",
      ${FIRST_EVENT} as first, (select count(*)::integer from ${ITS_EVENTS}) as "eventCount", p.updated_at as "updatedAt",
      to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from (select * from products p where ${conditions(filter)} and ${from} ${order} limit ${limit}) p
    ${order}`);
  return rows;
}
