import type { TenantContext } from '@/lib/db/with-tenant';
import { AppError } from '@/lib/kernel/app-error';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { FixAddressForm } from '@/lib/modules/order-changes/contract/fix-address';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { askAddresses } from '@/lib/modules/fulfilment/service/parts/ask-addresses';
import { sendCorrected } from '@/lib/modules/fulfilment/service/parts/send-corrected';
import { mayFixAddress } from '@/lib/modules/orders/rules/may-fix-address';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { OrderMoved, type Editor } from './change-order';
import { changeAddress } from './edit-address';
import { solveIssue } from './solve-issue';

/**
 * Corrects the name, phone or address of an order for its shopper, until it is shipped; one that its address had stopped goes on, one
 * whose printer doesn't answer is sent again, and printers that have it, or a part of it, are asked to send it there. The shopper gets
 * a mail. D3-24, S5-75. Throws 404 for another tenant's order, `conflict` when it has changed since `version`, is being sent or was
 * shipped, and as `changeAddress` does.
 */
export async function fixAddress(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  { version, ...form }: FixAddressForm,
): Promise<OrderDetail> {
  const editor: Editor = {
    context,
    orderId,
    userId: user.id,
    action: 'order.address_fixed',
    isOpen: mayFixAddress,
    async then(tx, order) {
      await solveIssue(tx, context, order, 'address');
      await askAddresses(tx, order);
      await sendCorrected(tx, context, orderId);
    },
  };
  try {
    await changeAddress(editor, version, form);
  } catch (error) {
    if (error instanceof OrderMoved) throw new AppError('conflict');
    throw error;
  }
  return readOrder(context, user, orderId);
}
