import { desc } from 'drizzle-orm';
import { platformMailTexts } from '@/lib/db/schema/mail';
import type { Transaction } from '@/lib/db/transaction';

type LastText = Pick<typeof platformMailTexts.$inferSelect, 'key' | 'language' | 'text'>;

/** The last version of every text that was ever changed; its text is null once the original is said again. S2.2-335. */
export async function listLastTexts(tx: Transaction): Promise<LastText[]> {
  const { key, language, text, version } = platformMailTexts;
  return tx
    .selectDistinctOn([key, language], { key, language, text })
    .from(platformMailTexts)
    .orderBy(key, language, desc(version));
}
