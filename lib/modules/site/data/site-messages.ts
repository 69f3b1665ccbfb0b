import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { siteMessages } from '@/lib/db/schema/site';
import type { Transaction } from '@/lib/db/transaction';

export type MessageRow = typeof siteMessages.$inferSelect;

/** Whether the same message is stored already. */
export async function isKnownMessage(tx: Transaction, fingerprint: Buffer): Promise<boolean> {
  const found = await tx
    .select({ id: siteMessages.id })
    .from(siteMessages)
    .where(eq(siteMessages.fingerprint, fingerprint));
  return found.length > 0;
}

/** Stores a message; false when it is stored already. */
export async function keepMessage(tx: Transaction, row: typeof siteMessages.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(siteMessages)
    .values(row)
    .onConflictDoNothing({ target: siteMessages.fingerprint })
    .returning({ id: siteMessages.id });
  return made.length > 0;
}

/** A mail that a message still causes: to the platform's people, or the sender's receipt. */
export type MessageMail = 'sentAt' | 'acknowledgedAt';

/** A message whose mail is still to be sent; undefined once it is, or once its sender was erased. */
export async function findUnsent(
  tx: Transaction,
  id: string,
  mail: MessageMail,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(siteMessages)
    .where(and(eq(siteMessages.id, id), isNull(siteMessages[mail])));
  return row;
}

/** Notes that a mail has left. */
export async function markMailed(tx: Transaction, id: string, mail: MessageMail, at: Date): Promise<void> {
  await tx
    .update(siteMessages)
    .set({ [mail]: at })
    .where(eq(siteMessages.id, id));
}

/** Deletes questions and complaints about data that are older than these moments. Returns how many. D46. */
export async function deleteOldMessages(
  tx: Transaction,
  before: { question: Date; data: Date },
): Promise<number> {
  const { rowCount } = await tx
    .delete(siteMessages)
    .where(
      or(
        and(ne(siteMessages.subject, 'data'), lt(siteMessages.createdAt, before.question)),
        and(eq(siteMessages.subject, 'data'), lt(siteMessages.createdAt, before.data)),
      ),
    );
  return rowCount ?? 0;
}

/**
 * Deletes what this person asked and the platform's people have in their inbox; a complaint stays while it may have to be
 * proved that it was answered. Returns how many. D46, ADR 0172.
 */
export async function deleteQuestionsOf(tx: Transaction, email: string): Promise<number> {
  const { rowCount } = await tx
    .delete(siteMessages)
    .where(
      and(
        sql`lower(btrim(${siteMessages.email})) = ${email}`,
        ne(siteMessages.subject, 'data'),
        isNotNull(siteMessages.sentAt),
      ),
    );
  return rowCount ?? 0;
}
