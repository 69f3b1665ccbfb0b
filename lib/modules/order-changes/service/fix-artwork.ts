import type { TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { mayFixArtwork } from '@/lib/modules/orders/rules/may-fix-address';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { OrderMoved, type Editor } from './change-order';
import { editArtwork } from './edit-artwork';
import type { AskedArtwork } from './own-artwork';

/**
 * Corrects a personalised line's texts or pictures for its shopper, who gets a mail: until the order is sent to the fulfiller, and
 * while an artwork issue stops it. D3-52. Throws 404 for another tenant's order or line, `conflict` when it has changed since
 * `version` or was sent, and 422 with every value that cannot be printed.
 */
export async function fixArtwork(
  context: TenantContext,
  user: SessionUser,
  { version, ...asked }: AskedArtwork & { version: string },
): Promise<OrderDetail> {
  const { orderId } = asked;
  const editor: Editor = {
    context,
    orderId,
    userId: user.id,
    action: 'order.artwork_fixed',
    isOpen: mayFixArtwork,
  };
  try {
    await editArtwork(editor, version, asked);
  } catch (error) {
    if (error instanceof OrderMoved) throw new AppError('conflict');
    throw error;
  }
  return readOrder(context, user, orderId);
}
