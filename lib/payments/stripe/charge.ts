import type Stripe from 'stripe';
import type { ChargeDispute, ChargeRefund, PaymentPort } from '../port';
import { onAccount, stripeFor } from './client';
import { asAppError, hasCode } from './errors';

/** An order has a handful of refunds at most; what is beyond the first page is none that we act on. */
const PAGE = 100;

const REFUND_STATES = new Map<string | null, ChargeRefund['state']>([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

const DISPUTE_STATES = new Map<string, ChargeDispute['state']>([
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['won', 'won'],
  ['lost', 'lost'],
]);

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** Stripe's refund in our type. */
export function toRefund(refund: Stripe.Refund): ChargeRefund {
  const orderId = refund.metadata?.['order_id'];
  return {
    id: refund.id,
    amount: refund.amount,
    state: REFUND_STATES.get(refund.status) ?? 'pending',
    ours: orderId === undefined ? null : { orderId, editId: refund.metadata?.['edit_id'] ?? null },
    madeAt: dateOf(refund.created),
  };
}

function toDispute(dispute: Stripe.Dispute): ChargeDispute {
  const { due_by: due } = dispute.evidence_details;
  return {
    id: dispute.id,
    amount: dispute.amount,
    reason: dispute.reason,
    // An appeal is open again, and so is every state that is newer than this list.
    state: DISPUTE_STATES.get(dispute.status) ?? 'open',
    moves: dispute.balance_transactions.length,
    evidenceDue: due === null ? null : dateOf(due),
    openedAt: dateOf(dispute.created),
  };
}

/**
 * What was received for an intent, and what has happened to it: refunds by us or in the provider's dashboard, and
 * */
export const readCharge: PaymentPort['readCharge'] = async (payee, intentId) => {
  try {
    const [stripe, options] = [stripeFor(payee.region), onAccount(payee)];
    const expand = { expand: ['latest_charge'] };
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId, expand, options);
    if (charge === null || typeof charge === 'string' || !charge.paid) return null;
    const page = { payment_intent: intentId, limit: PAGE };
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list(page, options),
      // A charge's own `disputed` says nothing of a bank's inquiry.
      stripe.disputes.list(page, options),
    ]);
    return {
      received: charge.amount_captured,
      refunded: charge.amount_refunded,
      refunds: refunds.data.map(toRefund).reverse(),
      disputes: disputes.data.map(toDispute).reverse(),
    };
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw asAppError(error);
  }
};
