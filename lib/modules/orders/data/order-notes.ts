import { orderNotes } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

/** Stores a note on an order. */
export async function insertNote(tx: Transaction, note: typeof orderNotes.$inferInsert): Promise<void> {
  await tx.insert(orderNotes).values(note);
}
