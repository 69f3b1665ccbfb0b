import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { notFound } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { insertNote } from '@/lib/modules/orders/data/order-notes';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { readOrder } from './read-order';

/**
 * Writes a note on an order for colleagues, with its audit row, which holds no word of it. D3. Throws 404 for another tenant's
 * order.
 */
export async function addNote(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  message: string,
): Promise<OrderDetail> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    const actor = context.actor === 'staff' ? 'staff' : 'client';
    const id = newId('note');
    await insertNote(tx, { tenantId, id, orderId, authorId: user.id, actor, message, writtenAt: now() });
    await audit(tx, context, {
      action: 'order.note_added',
      subjectType: 'order',
      subjectId: orderId,
      data: { note: id },
    });
    // Colleagues who have the order open see the note at once.
    await enqueue(tx, 'announce-order', { tenantId, orderId });
  });
  return readOrder(context, user, orderId);
}
