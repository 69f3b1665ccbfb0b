import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { mayCancel } from '@/lib/modules/orders/rules/may-cancel';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { findRequest, settleRequest } from '@/lib/modules/shop-orders/data/shop-requests';

interface Key {
  tenantId: string;
  gid: string;
}

/** Whether its order is cancelled now: until it is in production, the shop may have it back. D32. */
async function isGivenBack(tx: Transaction, context: TenantContext, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, context.tenantId, orderId);
  if (!order || order.status === 'cancelled') return true;
  if (!mayCancel(order)) return false;
  await cancelOrder(tx, context, order, { actor: 'client', reason: 'shop_cancelled' });
  const subject = { subjectType: 'order', subjectId: orderId } as const;
  await audit(tx, context, { action: 'order.cancelled', ...subject, data: { reason: 'shop_cancelled' } });
  return true;
}

/**
 * Gives a request back to its shop, with its order, its stock and its money: null where that is so, also the second time; else why it can't be
 * any more, in the merchant's language. S4-61.
 */
export function giveBack(context: TenantContext, gid: string, lang: Locale): Promise<string | null> {
  const key: Key = { tenantId: context.tenantId, gid };
  return withTenant(context, async (tx) => {
    const request = await findRequest(tx, key);
    if (!request?.orderId) return null;
    if (!(await isGivenBack(tx, context, request.orderId))) return messageFor(lang)('shopReject.made');
    await settleRequest(tx, key, { from: ['accepting', 'accepted'], to: 'withdrawn', at: now() });
    return null;
  });
}
