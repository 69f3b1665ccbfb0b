import type { Transaction } from '@/lib/db/transaction';
import { readMoneyBack, setPaymentStatus } from '@/lib/modules/orders/service/statements/money-back';
import type { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { givenBack, paymentStatusOf } from '@/lib/modules/payments/rules/money-back';

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** A locked order's payment status by all that was given back of it; true when nothing of the money is left. D36-13. */
export async function renewStatus(tx: Transaction, order: LockedOrder): Promise<boolean> {
  const key = { tenantId: order.tenantId, orderId: order.id };
  const { refunds, disputes } = await readMoneyBack(tx, key);
  const facts = refunds.map(({ amountMinor, ...refund }) => ({ ...refund, amount: amountMinor }));
  // What edits gave back has left the order's total already.
  const own = facts.filter(({ editId }) => editId === null);
  const next = paymentStatusOf({ received: order.totalMinor, refunds: own, disputes });
  if (next !== order.paymentStatus) await setPaymentStatus(tx, key, next);
  return givenBack(own) >= order.totalMinor;
}
