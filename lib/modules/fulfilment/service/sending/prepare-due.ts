import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import {
  findDue,
  putOffSubmission,
  takeToSend,
  type Blocked,
} from '@/lib/modules/fulfilment/data/submission-queue';
import { readParts, type OrderPart } from '@/lib/modules/fulfilment/data/order-parts';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { isBeingSent } from '@/lib/modules/fulfilment/service/parts/send-parts';
import { PAST_HOLDING } from '@/lib/modules/orders/rules/hold';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { sendAgainIfLost } from './send-again-if-lost';
import type { Prepared } from './send-prepared';

/** When a submission is looked at again whose order is held, waits for somebody, or could not be read. */
const AGAIN_MS = 10 * 60_000;

type OrderPartKey = Pick<OrderPart, 'tenantId' | 'orderId' | 'id'>;

/** `passed`: the one that was due is not sent now; `busy`: its printer is called enough; null: none is due. */
type Due = Prepared | 'passed' | 'busy' | null;

async function partOf(
  tx: Transaction,
  { tenantId, orderId, id }: OrderPartKey,
): Promise<OrderPart | undefined> {
  return (await readParts(tx, { tenantId, orderId })).find((part) => part.id === id);
}

async function take(context: TenantContext, blocked: Blocked, seen: { id?: string }): Promise<Due> {
  const { tenantId } = context;
  const at = now();
  return withTenant(context, async (tx) => {
    const due = await findDue(tx, tenantId, at, blocked);
    if (!due) return null;
    if (due.busy) return 'busy';
    seen.id = due.id;
    const order = await lockOrder(tx, tenantId, due.orderId);
    const taken = order && (await takeToSend(tx, { tenantId, id: due.id }, at));
    if (!taken) return 'passed';
    const { status, held } = movable(order);
    const part = await partOf(tx, taken);
    const isLatest = part
      ? isBeingSent(part)
      : (await latestSubmission(tx, tenantId, due.orderId))?.id === due.id;
    // The other parts of an order aren't stopped by the one whose printer doesn't answer.
    const isSent = status === 'submitting_to_fulfiller' || (part && status === 'fulfiller_submission_error');
    if (isSent && isLatest && !held) {
      await sendAgainIfLost(tx, taken);
      return [order, await findLines(tx, tenantId, due.orderId), taken];
    }
    // Its printer has told of it already, or nobody wants it any more.
    const over = !isLatest || order.fulfillerId === null || PAST_HOLDING.includes(status);
    await putOffSubmission(tx, { tenantId, id: due.id }, over ? null : new Date(at.getTime() + AGAIN_MS));
    return 'passed';
  });
}

/**
 * The next submission of a client that is due, marked as being sent, but for printers that can't be called now. One that can't
 * be read is put back, so that it holds up none behind it. D32-41.
 */
export async function prepareDue(context: TenantContext, blocked: Blocked): Promise<Due> {
  const { tenantId } = context;
  const seen: { id?: string } = {};
  try {
    return await take(context, blocked, seen);
  } catch (error) {
    const { id } = seen;
    log().error({ tenantId, submission: id, fault: traceOf(error) }, 'a submission can’t be prepared');
    if (id === undefined) return null;
    const again = new Date(now().getTime() + AGAIN_MS);
    return withTenant(context, (tx) => putOffSubmission(tx, { tenantId, id }, again)).then(
      () => 'passed',
      () => null,
    );
  }
}
