import { and, eq, sql } from 'drizzle-orm';
import { feeRefunds } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

interface Key {
  tenantId: string;
  orderId: string;
}

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

/** Whether an order has ever been in production: from then on its fee stays. D36-9. */
export async function wasProduced(tx: Transaction, { tenantId, orderId }: Key): Promise<boolean> {
  const { rows } = await tx.execute<{ produced: boolean }>(sql`
    select exists (select from order_history h where h.tenant_id = ${tenantId} and h.order_id = ${orderId}
      and h.to_status = 'in_production' and h.moved) as produced`);
  return rows[0]?.produced === true;
}
