import { colourSets, fontSets, storeConfigurations } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';

export async function addColourSets(
  tx: Transaction,
  rows: readonly (typeof colourSets.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(colourSets).values([...rows]);
}

export async function addFontSets(
  tx: Transaction,
  rows: readonly (typeof fontSets.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(fontSets).values([...rows]);
}

/** An event's first configuration. */
export async function addConfiguration(
  tx: Transaction,
  row: typeof storeConfigurations.$inferInsert,
): Promise<void> {
  await tx.insert(storeConfigurations).values(row);
}
