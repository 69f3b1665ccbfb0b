import { asc, eq, and, lte } from 'drizzle-orm';
import { paymentIntents } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Orders whose payment should have been settled by `at`, longest overdue first; over all tenants, from the directory.
 */
export async function overdueIntents(
  tx: Transaction,
  at: Date,
  limit: number,
): Promise<{ tenantId: string; orderId: string }[]> {
  return tx
    .select({ tenantId: paymentIntents.tenantId, orderId: paymentIntents.orderId })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.state, 'open'), lte(paymentIntents.expiresAt, at)))
    .orderBy(asc(paymentIntents.expiresAt))
    .limit(limit);
}
