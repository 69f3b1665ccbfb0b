import { and, eq } from 'drizzle-orm';
import { orderNotes, orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

/** Stores a note on an order; false where there is one of that id already. */
export async function insertNote(tx: Transaction, note: typeof orderNotes.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(orderNotes)
    .values(note)
    .onConflictDoNothing()
    .returning({ id: orderNotes.id });
  return made.length === 1;
}

/** A note, and the reference of its order; undefined for another tenant's. */
export async function findNotedOrder(
  tx: Transaction,
  { tenantId, orderId, noteId }: { tenantId: string; orderId: string; noteId: string },
): Promise<{ message: string; orderRef: string } | undefined> {
  const [found] = await tx
    .select({ message: orderNotes.message, orderRef: orders.orderRef })
    .from(orderNotes)
    .innerJoin(orders, and(eq(orders.tenantId, orderNotes.tenantId), eq(orders.id, orderNotes.orderId)))
    .where(
      and(eq(orderNotes.tenantId, tenantId), eq(orderNotes.id, noteId), eq(orderNotes.orderId, orderId)),
    );
  return found;
}
