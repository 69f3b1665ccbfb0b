import { withdrawnFonts } from '@/lib/db/schema/platform-looks';
import type { Transaction } from '@/lib/db/transaction';

/** The families that staff have withdrawn, by name. One statement, in the transaction of whoever asks. S2.2-330 */
export async function withdrawnFamilies(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ family: withdrawnFonts.family })
    .from(withdrawnFonts)
    .orderBy(withdrawnFonts.family);
  return rows.map(({ family }) => family);
}
