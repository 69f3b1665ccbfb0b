import type { Minor } from '@/lib/kernel/money';
import { fail, ok } from '@/lib/kernel/result';
import type { Merchant, PaymentPort } from '../port';
import { readCharge, toRefund } from './charge';
import { stripeFor } from './client';
import { asAppError, isRefusal } from './errors';

async function leftOf(merchant: Merchant, intentId: string): Promise<Minor | null> {
  const charge = await readCharge(merchant, intentId);
  return charge && charge.received - charge.refunded;
}

/** Refunds part or all of an intent from the connected account's own balance. */
export const refund: PaymentPort['refund'] = async (merchant, wanted) => {
  const { intentId, amount, idempotencyKey, orderId, editId } = wanted;
  const metadata = { order_id: orderId, ...(editId === null ? {} : { edit_id: editId }) };
  try {
    const made = await stripeFor(merchant.region).refunds.create(
      { payment_intent: intentId, amount, metadata },
      { stripeAccount: merchant.account, idempotencyKey },
    );
    return ok(toRefund(made));
  } catch (error) {
    const left = isRefusal(error) ? await leftOf(merchant, intentId) : null;
    if (left !== null && left < amount) return fail({ left });
    throw asAppError(error);
  }
};
