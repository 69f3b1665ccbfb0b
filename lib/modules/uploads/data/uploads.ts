import { sql } from 'drizzle-orm';
import type { PictureRefusal } from '@/lib/modules/uploads/rules/refusals';
import type { Actor } from '@/lib/db/schema/audit';
import { temporaryUploads, uploads, type UploadStateName } from '@/lib/db/schema/uploads';
import type { Transaction } from '@/lib/db/transaction';
import { placeOf, type UploadScope } from './upload-scope';

/** An upload, with its picture once there is one. */
export interface UploadRow extends Record<string, unknown> {
  id: string;
  name: string;
  bytes: number;
  /** Number of each received part → SHA-256 of its content, in hex. */
  received: Record<string, string>;
  sourcePicture: string | null;
  tolerance: number | null;
  state: UploadStateName;
  refusal: PictureRefusal | null;
  fileId: string | null;
  contentType: string | null;
  fileBytes: number | null;
  widthPx: number | null;
  heightPx: number | null;
  colourMode: string | null;
  /** Who uploads it; absent for a temporary store's visitor. */
  actor?: Actor;
  userId?: string | null;
}

const UPLOAD = sql`u.id, u.name, u.bytes, u.received, u.source_picture as "sourcePicture", u.tolerance, u.state,
  u.refusal, u.file_id as "fileId"`;

/** The columns of a scope's uploads, and the location of their pictures. */
function selectFor(scope: UploadScope) {
  if (scope.kind === 'temporary') {
    return sql`select ${UPLOAD}, u.content_type as "contentType", u.file_bytes as "fileBytes", u.width_px as "widthPx",
      u.height_px as "heightPx", u.colour_mode as "colourMode" from temporary_uploads u`;
  }
  return sql`select ${UPLOAD}, u.actor, u.user_id as "userId", f.content_type as "contentType", f.bytes as "fileBytes",
    f.width_px as "widthPx", f.height_px as "heightPx", f.colour_mode as "colourMode"
    from uploads u left join files f on f.tenant_id = u.tenant_id and f.id = u.file_id`;
}

export interface NewUpload {
  id: string;
  tokenHash: Buffer;
  name: string;
  bytes: number;
  state: UploadStateName;
  createdAt: Date;
  source: { picture: string; tolerance: number } | null;
  by: { actor: Actor; userId: string | null };
}

export async function addUpload(tx: Transaction, scope: UploadScope, upload: NewUpload): Promise<void> {
  const { source, by, ...row } = upload;
  const made = {
    ...row,
    ...(source ? { sourcePicture: source.picture, tolerance: source.tolerance } : {}),
  };
  if (scope.kind === 'temporary') {
    await tx.insert(temporaryUploads).values({ ...made, storeId: scope.storeId });
    return;
  }
  const { tenantId, eventId } = scope;
  await tx.insert(uploads).values({ ...made, ...by, tenantId, eventId });
}

/** The upload of a token; undefined for none of this scope. */
export async function findUpload(
  tx: Transaction,
  scope: UploadScope,
  tokenHash: Buffer,
): Promise<UploadRow | undefined> {
  const { rows } = await tx.execute<UploadRow>(
    sql`${selectFor(scope)} where ${placeOf(scope).isOurs} and u.token_hash = ${tokenHash}`,
  );
  return rows[0];
}

/** An upload by its id, for the worker. */
export async function findUploadById(
  tx: Transaction,
  scope: UploadScope,
  id: string,
): Promise<UploadRow | undefined> {
  const { rows } = await tx.execute<UploadRow>(
    sql`${selectFor(scope)} where ${placeOf(scope).isOurs} and u.id = ${id}`,
  );
  return rows[0];
}

/** Records a received part, in one statement; undefined if the upload accepts no more parts. */
export async function notePart(
  tx: Transaction,
  scope: UploadScope,
  { id, part, sha256 }: { id: string; part: number; sha256: string },
): Promise<Record<string, string> | undefined> {
  const { table, isOurs } = placeOf(scope);
  const { rows } = await tx.execute<{ received: Record<string, string> }>(sql`
    update ${table} u set received = u.received || jsonb_build_object(${String(part)}::text, ${sha256}::text)
    where ${isOurs} and u.id = ${id} and u.state = 'receiving' returning u.received`);
  return rows[0]?.received;
}

/** Hands an upload to the worker; false if that was done before. */
export async function startProcessing(tx: Transaction, scope: UploadScope, id: string): Promise<boolean> {
  const { table, isOurs } = placeOf(scope);
  const { rowCount } = await tx.execute(sql`
    update ${table} u set state = 'processing' where ${isOurs} and u.id = ${id} and u.state = 'receiving'`);
  return rowCount === 1;
}

/** Ends an upload without a picture; false if it had ended. */
export async function refuseUpload(
  tx: Transaction,
  scope: UploadScope,
  { id, refusal, at }: { id: string; refusal: PictureRefusal; at: Date },
): Promise<boolean> {
  const { table, isOurs } = placeOf(scope);
  const { rowCount } = await tx.execute(sql`
    update ${table} u set state = 'refused', refusal = ${refusal}, settled_at = ${at.toISOString()}
    where ${isOurs} and u.id = ${id} and u.state = 'processing'`);
  return rowCount === 1;
}
