import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { bulkPayments } from '@/lib/db/schema/bulk-orders';
import { orderHistory, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { insertJson, jsonRow } from '@/lib/db/json-rows';

interface BulkKey {
  tenantId: string;
  bulkOrderId: string;
}
export type BulkPayment = typeof bulkPayments.$inferSelect;

const isOne = ({ tenantId, bulkOrderId }: BulkKey) =>
  and(eq(bulkPayments.tenantId, tenantId), eq(bulkPayments.bulkOrderId, bulkOrderId));

/** Keeps what is to be paid, before the provider hears of it. */
export async function addPayment(tx: Transaction, row: typeof bulkPayments.$inferInsert): Promise<void> {
  await tx.insert(bulkPayments).values(row);
}

/** The payment of a Bulk order; undefined for one on credit. */
export async function findPayment(tx: Transaction, key: BulkKey): Promise<BulkPayment | undefined> {
  const [found] = await tx.select().from(bulkPayments).where(isOne(key));
  return found;
}

/** The same, locked until the transaction ends. The Bulk order is locked first. */
export async function lockPayment(tx: Transaction, key: BulkKey): Promise<BulkPayment | undefined> {
  const [found] = await tx.select().from(bulkPayments).where(isOne(key)).for('update');
  return found;
}

/** Writes down which intent it is, once. */
export async function nameIntent(tx: Transaction, key: BulkKey, intentId: string): Promise<void> {
  await tx
    .update(bulkPayments)
    .set({ intentId })
    .where(and(isOne(key), isNull(bulkPayments.intentId)));
}

/** Changes a locked payment. */
export async function changePayment(
  tx: Transaction,
  key: BulkKey,
  to: Partial<Pick<BulkPayment, 'state' | 'intentId' | 'receivedMinor' | 'settledAt' | 'expiresAt'>>,
): Promise<void> {
  await tx.update(bulkPayments).set(to).where(isOne(key));
}

const waiting = ({ tenantId, bulkOrderId }: BulkKey) =>
  and(
    eq(orders.tenantId, tenantId),
    eq(orders.bulkOrderId, bulkOrderId),
    eq(orders.paymentStatus, 'awaiting_payment'),
  );

/** How long the event of a Bulk order lets its orders be changed, in minutes; with region and method of its orders. */
export async function readTerms(tx: Transaction, { tenantId, bulkOrderId }: BulkKey) {
  const { rows } = await tx.execute<{ minutes: number | null }>(sql`
    select e.edit_window_minutes as minutes from bulk_orders b
      join events e on e.tenant_id = b.tenant_id and e.id = b.event_id
    where b.tenant_id = ${tenantId} and b.id = ${bulkOrderId}`);
  return rows[0];
}

interface Accepted {
  at: Date;
  editUntil: Date;
  deliveryFrom: string;
  deliveryTo: string;
}

/** Makes the unpaid orders of a Bulk order `new`; their ids. `history`: the row of each, by its order. */
export async function acceptOrders(
  tx: Transaction,
  key: BulkKey,
  { at, editUntil, ...dates }: Accepted,
): Promise<string[]> {
  const accepted = await tx
    .update(orders)
    .set({
      paymentStatus: 'not_needed',
      status: 'new',
      paidAt: at,
      editUntil,
      reservedUntil: null,
      updatedAt: at,
      ...dates,
    })
    .where(waiting(key))
    .returning({ id: orders.id });
  return accepted.map(({ id }) => id).sort();
}

/** Adds a row to the history of each of several orders. */
export async function addHistories(
  tx: Transaction,
  rows: readonly (typeof orderHistory.$inferInsert)[],
): Promise<void> {
  const given = JSON.stringify(rows.map((row) => jsonRow(orderHistory, row)));
  await tx.execute(sql`${insertJson(orderHistory, sql`(select ${given}::jsonb)`)}`);
}

/** The ids of the orders of a Bulk order that wait for its payment, locked. */
export async function lockUnpaid(tx: Transaction, key: BulkKey): Promise<string[]> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(waiting(key))
    .orderBy(asc(orders.id))
    .for('update');
  return found.map(({ id }) => id);
}

/** Ends the unpaid orders of a Bulk order. Their stock is given back by the caller. */
export async function endUnpaid(tx: Transaction, key: BulkKey, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ paymentStatus: 'cancelled', reservedUntil: null, updatedAt: at })
    .where(waiting(key));
}

/** Keeps the stock of unpaid orders for longer: the provider is still at it. */
export async function keepUnpaid(tx: Transaction, key: BulkKey, until: Date): Promise<void> {
  await tx.update(orders).set({ reservedUntil: until }).where(waiting(key));
}
