import type Stripe from 'stripe';
import type { Minor } from '@/lib/kernel/money';
import { fail, ok } from '@/lib/kernel/result';
import type { ChargeRefund, Payee, PaymentPort } from '../port';
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

/** What follows a key where its own refund was refused: for what was left, or for the amount that was due by then. */
const AFTER_KEY = /^(?::\d+)?(?::left)?$/;

const isOfKey = ({ metadata }: Stripe.Refund, key: string): boolean => {
  const own = metadata?.['key'];
  return own?.startsWith(key) === true && AFTER_KEY.test(own.slice(key.length));
};

/** The refund that was made for this before, and was never written down since its answer was lost. */
async function findLost(payee: Payee, wanted: Wanted): Promise<ChargeRefund | null> {
  const { intentId, idempotencyKey, known = [] } = wanted;
  const page = { payment_intent: intentId, limit: PAGE };
  const { data } = await stripeFor(payee.region).refunds.list(page, onAccount(payee));
  const unknown = data.filter(({ id }) => !known.includes(id));
  const same = unknown.find((one) => isSame(one, wanted));
  if (same) return toRefund(same);
  const made = unknown.find((one) => isOfKey(one, idempotencyKey));
  return made ? { ...toRefund(made), earlier: true } : null;
}

/**
 * What was made under a key whose answer was lost, though another amount is due by now; where the key remembers a mere refusal, a
 * refund under a key of this amount. D36-29.
 */
async function instead(payee: Payee, wanted: Wanted): ReturnType<PaymentPort['refund']> {
  const lost = await findLost(payee, wanted);
  if (lost) return ok(lost);
  return refund(payee, { ...wanted, idempotencyKey: `${wanted.idempotencyKey}:${wanted.amount}` });
}

/** Too little is left: for nothing was made yet, or since what was made for this has taken it. */
async function unlessLost(payee: Payee, wanted: Wanted, left: Minor): ReturnType<PaymentPort['refund']> {
  const lost = wanted.known ? await findLost(payee, wanted) : null;
  return lost ? ok(lost) : fail({ left });
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
    if (left !== null && left < amount) return unlessLost(payee, wanted, left);
    throw asAppError(error);
  }
};
