import { fail, ok, type Result } from '@/lib/kernel/result';
import { now } from '@/lib/kernel/clock';
import type { Merchant, TaxReversal } from '../port';
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

const OWN = ({ account }: Merchant) => ({ stripeAccount: account });

/** What a sale comes to in the reports, with its tax: all lines and the shipping. */
async function soldFor(merchant: Merchant, transactionId: string): Promise<number> {
  const { transactions } = stripeFor(merchant.region).tax;
  const { shipping_cost: shipping } = await transactions.retrieve(transactionId, {}, OWN(merchant));
  const lines = await transactions
    .listLineItems(transactionId, { limit: 100 }, OWN(merchant))
    .autoPagingToArray({ limit: 1000 });
  const items = lines.reduce((sum, { amount, amount_tax: tax }) => sum + amount + tax, 0);
  return items + (shipping ? shipping.amount + shipping.amount_tax : 0);
}

/** The amount of a part that is reversed; null for the whole sale. */
async function partOf(
  merchant: Merchant,
  { transactionId, part, after = 0 }: TaxReversal,
): Promise<number | null> {
  if (part !== undefined) return part;
  return after === 0 ? null : (await soldFor(merchant, transactionId)) - after;
}

/** In the place of a reversal's id: its parts have taken back all of it. */
const REVERSED_IN_PARTS = 'in_parts';

/** Reverses a sale, or a part of it: the tax of every line and place goes with it, in proportion. */
export async function reverseTaxTransaction(merchant: Merchant, reversal: TaxReversal): Promise<string> {
  const { transactionId, reference } = reversal;
  try {
    const part = await partOf(merchant, reversal);
    if (part !== null && part <= 0) return REVERSED_IN_PARTS;
    const what =
      part === null ? ({ mode: 'full' } as const) : ({ mode: 'partial', flat_amount: -part } as const);
    const made = await stripeFor(merchant.region).tax.transactions.createReversal(
      { ...what, original_transaction: transactionId, reference },
      { ...OWN(merchant), idempotencyKey: `tax:${reference}` },
    );
    return made.id;
  } catch (error) {
    throw asAppError(error);
  }
}
