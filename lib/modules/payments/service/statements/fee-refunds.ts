import { and, eq, sql } from 'drizzle-orm';
import { feeRefunds } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

/** The parts of an order's fee that were given back or are owed again. */
export async function feeRefundsOf(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<(typeof feeRefunds.$inferSelect)[]> {
  return tx
    .select()
    .from(feeRefunds)
    .where(and(eq(feeRefunds.tenantId, tenantId), eq(feeRefunds.orderId, orderId)));
}

/** Writes what was given back, or, below 0, is owed again; false when it was written before. */
export async function saveFeeRefund(tx: Transaction, row: typeof feeRefunds.$inferInsert): Promise<boolean> {
  const saved = await tx
    .insert(feeRefunds)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: feeRefunds.refundId });
  return saved.length === 1;
}

/**
 * Takes one away that did not go back after all, or was never there. False where a statement tells of it already: then it
 * stays, and the next statement tells that it came again, once. D38-3.
 */
export async function dropFeeRefund(
  tx: Transaction,
  { tenantId, refundId, at }: { tenantId: string; refundId: string; at: Date },
): Promise<boolean> {
  const { rows } = await tx.execute<{ told: boolean }>(sql`
    with told as (select 1 from statement_items i
      where i.tenant_id = ${tenantId} and i.source = 'fee_refund' and i.source_id = ${refundId}),
    gone as (delete from fee_refunds f where f.tenant_id = ${tenantId} and f.refund_id = ${refundId}
      and not exists (select from told)),
    again as (insert into fee_refunds (tenant_id, refund_id, order_id, amount_minor, fee_refund_id, made_at)
      select f.tenant_id, f.refund_id || ':again', f.order_id, -f.amount_minor, f.fee_refund_id,
        ${at.toISOString()}::timestamptz
      from fee_refunds f where f.tenant_id = ${tenantId} and f.refund_id = ${refundId} and f.came_again_at is null
        and exists (select from told)
      on conflict do nothing)
    select exists (select from told) as told`);
  return rows[0]?.told !== true;
}
