import type { Minor } from '@/lib/kernel/money';
import { fail, ok } from '@/lib/kernel/result';
import type { Payee, PaymentPort } from '../port';
import { readCharge, toRefund } from './charge';
import { onAccount, stripeFor } from './client';
import { asAppError, isRefusal } from './errors';

async function leftOf(payee: Payee, intentId: string): Promise<Minor | null> {
  const charge = await readCharge(payee, intentId);
  return charge && charge.received - charge.refunded;
}

/** Refunds part or all of an intent from the payee's own balance. */
export const refund: PaymentPort['refund'] = async (payee, wanted) => {
  const { intentId, amount, idempotencyKey, orderId, editId } = wanted;
  const metadata = { order_id: orderId, ...(editId === null ? {} : { edit_id: editId }) };
  try {
    const made = await stripeFor(payee.region).refunds.create(
      { payment_intent: intentId, amount, metadata },
      { ...onAccount(payee), idempotencyKey },
    );
    return ok(toRefund(made));
  } catch (error) {
    const left = isRefusal(error) ? await leftOf(payee, intentId) : null;
    if (left !== null && left < amount) return fail({ left });
    throw asAppError(error);
  }
};
