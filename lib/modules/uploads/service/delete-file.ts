import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { audit, auditAll, type AuditEntry } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { restorableUntil } from '@/lib/modules/events/rules/deletion';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { markFileDeleted, unmarkFileDeleted } from '@/lib/modules/uploads/data/change-file';
import { eventOf } from '@/lib/modules/uploads/data/event-of';
import { listFileUses } from '@/lib/modules/uploads/data/file-uses';
import { MOST_USES } from '@/lib/modules/uploads/rules/library';
import { presentUse } from './present-file';
import { readFileAgain, requireFile } from './read-library-file';

/**
 * Deletes a file that no product, store or colour set names, with its audit rows (S3.9). It stays stored for 30 days, and
 * as long as an order or a kept version of a store needs it. Deleting it again changes nothing. Throws 404 for another
 * tenant's, and `file_in_use` with the places in `data.uses`. D45-26.
 */
export async function deleteFile(context: TenantContext, fileId: string): Promise<LibraryFile> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const file = await requireFile(tx, tenantId, fileId, true);
    if (file.deletedAt !== null) return;
    if (file.uses > 0) {
      const uses = await listFileUses(tx, { tenantId, fileId }, MOST_USES);
      throw new AppError('file_in_use', { data: { uses: uses.map(presentUse) } });
    }
    const at = now();
    await markFileDeleted(tx, { tenantId, fileId }, { at, purgeDueAt: restorableUntil(at) });
    const eventId = await eventOf(tx, { tenantId, fileId });
    const entries: AuditEntry[] = [
      { action: 'file.deleted', subjectType: 'file', subjectId: fileId, data: { kind: file.kind } },
    ];
    if (eventId !== null) {
      const subject = { subjectType: 'event', subjectId: eventId } as const;
      entries.push({ action: 'event_file.deleted', ...subject, data: { file: fileId } });
    }
    await auditAll(tx, context, entries);
  });
  return readFileAgain(context, fileId);
}

/** Brings a deleted file back; one that is not deleted stays as it is. Throws 404 when its 30 days are over. D45-26. */
export async function restoreFile(context: TenantContext, fileId: string): Promise<LibraryFile> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const file = await requireFile(tx, tenantId, fileId, true);
    if (file.deletedAt === null) return;
    await unmarkFileDeleted(tx, { tenantId, fileId }, now());
    await audit(tx, context, { action: 'file.restored', subjectType: 'file', subjectId: fileId });
  });
  return readFileAgain(context, fileId);
}
