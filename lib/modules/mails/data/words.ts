import { and, eq } from 'drizzle-orm';
import { mailWords } from '@/lib/db/schema/mail';
import type { Transaction } from '@/lib/db/transaction';

export type WordsRow = typeof mailWords.$inferSelect;
export type WordsKey = Pick<WordsRow, 'tenantId' | 'eventId' | 'kind' | 'language'>;

const isAt = ({ tenantId, eventId, kind, language }: WordsKey) =>
  and(
    eq(mailWords.tenantId, tenantId),
    eq(mailWords.eventId, eventId),
    eq(mailWords.kind, kind),
    eq(mailWords.language, language),
  );

/** What was saved for a mail of an event in a language; undefined for nothing yet. S2.2-127. */
export async function findWordsRow(tx: Transaction, key: WordsKey): Promise<WordsRow | undefined> {
  const [row] = await tx.select().from(mailWords).where(isAt(key));
  return row;
}

/** Stores it as the version after this one, which is 0 for no row yet; undefined when somebody else was first. */
export async function storeWords(
  tx: Transaction,
  { version, ...row }: WordsRow,
): Promise<WordsRow | undefined> {
  const [stored] =
    version === 0
      ? await tx.insert(mailWords).values(row).onConflictDoNothing().returning()
      : await tx
          .update(mailWords)
          .set({ ...row, version: version + 1 })
          .where(and(isAt(row), eq(mailWords.version, version)))
          .returning();
  return stored;
}
