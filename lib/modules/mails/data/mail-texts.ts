import { and, desc, eq, inArray } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { platformMailTexts } from '@/lib/db/schema/mail';
import type { Transaction } from '@/lib/db/transaction';
import type { Locale } from '@/lib/kernel/locales';

type MailTextRow = typeof platformMailTexts.$inferSelect;

/** Every version of these texts in a language, the newest first, with the name of who wrote it. */
export async function findMailTextRows(
  tx: Transaction,
  keys: readonly string[],
  language: Locale,
): Promise<{ row: MailTextRow; changer: string | null }[]> {
  return tx
    .select({ row: platformMailTexts, changer: users.name })
    .from(platformMailTexts)
    .leftJoin(users, eq(users.id, platformMailTexts.changedBy))
    .where(and(inArray(platformMailTexts.key, [...keys]), eq(platformMailTexts.language, language)))
    .orderBy(desc(platformMailTexts.version));
}

/** Adds a version; false where somebody else has added that one. */
export async function addMailText(tx: Transaction, row: MailTextRow): Promise<boolean> {
  const added = await tx
    .insert(platformMailTexts)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: platformMailTexts.key });
  return added.length > 0;
}
