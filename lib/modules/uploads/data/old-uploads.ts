import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { PICTURE_PLACES } from './picture-places';

/** An upload, or its picture, that may be deleted. */
export interface OldUpload extends Record<string, unknown> {
  id: string;
  bytes: number;
  sourcePicture: string | null;
  fileId: string | null;
  contentType: string | null;
}

export interface OldTenantUpload extends OldUpload {
  eventId: string;
}

export interface OldTemporaryUpload extends OldUpload {
  storeId: string;
}

/** Uploads begun before `before` that have not been checked since then, without those of the library; at most `limit`. */
export async function listOldUploads(
  tx: Transaction,
  { before, limit }: { before: Date; limit: number },
): Promise<OldTenantUpload[]> {
  const { rows } = await tx.execute<OldTenantUpload>(sql`
    select u.id, u.event_id as "eventId", u.bytes, u.source_picture as "sourcePicture", u.file_id as "fileId",
      f.content_type as "contentType"
    from uploads u left join files f on f.tenant_id = u.tenant_id and f.id = u.file_id
    where u.created_at < ${before.toISOString()}
      and (u.checked_at is null or u.checked_at < ${before.toISOString()}) and f.in_library is not true
    order by u.created_at limit ${limit} for update of u skip locked`);
  return rows;
}

/** A search for file ids in `table.column`. */
function searchOf(table: string, column: string, ids: SQL): SQL {
  const [from, field] = [sql.identifier(table), sql.identifier(column)];
  return sql`select found[1] as id from ${from}, regexp_matches(${field}::text, 'fil_[a-z0-9_]+', 'g') as found
    where found[1] = any(${ids})`;
}

/** The pictures among these that a design, order or page of the tenant uses. */
export async function findUsedPictures(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const list = sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;
  const searches = Object.entries(PICTURE_PLACES).flatMap(([table, columns]) =>
    columns.map((column) => searchOf(table, column, list)),
  );
  const { rows } = await tx.execute<{ id: string }>(sql.join(searches, sql` union `));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes these uploads, and their pictures' rows. */
export async function deleteUploads(tx: Transaction, uploads: readonly OldUpload[]): Promise<void> {
  const ids = JSON.stringify(uploads.map(({ id }) => id));
  const files = JSON.stringify(uploads.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])));
  await tx.execute(sql`delete from uploads where id in (select jsonb_array_elements_text(${ids}::jsonb))`);
  await tx.execute(sql`delete from files where id in (select jsonb_array_elements_text(${files}::jsonb))`);
}

/** Records that these were checked and are in use; they are checked again after the same period. */
export async function noteChecked(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await tx.execute(sql`update uploads set checked_at = ${at.toISOString()}
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
}

/**
 * Deletes and returns at most `limit` uploads of temporary stores begun before `before` whose picture no existing store
 * uses.
 */
export async function takeOldTemporaryUploads(
  tx: Transaction,
  { before, at, limit }: { before: Date; at: Date; limit: number },
): Promise<{ seen: number; gone: OldTemporaryUpload[] }> {
  const since = before.toISOString();
  const { rows } = await tx.execute<OldTemporaryUpload & { isUsed: boolean }>(sql`
    select u.id, u.store_id as "storeId", u.bytes, u.source_picture as "sourcePicture", u.file_id as "fileId",
      u.content_type as "contentType", u.file_id is not null and exists (
        select from temporary_stores s where s.id = u.store_id and strpos(s.store::text, u.file_id) > 0) as "isUsed"
    from temporary_uploads u
    where u.created_at < ${since} and (u.checked_at is null or u.checked_at < ${since})
    order by u.created_at limit ${limit} for update of u skip locked`);
  const gone = rows.filter(({ isUsed }) => !isUsed);
  const kept = rows.filter(({ isUsed }) => isUsed);
  const idsOf = (some: readonly OldUpload[]) => JSON.stringify(some.map(({ id }) => id));
  await tx.execute(sql`
    delete from temporary_uploads where id in (select jsonb_array_elements_text(${idsOf(gone)}::jsonb))`);
  await tx.execute(sql`update temporary_uploads set checked_at = ${at.toISOString()}
    where id in (select jsonb_array_elements_text(${idsOf(kept)}::jsonb))`);
  return { seen: rows.length, gone };
}
