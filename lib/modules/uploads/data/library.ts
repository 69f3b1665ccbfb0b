import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { FileSort, LibraryKind } from '@/lib/modules/uploads/rules/library';

/** A picture of the library. */
export interface LibraryRow extends Record<string, unknown> {
  id: string;
  name: string;
  kind: LibraryKind;
  contentType: string;
  bytes: number;
  widthPx: number | null;
  heightPx: number | null;
  colourMode: string | null;
  addedByUserId: string | null;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  event: { slug: string; name: string } | null;
  /** How many products, stores and colour sets name it; kept versions do not count. */
  uses: number;
  /** The sort column as Postgres writes it, instants with microseconds. */
  sortedBy: string;
}

export interface LibraryFilter {
  tenantId: string;
  search?: string | undefined;
  kind?: LibraryKind | undefined;
  use?: 'used' | 'unused' | 'deleted' | undefined;
  eventSlug?: string | undefined;
  /** Deleted ones are listed only if they were deleted after then. */
  deletedSince: Date;
}

/** The uses of the file `f` that keep it from being deleted. */
const IN_USE = sql`from file_uses u where u.tenant_id = f.tenant_id and u.file_id = f.id and u.place <> 'version'`;

const FIELDS = sql`f.id, f.name, f.kind, f.content_type as "contentType", f.bytes, f.width_px as "widthPx",
  f.height_px as "heightPx", f.colour_mode as "colourMode",
  f.added_by_user_id as "addedByUserId", f.created_at as "createdAt",
  f.updated_at as "updatedAt", f.deleted_at as "deletedAt",
  (select jsonb_build_object('slug', e.slug, 'name', e.name) from events e
    where e.tenant_id = f.tenant_id and e.id = f.event_id and e.deleted_at is null) as event,
  (select count(*)::integer ${IN_USE}) as uses`;

function conditions({ tenantId, search, kind, use, eventSlug, deletedSince }: LibraryFilter): SQL {
  const all = [sql`f.tenant_id = ${tenantId}`, sql`f.in_library`];
  all.push(use === 'deleted' ? sql`f.deleted_at > ${deletedSince.toISOString()}` : sql`f.deleted_at is null`);
  if (use === 'used') all.push(sql`exists (select ${IN_USE})`);
  if (use === 'unused') all.push(sql`not exists (select ${IN_USE})`);
  if (kind !== undefined) all.push(sql`f.kind = ${kind}`);
  // Not `ilike`: the database takes a pattern for rare, and would look at all names and sort them before it shows a page.
  if (search !== undefined) all.push(sql`strpos(lower(f.name), lower(${search})) > 0`);
  if (eventSlug !== undefined) {
    all.push(
      sql`f.event_id = (select e.id from events e where e.tenant_id = f.tenant_id and e.slug = ${eventSlug})`,
    );
  }
  return sql.join(all, sql` and `);
}

const COLUMNS = { created_at: sql`f.created_at`, bytes: sql`f.bytes` };
const TEXTS = {
  created_at: sql`to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  bytes: sql`f.bytes::text`,
};

/** One page of the library; files alike are ordered by id. */
export async function listLibrary(
  tx: Transaction,
  filter: LibraryFilter,
  { sort, after, limit }: { sort: FileSort; after: { value: string; id: string } | null; limit: number },
): Promise<LibraryRow[]> {
  const name = sort.endsWith('bytes') ? 'bytes' : 'created_at';
  const isDown = sort.startsWith('-');
  const [way, beyond] = isDown ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  // A cursor may name more bytes than any picture has.
  const type = name === 'bytes' ? sql`bigint` : sql`timestamptz`;
  const column = COLUMNS[name];
  const from = after ? sql`(${column}, f.id) ${beyond} (${after.value}::${type}, ${after.id})` : sql`true`;
  const { rows } = await tx.execute<LibraryRow>(sql`
    select ${FIELDS}, ${TEXTS[name]} as "sortedBy" from files f
    where ${conditions(filter)} and ${from} order by ${column} ${way}, f.id ${way} limit ${limit}`);
  return rows;
}

/**
 * A picture of the tenant's library, also a deleted one that can be restored; undefined for a shopper's and another
 * tenant's. `lock` blocks changes, and whatever would begin to name it, until the transaction ends.
 */
export async function findLibraryFile(
  tx: Transaction,
  { tenantId, fileId, deletedSince }: { tenantId: string; fileId: string; deletedSince: Date },
  lock = false,
): Promise<LibraryRow | undefined> {
  const own = sql`f.tenant_id = ${tenantId} and f.id = ${fileId} and f.in_library`;
  // In a statement of its own, so that the next one sees what the previous holder of the lock has written.
  if (lock) await tx.execute(sql`select from files f where ${own} for update`);
  const { rows } = await tx.execute<LibraryRow>(sql`
    select ${FIELDS}, '' as "sortedBy" from files f
    where ${own} and (f.deleted_at is null or f.deleted_at > ${deletedSince.toISOString()})`);
  return rows[0];
}
