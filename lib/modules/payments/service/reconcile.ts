import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { failPoint } from '@/lib/env/fail-point';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { dueIntents } from '@/lib/modules/payments/data/due-intents';
import { lockPayment } from '@/lib/modules/payments/data/lock-payment';
import { countFailedLooks, noteLook } from '@/lib/modules/payments/data/note-look';
import { postponeExpiry } from '@/lib/modules/payments/data/settle';
import { lookAfterFailure, nextLook } from '@/lib/modules/payments/rules/look-times';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { payments, type PaymentIntent } from '@/lib/payments';
import { closeIntent, type WaitingOrder } from './close-intent';
import { finaliseOrder } from './finalise-order';
import { releaseOrder } from './release-order';

const BATCH = 100;
/** So many are asked about at a time: one whose provider does not answer holds up no more than its own place. */
const LANES = 4;
/** No further look begins then; the next turn of the schedule takes the rest. */
const TURN_MS = 45_000;
const HOLD_MS = 5 * 60_000;
const SETTLED_MS = 3_600_000;

/** `waiting`: not paid yet; `held`: the provider is still processing; `settled`: nothing was left to do. */
export type ReconcileOutcome = 'finalised' | 'released' | 'waiting' | 'held' | 'refused' | 'settled';
interface OrderKey {
  tenantId: string;
  orderId: string;
}

async function waitingOrder(key: OrderKey): Promise<(WaitingOrder & { madeAt: Date }) | null> {
  return withTenant({ tenantId: key.tenantId, actor: 'system' }, async (tx) => {
    const locked = await lockPayment(tx, key.tenantId, key.orderId);
    if (locked?.paymentStatus !== 'awaiting_payment') return null;
    const { orderId: id, orderRef, customer, intent, madeAt } = locked;
    return { tenantId: key.tenantId, id, orderRef, customer, intent, madeAt };
  });
}

/** Notes when an unpaid intent is looked at next. */
async function lookAgain(key: OrderKey, at: Date, trouble: string | null): Promise<void> {
  await withTenant({ tenantId: key.tenantId, actor: 'system' }, (tx) =>
    noteLook(tx, key.tenantId, { orderId: key.orderId, at, trouble }),
  );
}

/** Moves an intent back whose look has failed: the longer it fails, the later it is tried again. */
async function moveBack(key: OrderKey, error: unknown): Promise<void> {
  const failed = await withTenant({ tenantId: key.tenantId, actor: 'system' }, (tx) =>
    countFailedLooks(tx, key.tenantId, key.orderId),
  );
  const fault = traceOf(error);
  const at = lookAfterFailure(now(), failed);
  log().error({ ...key, failed: failed + 1, again: at.toISOString(), fault }, 'reconciling a payment failed');
  await lookAgain(key, at, troubleOf(error));
}

const troubleOf = (error: unknown): string =>
  error instanceof AppError ? error.code : error instanceof Error ? error.name : 'unknown';

async function hold(key: OrderKey): Promise<'held'> {
  const context: TenantContext = { tenantId: key.tenantId, actor: 'system' };
  const until = new Date(now().getTime() + HOLD_MS);
  await withTenant(context, (tx) => postponeExpiry(tx, context, key.orderId, until));
  return 'held';
}

async function settle(key: OrderKey, order: WaitingOrder, intent: PaymentIntent): Promise<ReconcileOutcome> {
  const outcome = await finaliseOrder({ ...key, merchant: order.intent, intent });
  if (outcome === 'finalised') return 'finalised';
  if (outcome !== 'refused') return 'settled';
  // A payment that does not match the order needs a person to look at it; the order keeps its reservation.
  await hold(key);
  return 'refused';
}

/**
 * Asks the provider about an order's payment and acts on it: paid → finalised; processing → held; else the intent is
 * cancelled, then the reservation released (D16-5). Safe to repeat.
 */
export async function reconcileOrder(key: OrderKey): Promise<ReconcileOutcome> {
  const order = await waitingOrder(key);
  if (!order) {
    // An intent that is open all the same must not be the first of every turn.
    await lookAgain(key, new Date(now().getTime() + SETTLED_MS), null);
    return 'settled';
  }
  const { intentId } = order.intent;
  const seen = intentId === null ? null : await payments().retrieveIntent(order.intent, intentId);
  if (seen?.state === 'succeeded') return settle(key, order, seen);
  if (seen?.state === 'processing') return hold(key);
  // Cancelled at the provider: nobody can pay it any more.
  if (seen?.state === 'cancelled') return (await releaseOrder(key, 'cancelled')) ? 'released' : 'settled';
  if (order.intent.expiresAt > now()) {
    await lookAgain(key, nextLook(new Date(order.madeAt), order.intent.expiresAt, now()), null);
    return 'waiting';
  }
  const outcome = await closeIntent(order);
  failPoint('reconcile.after-cancel');
  if (outcome.closed) return (await releaseOrder(key, 'expired')) ? 'released' : 'settled';
  return outcome.intent.state === 'succeeded' ? settle(key, order, outcome.intent) : hold(key);
}

/**
 * Looks at all open payments that are due and returns how many orders were finalised or released. One that fails moves
 * back with its reason, and tenants take turns, so that none waits for another's trouble. For the worker's schedule.
 */
export async function reconcilePayments(): Promise<number> {
  const due = await withDirectory((tx) => dueIntents(tx, now(), BATCH));
  const end = performance.now() + TURN_MS;
  let settled = 0;
  const lane = async () => {
    for (let key = due.shift(); key && performance.now() < end; key = due.shift()) {
      const outcome = await reconcileOne(key);
      if (outcome === 'finalised' || outcome === 'released') settled += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return settled;
}

/** One due payment; undefined when it failed, which has been noted. */
async function reconcileOne(key: OrderKey): Promise<ReconcileOutcome | undefined> {
  try {
    return await reconcileOrder(key);
  } catch (error) {
    await moveBack(key, error).catch((cause: unknown) => {
      // Not even the note could be written: the database is away, and the next turn looks again.
      log().error({ ...key, fault: traceOf(cause) }, 'a failed look could not be noted');
    });
    return undefined;
  }
}
