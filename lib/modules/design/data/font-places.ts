import { sql } from 'drizzle-orm';
import { fontPlaces } from '@/lib/db/schema/platform-looks';
import type { Transaction } from '@/lib/db/transaction';

/** The families that have a place, the first one first. S2.2-332 */
export async function placedFamilies(tx: Transaction): Promise<string[]> {
  const rows = await tx.select().from(fontPlaces).orderBy(fontPlaces.place, fontPlaces.family);
  return rows.map(({ family }) => family);
}

/** The same, locked until the end of the transaction: whoever changes the order waits for the one before. */
export async function lockPlaces(tx: Transaction): Promise<string[]> {
  await tx.select({ family: fontPlaces.family }).from(fontPlaces).orderBy(fontPlaces.family).for('update');
  // Read once the locks are held: rows that a colleague has just changed were sorted by what they were before.
  return placedFamilies(tx);
}

/** Gives each family the place that it has in the list. One statement. S2.2-332 */
export async function savePlaces(tx: Transaction, families: readonly string[]): Promise<void> {
  await tx
    .insert(fontPlaces)
    .values(families.map((family, at) => ({ family, place: at + 1 })))
    .onConflictDoUpdate({ target: fontPlaces.family, set: { place: sql`excluded.place` } });
}
