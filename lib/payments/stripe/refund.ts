import type { Minor } from '@/lib/kernel/money';
import { fail, ok } from '@/lib/kernel/result';
import type { Merchant, PaymentPort } from '../port';
import { stripeFor } from './client';
import { asAppError, hasCode, isRefusal } from './errors';

/** What was received for an intent, and what of it has been given back, by us or in the provider's dashboard. */
export const readCharge: PaymentPort['readCharge'] = async (merchant, intentId) => {
  try {
    const [stripe, options] = [stripeFor(merchant.region), { stripeAccount: merchant.account }];
    const expand = { expand: ['latest_charge'] };
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId, expand, options);
    if (charge === null || typeof charge === 'string' || !charge.paid) return null;
    const { amount_captured: received, amount_refunded: refunded } = charge;
    if (refunded === 0) return { received, refunded, lastRefundId: null };
    const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 1 }, options);
    return { received, refunded, lastRefundId: data[0]?.id ?? null };
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw asAppError(error);
  }
};

async function leftOf(merchant: Merchant, intentId: string): Promise<Minor | null> {
  const charge = await readCharge(merchant, intentId);
  return charge && charge.received - charge.refunded;
}

/** Refunds part or all of an intent from the connected account's own balance. */
export const refund: PaymentPort['refund'] = async (merchant, { intentId, amount, idempotencyKey }) => {
  try {
    const made = await stripeFor(merchant.region).refunds.create(
      { payment_intent: intentId, amount },
      { stripeAccount: merchant.account, idempotencyKey },
    );
    return ok({ refundId: made.id, amount: made.amount });
  } catch (error) {
    const left = isRefusal(error) ? await leftOf(merchant, intentId) : null;
    if (left !== null && left < amount) return fail({ left });
    throw asAppError(error);
  }
};
