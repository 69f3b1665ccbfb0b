import { audit } from '@/lib/audit/append-audit';
import { enqueue, enqueueAll, jobSpec } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { NewNoteForm } from '@/lib/modules/orders/contract/order-acts';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { findNotedOrder, insertNote } from '@/lib/modules/orders/data/order-notes';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { checkMentions } from './check-mentions';
import { readOrder } from './read-order';
import { rowId } from './row-id';

/** A note to be written; `bulkActId`: the bulk act that writes it on many orders; `key`: the form's that writes it once. */
interface NewNote {
  orderId: string;
  authorId: string;
  message: string;
  bulkActId?: string;
  key?: string | undefined;
}

/** Always the same for a bulk act's and a form's, so that it is written once. A form's key is its author's own. */
function idOf({ orderId, authorId, bulkActId, key }: NewNote): string {
  if (bulkActId !== undefined) return rowId('note', bulkActId, orderId);
  return key === undefined ? newId('note') : rowId('note', `${authorId}/${key}`, orderId);
}

/**
 * Writes a note on an order for colleagues, with its audit row, which holds no word of it, and tells those whom it mentions,
 * but not its author (D3-61). D3. A bulk act that comes back to an order writes none again (D3-35), nor does a form that is sent
 * twice. Throws 404 for another tenant's order, `conflict` for a form that wrote another note, and as `checkMentions` does.
 */
export async function writeNote(context: TenantContext, note: NewNote): Promise<void> {
  const { tenantId } = context;
  const { orderId, authorId, message, bulkActId } = note;
  const mentioned = await checkMentions(tenantId, message);
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    const actor = context.actor === 'staff' ? 'staff' : 'client';
    const id = idOf(note);
    if (!(await insertNote(tx, { tenantId, id, orderId, authorId, actor, message, writtenAt: now() }))) {
      const written = await findNotedOrder(tx, { tenantId, orderId, noteId: id });
      if (bulkActId === undefined && written?.message !== message) throw new AppError('conflict');
      return;
    }
    await audit(tx, context, {
      action: 'order.note_added',
      subjectType: 'order',
      subjectId: orderId,
      data: { note: id, ...(bulkActId !== undefined && { bulk_act: bulkActId }) },
    });
    const others = mentioned.filter((userId) => userId !== authorId);
    const told = others.map((userId) =>
      jobSpec(
        'send-mention-mail',
        { tenantId, orderId, noteId: id, userId },
        { jobKey: `mention:${id}:${userId}` },
      ),
    );
    await enqueueAll(tx, told);
    // Colleagues who have the order open see the note at once.
    await enqueue(tx, 'announce-order', { tenantId, orderId });
  });
}

/** Writes a note on one order, and reads it again. D3. Throws as `writeNote` does. */
export async function addNote(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  { message, key }: NewNoteForm,
): Promise<OrderDetail> {
  await writeNote(context, { orderId, authorId: user.id, message, key });
  return readOrder(context, user, orderId);
}
