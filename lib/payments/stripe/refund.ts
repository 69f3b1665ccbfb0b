import type { Minor } from '@/lib/kernel/money';
import type { Merchant } from '../port';
import { stripeFor } from './client';
import { asAppError } from './errors';

/** Refunds part or all of an intent from the connected account's own balance. */
export async function refund(
  merchant: Merchant,
  input: { intentId: string; amount: Minor; idempotencyKey: string },
): Promise<{ refundId: string; amount: Minor }> {
  try {
    const made = await stripeFor(merchant.region).refunds.create(
      { payment_intent: input.intentId, amount: input.amount },
      { stripeAccount: merchant.account, idempotencyKey: input.idempotencyKey },
    );
    return { refundId: made.id, amount: made.amount };
  } catch (error) {
    throw asAppError(error);
  }
}
