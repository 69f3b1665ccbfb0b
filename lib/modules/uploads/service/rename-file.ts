import { assertSeen } from '@/lib/kernel/assert-seen';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { nameFile } from '@/lib/modules/uploads/data/change-file';
import { readFileAgain, requireFile } from './read-library-file';

/** Gives a file another name; the same name again changes nothing. Throws 404, and 409 after somebody else's change. */
export async function renameFile(
  context: TenantContext,
  fileId: string,
  { name, updated_at: seenAt }: { name: string; updated_at: string },
): Promise<LibraryFile> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const file = await requireFile(tx, tenantId, fileId, true);
    if (file.name === name) return;
    assertSeen(file, seenAt);
    await nameFile(tx, { tenantId, fileId }, name, now());
    const subject = { subjectType: 'file', subjectId: fileId } as const;
    await audit(tx, context, { action: 'file.renamed', ...subject, data: { from: file.name, to: name } });
  });
  return readFileAgain(context, fileId);
}
