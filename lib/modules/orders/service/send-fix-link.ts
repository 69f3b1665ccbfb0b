import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { fixableKind, maySendLink } from '@/lib/modules/orders/rules/fixable-issues';
import { findOpenIssue, openIssue } from '@/lib/modules/orders/service/statements/issues';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { readOrder } from './read-order';

/** A link that is so young is on its way: this is a second press, or a second tab. */
const ONE_PRESS_MS = 60_000;

/**
 * Mails the buyer of an order that its address or artwork has stopped a new link to fix it: for one whose mail was never sent, or
 * whose link is over. An earlier link of it works no more. S2.2-183. Throws 404 for another tenant's order, and `conflict` for one
 * that nothing of the kind stops, whose person was erased, or whose payment the bank questions.
 */
export async function sendFixLink(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
): Promise<OrderDetail> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw notFound();
    const kind = fixableKind(order.status);
    if (kind === null || !maySendLink(order)) throw new AppError('conflict');
    const key = { tenantId, id: orderId };
    const open = await findOpenIssue(tx, key);
    if (open && now().getTime() - open.beganAt.getTime() < ONE_PRESS_MS) return;
    await openIssue(tx, key, kind);
    await audit(tx, context, {
      action: 'order.mail_resent',
      subjectType: 'order',
      subjectId: orderId,
      data: { kind: `order_${kind}_issue` },
    });
    await announce(tx, 'order.changed', { tenantId, orderId });
  });
  return readOrder(context, user, orderId);
}
