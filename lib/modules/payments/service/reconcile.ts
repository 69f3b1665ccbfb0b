import { now } from '@/lib/kernel/clock';
import { failPoint } from '@/lib/env/fail-point';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { lockPayment } from '@/lib/modules/payments/data/lock-payment';
import { overdueIntents } from '@/lib/modules/payments/data/overdue-intents';
import { postponeExpiry } from '@/lib/modules/payments/data/settle';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { payments, type PaymentIntent } from '@/lib/payments';
import { closeIntent, type WaitingOrder } from './close-intent';
import { finaliseOrder } from './finalise-order';
import { releaseOrder } from './release-order';

const BATCH = 100;
const HOLD_MS = 5 * 60_000;

/** `held`: the provider is still processing; `settled`: nothing was left to do. */
export type ReconcileOutcome = 'finalised' | 'released' | 'held' | 'refused' | 'settled';
interface OrderKey {
  tenantId: string;
  orderId: string;
}

async function waitingOrder(key: OrderKey): Promise<WaitingOrder | null> {
  return withTenant({ tenantId: key.tenantId, actor: 'system' }, async (tx) => {
    const locked = await lockPayment(tx, key.tenantId, key.orderId);
    if (locked?.paymentStatus !== 'awaiting_payment') return null;
    return { tenantId: key.tenantId, id: locked.orderId, orderRef: locked.orderRef, intent: locked.intent };
  });
}

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
  if (!order) return 'settled';
  const { intentId } = order.intent;
  const seen = intentId === null ? null : await payments().retrieveIntent(order.intent, intentId);
  if (seen?.state === 'succeeded') return settle(key, order, seen);
  if (seen?.state === 'processing') return hold(key);
  if (order.intent.expiresAt > now()) return 'held';
  const outcome = await closeIntent(order);
  failPoint('reconcile.after-cancel');
  if (outcome.closed) return (await releaseOrder(key, 'expired')) ? 'released' : 'settled';
  return outcome.intent.state === 'succeeded' ? settle(key, order, outcome.intent) : hold(key);
}

/**
 * Reconciles all overdue payments and returns how many orders were finalised or released. A failure is logged and tried
 * again next time. For the worker's schedule.
 */
export async function reconcilePayments(): Promise<number> {
  const overdue = await withDirectory((tx) => overdueIntents(tx, now(), BATCH));
  let settled = 0;
  for (const key of overdue) {
    try {
      const outcome = await reconcileOrder(key);
      if (outcome === 'finalised' || outcome === 'released') settled += 1;
    } catch (error) {
      log().error({ ...key, fault: traceOf(error) }, 'reconciling a payment failed');
    }
  }
  return settled;
}
