import type Stripe from 'stripe';
import type { Merchant, PaymentPort } from '../port';
import { stripeFor } from './client';
import { asAppError } from './errors';

/** A fee has as many refunds as its charge at most; what is beyond the first page is none that we look for. */
const PAGE = 100;

/** The fee taken from an intent's charge; null for a charge without one. */
async function feeOf({ region, account }: Merchant, intentId: string): Promise<Stripe.ApplicationFee | null> {
  const stripe = stripeFor(region);
  const expand = { expand: ['latest_charge'] };
  const intent = await stripe.paymentIntents.retrieve(intentId, expand, { stripeAccount: account });
  const { latest_charge: charge } = intent;
  if (charge === null || typeof charge === 'string' || !charge.application_fee) return null;
  const { application_fee: fee } = charge;
  // A fee belongs to the platform, not to the account it was taken from.
  return stripe.applicationFees.retrieve(typeof fee === 'string' ? fee : fee.id);
}

/** Gives back to the connected account what of the platform's fee is above `keep`. */
export const returnFee: PaymentPort['returnFee'] = async (merchant, { intentId, keep, refundId }) => {
  try {
    const fee = await feeOf(merchant, intentId);
    if (fee === null) return null;
    const { applicationFees } = stripeFor(merchant.region);
    const amount = fee.amount - fee.amount_refunded - keep;
    if (amount <= 0) {
      // Nothing is left to do; perhaps since this very call has done it, and its answer was lost.
      const made = await applicationFees.listRefunds(fee.id, { limit: PAGE });
      const ours = made.data.find(({ metadata }) => metadata?.['refund_id'] === refundId);
      return ours ? { id: ours.id, amount: ours.amount } : null;
    }
    const given = { amount, metadata: { refund_id: refundId } };
    const made = await applicationFees.createRefund(fee.id, given, { idempotencyKey: `fee:${refundId}` });
    return { id: made.id, amount: made.amount };
  } catch (error) {
    throw asAppError(error);
  }
};
