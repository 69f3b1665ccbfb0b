import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { keepIf } from '@/lib/db/keep-if';
import { listTenants } from '@/lib/db/list-tenants';
import { takeTurns, type DueWork } from '@/lib/db/take-turns';
import { withDirectory } from '@/lib/db/with-directory';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { noteTold, takeUntold } from '@/lib/modules/orders/data/tell-waiting';
import { hasWaiting, putOffWaiting, takeLapsed } from '@/lib/modules/orders/data/waiting-orders';
import { beganBefore, isWaiting } from '@/lib/modules/orders/rules/waiting';
import { needsApproval } from '@/lib/modules/orders/service/statements/approvals';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { cancelOrder, refundDue } from './cancel-order';
import type { LockedOrder } from './go-on';
import { goOnIfItFits } from './release-waiting';

/**
 * It goes on if it fits by now; whether it did. One that is held does not. D37-6. Of one that does not fit the client's account is let
 * go of: whoever claims or cancels locks it last, and this order's cancelling would wait for them with it in its hands. D32-86.
 */
async function fits(tx: Transaction, context: TenantContext, order: LockedOrder): Promise<boolean> {
  if (order.holdReason !== null) return false;
  return keepIf(tx, async () => (await goOnIfItFits(tx, context, order)) === 'released');
}

/**
 * Day 14: what does not fit even now, or was not approved, is cancelled, with all that it has taken given back, and its shopper told. Oldest first,
 * as they are released. D37-7.
 */
const LAPSE: DueWork<{ id: string }> = {
  failure: 'cancelling an order that has waited too long failed',
  take: (tx, tenantId, at) => takeLapsed(tx, tenantId, { began: beganBefore(at), at }),
  async run(tx, context, { id: orderId }) {
    const { tenantId } = context;
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order) throw new RangeError(`${orderId} is gone`);
    // Somebody else has just let it go on, or cancelled it.
    if (!isWaiting(order.status) && !(await needsApproval(tx, order))) return;
    if (await fits(tx, context, order)) return;
    await cancelOrder(tx, context, order, { actor: 'system', reason: 'waited_too_long' });
    await audit(tx, context, { action: 'order.lapsed', subjectType: 'order', subjectId: orderId });
    const mail = { tenantId, orderId, kind: 'order_lapsed', refundDue: refundDue(order) } as const;
    await enqueue(tx, 'send-order-mail', mail, { jobKey: `confirm:${orderId}` });
  },
  putOff: putOffWaiting,
};

/** Days 1, 7 and 13: one mail to the client about all its orders that wait. D37-7. */
const TELL: DueWork<{ id: string }> = {
  failure: 'telling a client of its waiting orders failed',
  take: takeUntold,
  async run(tx, { tenantId }) {
    const at = now();
    await noteTold(tx, tenantId, at);
    await enqueue(tx, 'send-waiting-mail', { tenantId, at: at.getTime() });
  },
  putOff: putOffWaiting,
};

/** Every client with orders that wait is looked at again, whatever has become of the job that should have. D37-6. */
async function sweep(signal?: AbortSignal): Promise<void> {
  for (const tenantId of await withDirectory(listTenants)) {
    if (signal?.aborted) return;
    try {
      await withTenant({ tenantId, actor: 'system' }, async (tx) => {
        if (!(await hasWaiting(tx, tenantId))) return;
        await enqueue(tx, 'release-waiting', { tenantId }, { jobKey: `release-waiting:${tenantId}` });
      });
    } catch (error) {
      log().error({ tenantId, fault: traceOf(error) }, 'looking for waiting orders failed');
    }
  }
}

/**
 * What the clock does about orders that wait: those of day 14 go on if they fit or are cancelled, clients are told on days 1, 7 and 13, and what
 * may fit by now is tried again. Tenants take turns. `ended`: how many had come to day 14, however that went. Safe to repeat and to run in several workers. D37-6, D37-7.
 */
export async function lookAfterWaiting(
  signal?: AbortSignal,
): Promise<{ ended: number; told: number; failed: number }> {
  const ended = await takeTurns(LAPSE, signal);
  const told = await takeTurns(TELL, signal);
  await sweep(signal);
  return { ended: ended.done, told: told.done, failed: ended.failed + told.failed };
}
