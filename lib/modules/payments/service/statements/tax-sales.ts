import { and, asc, eq, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { orderRefunds } from '@/lib/db/schema/orders';
import { paymentIntents, taxReversals, taxSales, type TaxProblem } from '@/lib/db/schema/payments';
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

/** What of this sale was taken back in parts, in minor units. */
const reversedSum = sql<string>`(select coalesce(sum(v.amount_minor), 0) from tax_reversals v
  where v.tenant_id = ${taxSales.tenantId} and v.order_id = ${taxSales.orderId} and v.sequence = ${taxSales.sequence})`;

/** An order's entries still to be reported, or reversed in whole or part, oldest first, with the account. */
export async function dueTaxSales(tx: Transaction, key: OrderKey) {
  return tx
    .select({
      sequence: taxSales.sequence,
      calculationId: taxSales.calculationId,
      transactionId: taxSales.transactionId,
      withdrawn: taxSales.withdrawn,
      /** What of it was taken back in parts. */
      reversedMinor: reversedSum.mapWith(Number),
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
          and(eq(taxSales.withdrawn, false), partsDue),
        ),
      ),
    )
    .orderBy(asc(taxSales.sequence));
}

/** Marks all entries of an order as to be reversed; true when there are any. */
export async function withdrawTaxSales(tx: Transaction, key: OrderKey): Promise<boolean> {
  const withdrawn = await tx
    .update(taxSales)
    .set({ withdrawn: true })
    .where(and(ofOrder(key), eq(taxSales.withdrawn, false)))
    .returning({ sequence: taxSales.sequence });
  return withdrawn.length > 0;
}

/** Adds a new calculation as the order's current one. The order must be locked. */
export async function addTaxSale(tx: Transaction, key: OrderKey, calculationId: string): Promise<void> {
  const { tenantId, orderId } = key;
  const next = sql<number>`(select coalesce(max(s.sequence), 0) + 1 from tax_sales s
    where s.tenant_id = ${tenantId} and s.order_id = ${orderId})`;
  await tx.insert(taxSales).values({ tenantId, orderId, sequence: next, calculationId, createdAt: now() });
}

/** Replaces an expired calculation by a new one of the same content; false when it is too late. */
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

/** The refunds of an order whose part of a sale has not been taken back in the reports, oldest first. D36-10. */
export async function refundsToReverse(
  tx: Transaction,
  { tenantId, orderId, sequence }: TaxSaleKey,
): Promise<{ refundId: string; amountMinor: number }[]> {
  const made = tx
    .select({ refundId: taxReversals.refundId })
    .from(taxReversals)
    .where(
      and(
        eq(taxReversals.tenantId, tenantId),
        eq(taxReversals.orderId, orderId),
        eq(taxReversals.sequence, sequence),
      ),
    );
  return tx
    .select({ refundId: orderRefunds.refundId, amountMinor: orderRefunds.amountMinor })
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.tenantId, tenantId),
        eq(orderRefunds.orderId, orderId),
        isNull(orderRefunds.editId),
        ne(orderRefunds.state, 'failed'),
        notInArray(orderRefunds.refundId, made),
      ),
    )
    .orderBy(asc(orderRefunds.madeAt), asc(orderRefunds.refundId));
}

/** Writes that a refund's part of a sale was taken back; false when it was written before. */
export async function saveTaxReversal(
  tx: Transaction,
  row: typeof taxReversals.$inferInsert,
): Promise<boolean> {
  const saved = await tx
    .insert(taxReversals)
    .values(row)
    .onConflictDoNothing()
    .returning({ refundId: taxReversals.refundId });
  return saved.length === 1;
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
