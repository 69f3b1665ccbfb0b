import { payments, type PaymentIntent } from '@/lib/payments';
import type { OpenIntent } from '@/lib/modules/orders/service/statements/open-order';

/** A waiting order as far as its intent needs it. */
export interface WaitingOrder {
  tenantId: string;
  id: string;
  orderRef: string;
  intent: OpenIntent;
}

/** `closed`: nobody can pay it any more; else the intent that is being paid or has been. */
export type CloseOutcome = { closed: true } | { closed: false; intent: PaymentIntent };

/**
 * The order's intent, made if it is not there. The order's id is the idempotency key, so a call that was cut off before
 * its answer was stored finds the intent it made. Null when the provider refuses to make one.
 */
export async function makeIntent(order: WaitingOrder): Promise<PaymentIntent | null> {
  const { account, region, amount, currency } = order.intent;
  const made = await payments().createIntent({
    account,
    region,
    amount,
    currency,
    tenantId: order.tenantId,
    orderId: order.id,
    orderRef: order.orderRef,
    idempotencyKey: order.id,
  });
  return made.ok ? made.value : null;
}

/** Cancels an order's intent, so that its reservation may go. DECISIONS 16: first the intent, only then the reservation. */
export async function closeIntent(order: WaitingOrder): Promise<CloseOutcome> {
  const known = order.intent.intentId ?? (await makeIntent(order))?.id;
  if (known === undefined) return { closed: true };
  const after = await payments().cancelIntent(order.intent, known);
  // An intent that its account does not have cannot be paid either.
  if (after === null || after.state === 'cancelled') return { closed: true };
  return { closed: false, intent: after };
}
