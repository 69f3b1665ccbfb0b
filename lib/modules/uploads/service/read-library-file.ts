import { notFound } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { FileDetail } from '@/lib/modules/uploads/contract/list-files';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { listFileUses } from '@/lib/modules/uploads/data/file-uses';
import { findLibraryFile, type LibraryRow } from '@/lib/modules/uploads/data/library';
import { MOST_USES } from '@/lib/modules/uploads/rules/library';
import { restorableSince } from './list-files';
import { picturesOf } from './pictures-of';
import { presentFiles, presentUse } from './present-file';

/** A file of the tenant's library inside a transaction. Throws 404 for a shopper's and another tenant's. */
export async function requireFile(
  tx: Transaction,
  tenantId: string,
  fileId: string,
  lock = false,
): Promise<LibraryRow> {
  const found = await findLibraryFile(tx, { tenantId, fileId, deletedSince: restorableSince() }, lock);
  if (!found) throw notFound();
  return found;
}

/** A file as it is after a change. Throws 404 once it is gone. */
export async function readFileAgain(context: TenantContext, fileId: string): Promise<LibraryFile> {
  const { tenantId } = context;
  const row = await withTenant(context, (tx) => requireFile(tx, tenantId, fileId));
  const [file] = await presentFiles(tenantId, [row]);
  if (!file) throw notFound();
  return file;
}

/** A picture from before sizes were kept, measured from its content; as it is if that can't be read. */
async function measured(tenantId: string, row: LibraryRow): Promise<LibraryRow> {
  if (row.widthPx !== null && row.heightPx !== null) return row;
  const facts = (await picturesOf(tenantId, [row.id]))[row.id];
  if (!facts) return row;
  const { widthPx, heightPx, colourMode = null } = facts;
  return { ...row, widthPx, heightPx, colourMode };
}

/**
 * A file of the library with its size, an older one's too, and the first places that name it. Throws 404 for another
 * tenant's. S2.2-74, S3.4-64.
 */
export async function readLibraryFile(context: TenantContext, fileId: string): Promise<FileDetail> {
  const { tenantId } = context;
  const { row, uses } = await withTenant(context, async (tx) => ({
    row: await requireFile(tx, tenantId, fileId),
    uses: await listFileUses(tx, { tenantId, fileId }, MOST_USES + 1),
  }));
  const [file] = await presentFiles(tenantId, [await measured(tenantId, row)]);
  if (!file) throw notFound();
  return { file, uses: uses.slice(0, MOST_USES).map(presentUse), more: uses.length > MOST_USES };
}
