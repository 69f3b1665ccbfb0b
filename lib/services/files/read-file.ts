import { notFound } from '@/lib/kernel/app-error';
import { findFile } from '@/lib/db/queries/files/files';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';

/** The bytes of a store's logo or background; no other kind of file is public. Throws 404. */
export async function readPublicFile(
  context: TenantContext,
  fileId: string,
): Promise<{ bytes: Buffer; contentType: string }> {
  const found = await withTenant(context, (tx) =>
    findFile(tx, context.tenantId, fileId, ['logo', 'background']),
  );
  const bytes = found ? await fileStore().get(found.storageKey) : null;
  if (!found || !bytes) throw notFound();
  return { bytes, contentType: found.contentType };
}
