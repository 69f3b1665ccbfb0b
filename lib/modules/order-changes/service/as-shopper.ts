import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { closedReason } from '@/lib/modules/orders/rules/order-closed';
import { OrderMoved, type Editor } from './change-order';
import { linkHolder, readOrderPage } from './read-order-page';

/**
 * A change of an order by the holder of its link, within its edit window (D18-7); returns the order as it is then. Throws 404 for
 * an invalid token, `conflict` with the current order when it has changed meanwhile or its window has ended, and what the change
 * throws.
 */
export async function asShopper(
  token: string,
  requestId: string,
  change: (editor: Editor) => Promise<void>,
): Promise<OrderPage> {
  const isOpen: Editor['isOpen'] = (order) => closedReason(order, now()) === null;
  try {
    await change({ ...linkHolder(token, requestId), userId: null, action: 'order.edited', isOpen });
  } catch (error) {
    if (!(error instanceof OrderMoved)) throw error;
    throw new AppError('conflict', { data: { order: await readOrderPage(token, requestId) } });
  }
  return readOrderPage(token, requestId);
}
