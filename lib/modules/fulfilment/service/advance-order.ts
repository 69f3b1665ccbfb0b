import { now } from '@/lib/kernel/clock';
import { postcodeIsValid } from '@/lib/address/postcodes';
import { enqueue } from '@/lib/db/enqueue';
import { failPoint } from '@/lib/env/fail-point';
import { announce } from '@/lib/domain-events/announce';
import { readRefusedWords } from '@/lib/modules/events/service/statements/refused-words';
import { heldCredit } from '@/lib/modules/ledger/service/statements/held-credit';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import type { LockedOrder } from '@/lib/modules/orders/service/go-on';
import { letWait, reserveFor } from '@/lib/modules/orders/service/reserve-or-wait';
import { addressWasAccepted } from '@/lib/modules/orders/service/statements/issues';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { waitsForDecision } from '@/lib/modules/orders/service/waits-for-decision';
import { moveOrder, moveThrough } from '@/lib/modules/orders/service/move-order';
import { ownPictureFacts } from '@/lib/modules/catalogue/service/own-picture-facts';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import { blockingIssue } from './check-artwork';

/**
 * True where an order owes something, nothing is reserved for it, and there is no room for it now: then it waits. Such orders
 * were placed before anything was reserved; its event's budget is not asked, since it was promised without it. D37-4.
 */
async function owesUnreserved(tx: Transaction, context: TenantContext, order: LockedOrder): Promise<boolean> {
  const { tenantId, id: orderId } = order;
  if ((order.creditMinor ?? 0) === 0 || (await heldCredit(tx, { tenantId, orderId })) > 0) return false;
  const outcome = await reserveFor(tx, order, { pastBudget: true });
  if (!isWaiting(outcome)) return false;
  await letWait(tx, context, order, outcome);
  await announce(tx, 'order.changed', { tenantId, orderId });
  return true;
}

/**
 * Takes a paid order out of its edit window and prepares it: new → … → queued processing, or into the issue that stops
 * it. Safe to repeat. Before `edit_until` it reschedules itself; a flagged claim waits for its client's decision (D18,
 * D24-2, D32).
 */
export async function advanceOrder(job: { tenantId: string; orderId: string }): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const lines = await withTenant(context, (tx) => findLines(tx, job.tenantId, job.orderId));
  const pictures = await ownPictureFacts(job.tenantId, lines.flatMap(scenesOf));
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, job.tenantId, job.orderId);
    if (!order || order.status !== 'new') return;
    if (order.editUntil && order.editUntil > now()) {
      await enqueue(tx, 'advance-order', job, { runAt: order.editUntil, jobKey: `advance:${order.id}` });
      return;
    }
    if (await waitsForDecision(tx, order)) return;
    if (order.holdReason !== null) return;
    if (await owesUnreserved(tx, context, order)) return;
    const start = movable(order);
    const { customer } = order.snapshot;
    const isPlace = postcodeIsValid(customer.country_iso2, customer.address_postcode);
    if (!isPlace && !(await addressWasAccepted(tx, order))) {
      await moveOrder(tx, context, start, { to: 'address_issue', actor: 'system', reason: 'postcode' });
      await announce(tx, 'order.changed', job);
      return;
    }
    const queued = await moveThrough(tx, context, start, [
      'queued_downloading',
      'downloaded',
      'queued_processing',
    ]);
    if (!queued) return;
    await announce(tx, 'order.changed', job);
    const refusedWords = await readRefusedWords(tx, order);
    const issue = await blockingIssue(await findLines(tx, job.tenantId, job.orderId), {
      pictures,
      refusedWords,
    });
    if (issue) {
      await moveOrder(tx, context, queued, { to: 'artwork_issue', actor: 'system', reason: issue });
      return;
    }
    await enqueue(tx, 'render-prints', job, { queue: 'render', jobKey: `render:${order.id}` });
    failPoint('advance.before-commit');
  });
  failPoint('advance.after-commit');
}
