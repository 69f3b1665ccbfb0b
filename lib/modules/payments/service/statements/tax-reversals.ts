import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { taxReversals } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';
import type { TaxSaleKey } from './tax-sales';

const ofSale = ({ tenantId, orderId, sequence }: TaxSaleKey) =>
  and(
    eq(taxReversals.tenantId, tenantId),
    eq(taxReversals.orderId, orderId),
    eq(taxReversals.sequence, sequence),
  );

/**
 * Writes down what of a sale that stands is to be taken back for its refunds, and which of these parts are to stand again since
 * their refund has failed: before the provider is asked, so that a call whose answer was lost is known. D36-10.
 */
export async function askTaxParts(tx: Transaction, key: TaxSaleKey): Promise<void> {
  const { tenantId, orderId, sequence } = key;
  await tx.execute(sql`
    insert into tax_reversals (tenant_id, order_id, sequence, refund_id, amount_minor, made_at)
    select r.tenant_id, r.order_id, ${sequence}, r.refund_id, r.amount_minor, ${now().toISOString()}::timestamptz
    from order_refunds r where r.tenant_id = ${tenantId} and r.order_id = ${orderId} and r.edit_id is null
      and r.state <> 'failed' on conflict do nothing`);
  await tx.execute(sql`
    update tax_reversals v set undo_asked = true from order_refunds r
    where v.tenant_id = ${tenantId} and v.order_id = ${orderId} and v.sequence = ${sequence} and not v.undo_asked
      and r.tenant_id = v.tenant_id and r.refund_id = v.refund_id and r.state = 'failed'`);
}

/** The parts of a sale that are written down, oldest first. */
export async function taxPartsOf(tx: Transaction, key: TaxSaleKey) {
  return tx
    .select()
    .from(taxReversals)
    .where(ofSale(key))
    .orderBy(asc(taxReversals.madeAt), asc(taxReversals.refundId));
}

export type TaxPart = Awaited<ReturnType<typeof taxPartsOf>>[number];

/** Stores the provider's id of a part's reversal, or of what undoes it; false when it was stored before. */
export async function saveTaxPart(
  tx: Transaction,
  { refundId, ...key }: TaxSaleKey & { refundId: string },
  made: { reversalId: string } | { undoId: string },
): Promise<boolean> {
  const open = 'undoId' in made ? isNull(taxReversals.undoId) : isNull(taxReversals.reversalId);
  const saved = await tx
    .update(taxReversals)
    .set(made)
    .where(and(ofSale(key), eq(taxReversals.refundId, refundId), open))
    .returning({ refundId: taxReversals.refundId });
  return saved.length === 1;
}
