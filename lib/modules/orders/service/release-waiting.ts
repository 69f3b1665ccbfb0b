import { traceOf } from '@/lib/kernel/trace-of';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { failPoint } from '@/lib/env/fail-point';
import { log } from '@/lib/env/logger';
import { listWaiting, type NoRoom, type WaitingRow } from '@/lib/modules/orders/data/waiting-orders';
import { isWaiting, type WaitingStatus } from '@/lib/modules/orders/rules/waiting';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import type { Transaction } from '@/lib/db/transaction';
import { goOn, type LockedOrder } from './go-on';
import { moveThrough } from './move-order';
import { reserveFor } from './reserve-or-wait';

const PAGE = 50;
/** So many are looked at in one run; the rest is a job behind those of other clients. */
const RUN = 500;

/** `passed`: it waits no more, or is held back for another reason. */
export type Outcome = 'released' | 'passed' | WaitingStatus;

/** An order that doesn't fit says why by its status: the reason may have become another one. */
async function sayWhy(
  tx: Transaction,
  context: TenantContext,
  order: LockedOrder,
  why: WaitingStatus,
): Promise<WaitingStatus> {
  if (order.status !== why) await moveThrough(tx, context, movable(order), ['new', why]);
  return why;
}

/** Both checks again, and the reservation, in one write; then the locked order goes on. The reason where it doesn't fit. D37-6. */
export async function goOnIfItFits(
  tx: Transaction,
  context: TenantContext,
  order: LockedOrder,
): Promise<'released' | WaitingStatus> {
  const outcome = await reserveFor(tx, order);
  if (isWaiting(outcome)) return outcome;
  await goOn(tx, context, order, { actor: 'system' });
  return 'released';
}

async function tryOne(context: TenantContext, orderId: string): Promise<Outcome> {
  return withTenant(context, async (tx) => {
    const order = await lockOrder(tx, context.tenantId, orderId);
    if (!order || !isWaiting(order.status) || order.holdReason !== null) return 'passed';
    const outcome = await goOnIfItFits(tx, context, order);
    if (isWaiting(outcome)) return sayWhy(tx, context, order, outcome);
    failPoint('release-waiting.before-commit');
    return 'released';
  });
}

/** Releases a Bulk order as a whole, in a transaction of its own: a module above this one does. D36-8. */
export type ReleaseWhole = (context: TenantContext, bulkOrderId: string) => Promise<Outcome>;

interface Run {
  after: Pick<WaitingRow, 'id' | 'place'> | null;
  currencies: string[];
  events: string[];
  looked: number;
  failed: number;
  releaseWhole: ReleaseWhole;
}

function note(run: Run, { eventId, currency }: WaitingRow, outcome: Outcome): void {
  if (outcome === 'over_budget_limit') run.currencies.push(currency);
  if (outcome === 'over_budget') run.events.push(eventId);
}

async function tryRow(context: TenantContext, row: WaitingRow, run: Run): Promise<void> {
  run.after = row;
  run.looked += 1;
  try {
    const { bulkOrderId: whole } = row;
    note(run, row, await (whole === null ? tryOne(context, row.id) : run.releaseWhole(context, whole)));
    failPoint('release-waiting.after-commit');
  } catch (error) {
    run.failed += 1;
    const { tenantId } = context;
    log().error({ tenantId, order: row.id, fault: traceOf(error) }, 'releasing an order failed');
  }
}

const hasRoom = ({ currencies, events }: NoRoom, { currency, eventId }: WaitingRow): boolean =>
  !currencies.includes(currency) && !events.includes(eventId);

/** False once no order is left to look at. */
async function tryPage(context: TenantContext, run: Run, limit: number): Promise<boolean> {
  const page = { after: run.after, full: run, limit };
  const rows = await withTenantOnce(context, (tx) => listWaiting(tx, context.tenantId, page));
  for (const row of rows) if (hasRoom(run, row)) await tryRow(context, row, run);
  return rows.length === limit;
}

/**
 * The rest is a job of its own, from this place on and with what has no room: it ends, whatever is at the front. It has a key
 * of its own, so that credit freed meanwhile begins at the front beside it.
 */
async function carryOn(
  context: TenantContext,
  { after: { id, place }, currencies, events }: Run & { after: Pick<WaitingRow, 'id' | 'place'> },
): Promise<void> {
  const { tenantId } = context;
  const rest = { tenantId, from: { after: { id, place }, currencies, events } };
  await withTenant(context, (tx) =>
    enqueue(tx, 'release-waiting', rest, { jobKey: `release-waiting:${tenantId}:rest` }),
  );
}

interface ReleaseOptions {
  page?: number;
  most?: number;
  /** Without it Bulk orders are passed over. */
  releaseWhole?: ReleaseWhole;
}
const noneWhole: ReleaseWhole = async () => 'passed';

/**
 * Looks at a client's orders that wait, oldest first: each that fits its account and then its event's budget is reserved for
 * and goes on, in a transaction of its own. The first that doesn't fit the account ends the orders of that currency, and the
 * first that doesn't fit its event's budget those of that event: a smaller one never passes an older one that waits for the
 * same money. A Bulk order is one of them, in the place of its first order. One that fails is passed over; throws in the end, so that the job comes back to it. D37-6, ADR 0084.
 */
export async function releaseWaiting(
  { tenantId, from }: JobPayloads['release-waiting'],
  { page = PAGE, most = RUN, releaseWhole = noneWhole }: ReleaseOptions = {},
): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const run: Run = { after: null, currencies: [], events: [], ...from, looked: 0, failed: 0, releaseWhole };
  let more = true;
  while (more && run.looked < most) more = await tryPage(context, run, page);
  if (more && run.after) await carryOn(context, { ...run, after: run.after });
  if (run.failed > 0) throw new Error(`${run.failed} waiting orders of ${tenantId} failed`);
}
