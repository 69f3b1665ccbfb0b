import { and, asc, eq } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';
import { orders } from '@/lib/db/schema/orders';
import { orderCases } from '@/lib/db/schema/returns';
import type { Transaction } from '@/lib/db/transaction';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

export type CaseRow = typeof orderCases.$inferSelect;

/** Writes a case; false where the same form has made one before. The order must be locked. */
export async function insertCase(tx: Transaction, row: typeof orderCases.$inferInsert): Promise<boolean> {
  const made = await tx.insert(orderCases).values(row).onConflictDoNothing().returning({ id: orderCases.id });
  return made.length === 1;
}

/** The cases of an order, oldest first. */
export async function findCases(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<CaseRow[]> {
  return tx
    .select()
    .from(orderCases)
    .where(and(eq(orderCases.tenantId, tenantId), eq(orderCases.orderId, orderId)))
    .orderBy(asc(orderCases.openedAt), asc(orderCases.id));
}

/** The slug of an order's event, as it is now. */
export async function findSlug(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ slug: events.slug })
    .from(orders)
    .innerJoin(events, and(eq(events.tenantId, orders.tenantId), eq(events.id, orders.eventId)))
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
  return row?.slug;
}

/** One case of a tenant. */
export async function findCase(
  tx: Transaction,
  { tenantId, caseId }: { tenantId: string; caseId: string },
): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(orderCases)
    .where(and(eq(orderCases.tenantId, tenantId), eq(orderCases.id, caseId)));
  return row;
}

/** Changes a case, which must be locked by its order. */
export async function changeCase(
  tx: Transaction,
  row: Pick<CaseRow, 'tenantId' | 'id' | 'version'>,
  set: Partial<typeof orderCases.$inferInsert>,
): Promise<void> {
  await tx
    .update(orderCases)
    .set({ ...set, version: row.version + 1 })
    .where(and(eq(orderCases.tenantId, row.tenantId), eq(orderCases.id, row.id)));
}
