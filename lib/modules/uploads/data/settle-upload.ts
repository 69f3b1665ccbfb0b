import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { placeOf, type UploadScope } from './upload-scope';

/** A picture whose file is stored. */
export interface MadePicture {
  fileId: string;
  storageKey: string;
  contentType: string;
  bytes: number;
  sha256: Buffer;
  widthPx: number;
  heightPx: number;
  colourMode: string;
}

/** Completes an upload with its picture, whose row is inserted if needed; false if the upload was complete already. */
export async function settleUpload(
  tx: Transaction,
  scope: UploadScope,
  { id, picture, at }: { id: string; picture: MadePicture; at: Date },
): Promise<boolean> {
  const { fileId, storageKey, contentType, bytes, sha256, widthPx, heightPx, colourMode } = picture;
  const when = at.toISOString();
  const { table, isOurs } = placeOf(scope);
  if (scope.kind === 'temporary') {
    const { rowCount } = await tx.execute(sql`
      update ${table} u set state = 'ready', file_id = ${fileId}, content_type = ${contentType}, file_bytes = ${bytes},
        sha256 = ${sha256}, width_px = ${widthPx}, height_px = ${heightPx}, colour_mode = ${colourMode},
        settled_at = ${when}
      where ${isOurs} and u.id = ${id} and u.state = 'processing'`);
    return rowCount === 1;
  }
  const { rowCount } = await tx.execute(sql`
    with file as (
      insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256, width_px, height_px,
        colour_mode, created_at, updated_at, name, in_library, event_id, added_by_user_id)
      select u.tenant_id, ${fileId}, 'artwork', ${storageKey}, ${contentType}, ${bytes}, ${sha256}, ${widthPx}::integer,
        ${heightPx}::integer, ${colourMode}, ${when}::timestamptz, ${when}::timestamptz,
        -- A picture without its background keeps the name of the one that it was made of.
        coalesce(nullif(u.name, ''), (select f.name from files f
          where f.tenant_id = u.tenant_id and f.id = u.source_picture), ''),
        u.actor <> 'shopper', u.event_id, u.user_id
      from uploads u where ${isOurs} and u.id = ${id} and u.state = 'processing' returning id)
    update uploads u set state = 'ready', file_id = file.id, settled_at = ${when}
    from file where ${isOurs} and u.id = ${id}`);
  return rowCount === 1;
}
