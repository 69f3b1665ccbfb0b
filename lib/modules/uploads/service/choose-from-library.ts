import { fail, ok, type Result } from '@/lib/kernel/result';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { PictureRefusal, PictureUse } from '@/lib/files/images/re-encode';
import { fileStore } from '@/lib/files/store';
import { keepPicture, type KeptPicture } from '@/lib/modules/uploads/service/keep-picture';
import { findFile } from '@/lib/modules/uploads/service/statements/files';
import { findLibraryFile } from '@/lib/modules/uploads/data/library';
import { restorableSince } from './list-files';

/** A picture of the library that is used as it is. */
export interface ChosenPicture {
  row: null;
  id: string;
  /** Its public URL. */
  url: string;
}

/**
 * A picture of the tenant's library for a store's look (S2.2-74). One that was added for the same use is named as it is;
 * any other is made ready for its new use, as if it had been uploaded for it: artwork may be far too large for a header.
 * Must be called outside a transaction. `unknown` for a deleted file, a shopper's and another tenant's.
 */
export async function chooseFromLibrary(
  context: TenantContext,
  use: PictureUse,
  fileId: string,
): Promise<Result<KeptPicture | ChosenPicture, PictureRefusal | 'unknown'>> {
  const { tenantId } = context;
  const found = await withTenant(context, async (tx) => {
    const row = await findLibraryFile(tx, { tenantId, fileId, deletedSince: restorableSince() });
    if (!row || row.deletedAt !== null) return undefined;
    const stored = await findFile(tx, tenantId, fileId, [row.kind]);
    return stored && { row, storageKey: stored.storageKey };
  });
  if (!found) return fail('unknown');
  const { row, storageKey } = found;
  if (row.kind === use) return ok({ row: null, id: row.id, url: `/api/${tenantId}/files/${row.id}` });
  const bytes = await fileStore().get(storageKey);
  if (!bytes) return fail('unknown');
  return keepPicture(tenantId, use, new File([new Uint8Array(bytes)], row.name, { type: row.contentType }));
}
