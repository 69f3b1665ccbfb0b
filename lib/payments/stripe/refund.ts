import type { Minor } from '@/lib/kernel/money';
import { fail, ok } from '@/lib/kernel/result';
import type { Merchant, PaymentPort } from '../port';
import { stripeFor } from './client';
import { asAppError, hasCode, isRefusal } from './errors';

/** What was received for an intent, and what of it has been given back, by us or in the provider's dashboard. */
export const readCharge: PaymentPort['readCharge'] = async (merchant, intentId) => {
  try {
    const intent = await stripeFor(merchant.region).paymentIntents.retrieve(
      intentId,
      { expand: ['latest_charge'] },
      { stripeAccount: merchant.account },
    );
    const { latest_charge: charge } = intent;
    if (charge === null || typeof charge === 'string' || !charge.paid) return null;
    return { received: charge.amount_captured, refunded: charge.amount_refunded };
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
