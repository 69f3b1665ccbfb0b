import type Stripe from 'stripe';
import type { Minor } from '@/lib/kernel/money';
import { fail, ok } from '@/lib/kernel/result';
import type { Payee, PaymentPort } from '../port';
import { readCharge, toRefund } from './charge';
import { onAccount, stripeFor } from './client';
import { asAppError, isOtherCall, isRefusal } from './errors';

/** An order has a handful of refunds at most. */
const PAGE = 100;

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

type Wanted = Parameters<PaymentPort['refund']>[1];

/** One without a key was made by a release that wrote none: then it is known by what it is for. */
const isSame = ({ amount, metadata }: Stripe.Refund, wanted: Wanted): boolean =>
  metadata?.['key'] === undefined &&
  amount === wanted.amount &&
  metadata?.['order_id'] === wanted.orderId &&
  (metadata['edit_id'] ?? null) === wanted.editId;

/**
 * What was made under a key whose answer was lost, though another amount is due by now; where the key remembers a mere refusal, a
 * refund under a key of this amount. D36-29.
 */
async function instead(payee: Payee, wanted: Wanted): ReturnType<PaymentPort['refund']> {
  const { intentId, amount, idempotencyKey } = wanted;
  const page = { payment_intent: intentId, limit: PAGE };
  const { data } = await stripeFor(payee.region).refunds.list(page, onAccount(payee));
  const same = data.find((one) => isSame(one, wanted));
  if (same) return ok(toRefund(same));
  const made = data.find(({ metadata }) => metadata?.['key'] === idempotencyKey);
  if (made) return ok({ ...toRefund(made), earlier: true });
  return refund(payee, { ...wanted, idempotencyKey: `${idempotencyKey}:${amount}` });
}

/** Refunds part or all of an intent from the payee's own balance. */
export const refund: PaymentPort['refund'] = async (payee, wanted) => {
  const { intentId, amount, idempotencyKey, orderId, editId } = wanted;
  const about = { order_id: orderId, ...(editId === null ? {} : { edit_id: editId }) };
  const metadata = { ...about, key: idempotencyKey };
  try {
    const made = await stripeFor(payee.region).refunds.create(
      { payment_intent: intentId, amount, metadata },
      { ...onAccount(payee), idempotencyKey },
    );
    return ok(toRefund(await asItIsNow(payee, made)));
  } catch (error) {
    if (isOtherCall(error)) return instead(payee, wanted).catch((cause) => Promise.reject(asAppError(cause)));
    const left = isRefusal(error) ? await leftOf(payee, intentId) : null;
    if (left !== null && left < amount) return fail({ left });
    throw asAppError(error);
  }
};
