import { notFound } from '@/lib/kernel/app-error';
import { can } from '@/lib/permissions/permissions';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { mentionedIn } from '@/lib/modules/orders/rules/mentions';
import { readOrderDetail } from '@/lib/modules/orders/data/read-order-detail';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { printedSides } from './printed-sides';
import { namesFor } from './names-for';
import { presentOrderDetail } from './present-order-detail';
import { waitsForDecision } from './waits-for-decision';

/** One order of a tenant with its lines and history. Throws 404 for another tenant's. */
export async function readOrder(
  context: TenantContext,
  viewer: SessionUser,
  orderId: string,
): Promise<OrderDetail> {
  const { tenantId } = context;
  const { row, prints, waits } = await withTenant(context, async (tx) => {
    const found = await readOrderDetail(tx, tenantId, orderId);
    if (!found) throw notFound();
    const prints = await printedSides(tx, tenantId, found.lines);
    return { row: found, prints, waits: await waitsForDecision(tx, found.order) };
  });
  const actors = [
    ...row.history.flatMap((step) => (step.actorUserId ? [step.actorUserId] : [])),
    ...row.notes.flatMap(({ authorId, message }) => [authorId, ...mentionedIn(message)]),
    ...row.asked.map(({ askedBy }) => askedBy),
  ];
  const names = await namesFor(actors, row.order.tenantId, viewer);
  const may = {
    mayRelease: can(viewer, 'orders.release'),
    mayCancel: can(viewer, 'orders.cancel') && !waits,
    mayFixAddress: can(viewer, 'orders.fix_address'),
    mayFixLine: can(viewer, 'orders.write'),
    mayFixArtwork: can(viewer, 'orders.fix_artwork'),
    mayRefund: can(viewer, 'orders.refund'),
    mayMail: can(viewer, 'orders.resend_mail'),
    mayAskReplacement: can(viewer, 'orders.request_replacement'),
    mayReplace: can(viewer, 'orders.replace'),
    mayMove: can(viewer, 'orders.set_status') && !waits,
    mayPassBudget: can(viewer, 'billing.update'),
  };
  return presentOrderDetail(row, { ...may, names, prints });
}
