import { and, eq } from 'drizzle-orm';
import { feeRefunds } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

/** Whether part of a fee was given back beside this refund. */
export async function isFeeReturned(
  tx: Transaction,
  { tenantId, refundId }: { tenantId: string; refundId: string },
): Promise<boolean> {
  const found = await tx
    .select({ id: feeRefunds.refundId })
    .from(feeRefunds)
    .where(and(eq(feeRefunds.tenantId, tenantId), eq(feeRefunds.refundId, refundId)));
  return found.length > 0;
}

/** Writes what was given back; false when it was written before. */
export async function saveFeeRefund(tx: Transaction, row: typeof feeRefunds.$inferInsert): Promise<boolean> {
  const saved = await tx
    .insert(feeRefunds)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: feeRefunds.refundId });
  return saved.length === 1;
}
