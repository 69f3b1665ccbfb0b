import { createHash } from 'node:crypto';
import { audit } from '@/lib/audit/append-audit';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { ID_PREFIXES, newId } from '@/lib/kernel/ids';
import { findClient, findNote, insertNote } from '@/lib/modules/tenants/data/client-detail';

/** Always the same for a form's key, which is its author's own. */
function idOf(tenantId: string, authorId: string, key: string | undefined): string {
  if (key === undefined) return newId('note');
  const digest = createHash('sha256').update(`${tenantId}/${authorId}/${key}`).digest('hex');
  return `${ID_PREFIXES.note}_${digest.slice(0, 20)}`;
}

/**
 * Writes a note on a client for staff, with its audit row, which holds no word of it. A form that is sent twice writes one
 * note. Throws 404 for an unknown client, and `conflict` where the form wrote another note before. S2.2-197.
 */
export async function addClientNote(
  staff: StaffContext,
  tenantId: string,
  { message, key }: { message: string; key?: string | undefined },
): Promise<{ id: string }> {
  const { staffId: authorId, requestId } = staff;
  const id = idOf(tenantId, authorId, key);
  const context = {
    tenantId,
    actor: 'staff',
    userId: authorId,
    ...(requestId ? { requestId } : {}),
  } as const;
  return withStaff(staff, async (tx) => {
    if (!(await findClient(tx, tenantId))) throw notFound();
    if (await insertNote(tx, { tenantId, id, authorId, message, writtenAt: now() })) {
      const subject = { subjectType: 'tenant', subjectId: tenantId } as const;
      await audit(tx, context, { action: 'tenant.note_added', ...subject, data: { note: id } });
    } else if ((await findNote(tx, tenantId, id)) !== message) {
      throw new AppError('conflict');
    }
    return { id };
  });
}
