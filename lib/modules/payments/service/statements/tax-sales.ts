import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { paymentIntents, taxSales, type TaxProblem } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

export interface TaxSaleKey extends OrderKey {
  sequence: number;
}

const ofOrder = ({ tenantId, orderId }: OrderKey) =>
  and(eq(taxSales.tenantId, tenantId), eq(taxSales.orderId, orderId));
const isThis = (key: TaxSaleKey) => and(ofOrder(key), eq(taxSales.sequence, key.sequence));

/** Refunds whose part of this sale has not been taken back in the reports; what an edit gave back is in its own sale. */
const partsDue = sql`exists (select from order_refunds r where r.tenant_id = ${taxSales.tenantId}
  and r.order_id = ${taxSales.orderId} and r.edit_id is null and r.state <> 'failed'
  and not exists (select from tax_reversals v where v.tenant_id = r.tenant_id and v.order_id = r.order_id
    and v.sequence = ${taxSales.sequence} and v.refund_id = r.refund_id))`;

const ofSale = sql`v.tenant_id = ${taxSales.tenantId} and v.order_id = ${taxSales.orderId}
  and v.sequence = ${taxSales.sequence}`;

/** Parts that were taken back for a refund that has failed since. */
const undoDue = sql`exists (select from tax_reversals v join order_refunds r on r.tenant_id = v.tenant_id
  and r.refund_id = v.refund_id and r.state = 'failed' where ${ofSale} and not v.undo_asked)`;

/** Entries that are written down and not known to be made. */
const unanswered = sql`exists (select from tax_reversals v where ${ofSale}
  and (v.reversal_id is null or (v.undo_asked and v.undo_id is null)))`;

/** An order's entries still to be reported, or reversed in whole or part, oldest first, with the account. */
export async function dueTaxSales(tx: Transaction, key: OrderKey) {
  return tx
    .select({
      sequence: taxSales.sequence,
      calculationId: taxSales.calculationId,
      transactionId: taxSales.transactionId,
      withdrawn: taxSales.withdrawn,
      region: paymentIntents.region,
      account: paymentIntents.accountId,
    })
    .from(taxSales)
    .innerJoin(
      paymentIntents,
      and(eq(paymentIntents.tenantId, taxSales.tenantId), eq(paymentIntents.orderId, taxSales.orderId)),
    )
    .where(
      and(
        ofOrder(key),
        isNull(taxSales.problem),
        or(
          isNull(taxSales.transactionId),
          and(taxSales.withdrawn, isNull(taxSales.reversalId)),
          and(eq(taxSales.withdrawn, false), or(partsDue, undoDue)),
          unanswered,
        ),
      ),
    )
    .orderBy(asc(taxSales.sequence));
}

/** Marks all entries of an order as to be reversed; true when there are any. One that was never asked for is just dropped. */
export async function withdrawTaxSales(tx: Transaction, key: OrderKey): Promise<boolean> {
  await tx.delete(taxSales).where(and(ofOrder(key), isNull(taxSales.calculationId)));
  const withdrawn = await tx
    .update(taxSales)
    .set({ withdrawn: true })
    .where(and(ofOrder(key), eq(taxSales.withdrawn, false)))
    .returning({ sequence: taxSales.sequence });
  return withdrawn.length > 0;
}

/** Adds a new calculation as the order's current one, or, with null, one that is still to be asked for. The order must be locked. */
export async function addTaxSale(
  tx: Transaction,
  key: OrderKey,
  calculationId: string | null,
): Promise<void> {
  const { tenantId, orderId } = key;
  const next = sql<number>`(select coalesce(max(s.sequence), 0) + 1 from tax_sales s
    where s.tenant_id = ${tenantId} and s.order_id = ${orderId})`;
  await tx.insert(taxSales).values({ tenantId, orderId, sequence: next, calculationId, createdAt: now() });
}

/** Sets the calculation of an entry without one, or in the place of an expired one; false when it is too late. */
export async function renewTaxSale(
  tx: Transaction,
  key: TaxSaleKey,
  calculationId: string,
): Promise<boolean> {
  const renewed = await tx
    .update(taxSales)
    .set({ calculationId })
    .where(and(isThis(key), isNull(taxSales.transactionId), eq(taxSales.withdrawn, false)))
    .returning({ sequence: taxSales.sequence });
  return renewed.length === 1;
}

/** Stores the id of a sale in the reports; false when it was stored before. */
export async function markTaxRecorded(tx: Transaction, key: TaxSaleKey, id: string): Promise<boolean> {
  const marked = await tx
    .update(taxSales)
    .set({ transactionId: id })
    .where(and(isThis(key), isNull(taxSales.transactionId)))
    .returning({ sequence: taxSales.sequence });
  return marked.length === 1;
}

/** Stores the id of a sale's reversal; false when it was stored before. */
export async function markTaxReversed(tx: Transaction, key: TaxSaleKey, id: string): Promise<boolean> {
  const marked = await tx
    .update(taxSales)
    .set({ reversalId: id })
    .where(and(isThis(key), isNull(taxSales.reversalId), isNotNull(taxSales.transactionId)))
    .returning({ sequence: taxSales.sequence });
  return marked.length === 1;
}

/** Records why the entry is not retried any more; false when it was recorded before. */
export async function markTaxProblem(
  tx: Transaction,
  key: TaxSaleKey,
  problem: TaxProblem,
): Promise<boolean> {
  const marked = await tx
    .update(taxSales)
    .set({ problem })
    .where(and(isThis(key), isNull(taxSales.problem)))
    .returning({ sequence: taxSales.sequence });
  return marked.length === 1;
}

/** Whether a sale of this order stands in the reports, or is to. */
export async function hasTaxSale(tx: Transaction, key: OrderKey): Promise<boolean> {
  const found = await tx
    .select({ sequence: taxSales.sequence })
    .from(taxSales)
    .where(and(ofOrder(key), eq(taxSales.withdrawn, false)))
    .limit(1);
  return found.length === 1;
}

/** Whether an order has ever had a sale for the reports. */
export async function hadTaxSale(tx: Transaction, key: OrderKey): Promise<boolean> {
  const found = await tx.select({ sequence: taxSales.sequence }).from(taxSales).where(ofOrder(key)).limit(1);
  return found.length === 1;
}

/** Whether an entry is to be reversed whole, locked until the transaction ends; undefined for one that is gone. */
export async function lockTaxSale(tx: Transaction, key: TaxSaleKey): Promise<boolean | undefined> {
  const [row] = await tx
    .select({ withdrawn: taxSales.withdrawn })
    .from(taxSales)
    .where(isThis(key))
    .for('no key update');
  return row?.withdrawn;
}
