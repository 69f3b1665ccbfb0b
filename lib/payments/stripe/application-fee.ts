import type Stripe from 'stripe';
import type { Merchant, PaymentPort } from '../port';
import { stripeFor } from './client';
import { asAppError } from './errors';

/** A fee has few refunds: what is beyond these pages is none that we make. */
const MOST = 1000;
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

/** The platform's fee on a charge, with each part that was given back. D36-9. */
export const readFee: PaymentPort['readFee'] = async (merchant, intentId) => {
  try {
    const fee = await feeOf(merchant, intentId);
    if (fee === null) return null;
    const refunds = await stripeFor(merchant.region)
      .applicationFees.listRefunds(fee.id, { limit: PAGE })
      .autoPagingToArray({ limit: MOST });
    return {
      id: fee.id,
      taken: fee.amount,
      refunds: refunds.map(({ id, amount, metadata }) => ({
        id,
        amount,
        key: metadata?.['refund_id'] ?? null,
      })),
    };
  } catch (error) {
    throw asAppError(error);
  }
};

/** Gives a part of a fee back to the connected account. D36-9. */
export const returnFee: PaymentPort['returnFee'] = async (merchant, { feeId, amount, key }) => {
  try {
    const given = { amount, metadata: { refund_id: key } };
    const options = { idempotencyKey: `fee:${key}` };
    await stripeFor(merchant.region).applicationFees.createRefund(feeId, given, options);
  } catch (error) {
    throw asAppError(error);
  }
};
