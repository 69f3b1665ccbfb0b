import { fail, ok, type Result } from '@/lib/kernel/result';
import { now } from '@/lib/kernel/clock';
import type { Merchant } from '../port';
import { stripeFor } from './client';
import { asAppError, hasCode, isRefusal } from './errors';

/** Whether a calculation has expired: the provider deletes it after 90 days. */
async function hasExpired(merchant: Merchant, calculationId: string): Promise<boolean> {
  try {
    const options = { stripeAccount: merchant.account };
    const { tax } = stripeFor(merchant.region);
    const calculation = await tax.calculations.retrieve(calculationId, {}, options);
    return calculation.expires_at !== null && calculation.expires_at * 1000 <= now().getTime();
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return true;
    throw asAppError(error);
  }
}

/** A reference can be used once per account, so a repeated sale is never counted twice. */
export async function recordTaxTransaction(
  merchant: Merchant,
  sale: { calculationId: string; reference: string },
): Promise<Result<string, 'expired'>> {
  const { calculationId, reference } = sale;
  try {
    const transaction = await stripeFor(merchant.region).tax.transactions.createFromCalculation(
      { calculation: calculationId, reference },
      { stripeAccount: merchant.account, idempotencyKey: `tax:${reference}:${calculationId}` },
    );
    return ok(transaction.id);
  } catch (error) {
    const ours = asAppError(error);
    // There is no error code for an expired calculation, so the calculation itself is read.
    if (isRefusal(error) && (await hasExpired(merchant, calculationId))) return fail('expired');
    throw ours;
  }
}

/** Reverses the whole sale, including the tax of every line and place. */
export async function reverseTaxTransaction(
  merchant: Merchant,
  reversal: { transactionId: string; reference: string },
): Promise<string> {
  const { transactionId, reference } = reversal;
  try {
    const made = await stripeFor(merchant.region).tax.transactions.createReversal(
      { mode: 'full', original_transaction: transactionId, reference },
      { stripeAccount: merchant.account, idempotencyKey: `tax:${reference}` },
    );
    return made.id;
  } catch (error) {
    throw asAppError(error);
  }
}
