import type Stripe from 'stripe';
import type { Minor } from '@/lib/kernel/money';
import { fail, ok } from '@/lib/kernel/result';
import type { Payee, PaymentPort } from '../port';
import { readCharge, toRefund } from './charge';
import { onAccount, stripeFor } from './client';
import { asAppError, isRefusal } from './errors';

async function leftOf(payee: Payee, intentId: string): Promise<Minor | null> {
  const charge = await readCharge(payee, intentId);
  return charge && charge.received - charge.refunded;
}

/**
 * A key that was used before is answered as it was then, though the refund may have failed since: what has become of it is read.
 * D36-27.
 */
async function asItIsNow(payee: Payee, made: Stripe.Response<Stripe.Refund>): Promise<Stripe.Refund> {
  const isReplay = made.lastResponse.headers['idempotent-replayed'] === 'true';
  return isReplay ? stripeFor(payee.region).refunds.retrieve(made.id, {}, onAccount(payee)) : made;
}

/** Refunds part or all of an intent from the payee's own balance. */
export const refund: PaymentPort['refund'] = async (payee, wanted) => {
  const { intentId, amount, idempotencyKey, orderId, editId } = wanted;
  const metadata = { order_id: orderId, ...(editId === null ? {} : { edit_id: editId }) };
  try {
    const made = await stripeFor(payee.region).refunds.create(
      { payment_intent: intentId, amount, metadata },
      { ...onAccount(payee), idempotencyKey },
    );
    return ok(toRefund(await asItIsNow(payee, made)));
  } catch (error) {
    const left = isRefusal(error) ? await leftOf(payee, intentId) : null;
    if (left !== null && left < amount) return fail({ left });
    throw asAppError(error);
  }
};
