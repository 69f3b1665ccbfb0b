import { and, eq } from 'drizzle-orm';
import { paymentIntents } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

/** The order that an intent of this account pays; undefined for an intent that is not ours. */
export async function findPaidOrder(
  tx: Transaction,
  tenantId: string,
  paid: { intentId: string; account: string },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ orderId: paymentIntents.orderId })
    .from(paymentIntents)
    .where(
      and(
        eq(paymentIntents.tenantId, tenantId),
        eq(paymentIntents.intentId, paid.intentId),
        eq(paymentIntents.accountId, paid.account),
      ),
    );
  return row?.orderId;
}
