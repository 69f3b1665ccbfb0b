import { asc, eq, isNull } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { platformPalettes } from '@/lib/db/schema/platform-looks';
import type { Transaction } from '@/lib/db/transaction';

export type PaletteRow = typeof platformPalettes.$inferSelect;

const IN_ORDER = [asc(platformPalettes.place), asc(platformPalettes.id)] as const;

/** The palettes that are offered, in order. One statement. S2.2-327 */
export async function offeredRows(tx: Transaction): Promise<PaletteRow[]> {
  return tx
    .select()
    .from(platformPalettes)
    .where(isNull(platformPalettes.withdrawnAt))
    .orderBy(...IN_ORDER);
}

/** All there are, with the name of who made each. S2.2-326 */
export async function listPaletteRows(
  tx: Transaction,
): Promise<{ palette: PaletteRow; maker: string | null }[]> {
  return tx
    .select({ palette: platformPalettes, maker: users.name })
    .from(platformPalettes)
    .leftJoin(users, eq(users.id, platformPalettes.madeBy))
    .orderBy(...IN_ORDER);
}

/** All there are, locked until the end of the transaction: whoever changes any of them waits for the one before. */
export async function lockPalettes(tx: Transaction): Promise<PaletteRow[]> {
  // Locked first: rows that a colleague is changing would be sorted by what they were before.
  await tx
    .select({ id: platformPalettes.id })
    .from(platformPalettes)
    .orderBy(asc(platformPalettes.id))
    .for('update');
  return tx
    .select()
    .from(platformPalettes)
    .orderBy(...IN_ORDER);
}

export async function insertPalette(
  tx: Transaction,
  row: typeof platformPalettes.$inferInsert,
): Promise<void> {
  await tx.insert(platformPalettes).values(row);
}

export async function updatePalette(
  tx: Transaction,
  id: string,
  change: Partial<Pick<PaletteRow, 'names' | 'place' | 'withdrawnAt'>>,
): Promise<void> {
  await tx.update(platformPalettes).set(change).where(eq(platformPalettes.id, id));
}
