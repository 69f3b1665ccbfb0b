import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** A ready picture uploaded for an event, by its upload token. */
export interface SentPicture extends Record<string, unknown> {
  /** The token's hash, in hex. */
  tokenHash: string;
  fileId: string;
  contentType: string;
  bytes: number;
  widthPx: number;
  heightPx: number;
  colourMode: string;
}

/** The ready pictures of an event with these token hashes in hex; one round trip. */
export async function findSentPictures(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
  tokenHashes: readonly string[],
): Promise<SentPicture[]> {
  if (tokenHashes.length === 0) return [];
  const { rows } = await tx.execute<SentPicture>(sql`
    select encode(u.token_hash, 'hex') as "tokenHash", f.id as "fileId", f.content_type as "contentType", f.bytes,
      f.width_px as "widthPx", f.height_px as "heightPx", f.colour_mode as "colourMode"
    from uploads u join files f on f.tenant_id = u.tenant_id and f.id = u.file_id and f.kind = 'artwork'
    where u.tenant_id = ${tenantId} and u.event_id = ${eventId} and u.state = 'ready'
      and u.token_hash in (select decode(value, 'hex')
        from jsonb_array_elements_text(${JSON.stringify([...new Set(tokenHashes)])}::jsonb))`);
  return rows;
}
