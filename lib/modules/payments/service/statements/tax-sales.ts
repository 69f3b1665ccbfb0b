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

/** An order's entries still to be reported, oldest first, with the account. */
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
        or(isNull(taxSales.transactionId), and(taxSales.withdrawn, isNull(taxSales.reversalId))),
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
