import { now } from '@/lib/kernel/clock';
import { failPoint } from '@/lib/env/fail-point';
import { lockPayment } from '@/lib/modules/payments/data/lock-payment';
import { writeReleased } from '@/lib/modules/payments/data/settle';
import { closeIn } from '@/lib/modules/ledger/service/statements/credit-of-order';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';

const ACTIONS = {
  expired: 'order.payment_expired',
  refused: 'order.payment_failed',
  cancelled: 'order.payment_cancelled',
} as const;

/**
 * Cancels an unpaid order and gives back its stock and voucher. Only for an order whose intent is known to be cancelled
 * or never existed (D16). False for an order that is not waiting any more.
 */
export async function releaseOrder(
  order: { tenantId: string; orderId: string },
  why: keyof typeof ACTIONS,
): Promise<boolean> {
  const context: TenantContext = { tenantId: order.tenantId, actor: 'system' };
  const released = await withTenant(context, async (tx) => {
    const locked = await lockPayment(tx, order.tenantId, order.orderId);
    if (locked?.paymentStatus !== 'awaiting_payment') return false;
    const given = {
      orderId: order.orderId,
      giveBack: locked.reserved ? stockMoves([], locked.held) : [],
      voucherId: locked.reserved ? locked.voucherId : null,
      voucherPerson: locked.voucherPerson,
    };
    const entry = { action: ACTIONS[why], subjectType: 'order', subjectId: order.orderId } as const;
    await writeReleased(tx, context, given, { ...entry, data: { intent: locked.intent.intentId } });
    if (locked.credit > 0) {
      await closeIn(tx, 'release', { tenantId: order.tenantId, orderId: order.orderId, at: now() });
    }
    failPoint('release.before-commit');
    return true;
  });
  failPoint('release.after-commit');
  return released;
}
