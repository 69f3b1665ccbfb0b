import { orderNotes } from '@/lib/db/schema/orders';
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
