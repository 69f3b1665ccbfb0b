import { and, eq, gt, sql } from 'drizzle-orm';
import { mailSenders } from '@/lib/db/schema/mail';
import type { Transaction } from '@/lib/db/transaction';

export type SenderRow = typeof mailSenders.$inferSelect;

/** What a client has set; undefined where the store's own hold. S2.2-103. */
export async function findSenderRow(tx: Transaction, tenantId: string): Promise<SenderRow | undefined> {
  const [row] = await tx.select().from(mailSenders).where(eq(mailSenders.tenantId, tenantId));
  return row;
}

/** Stores it; undefined when somebody else has changed it since `version`, which is 0 for no row yet. */
export async function storeSender(
  tx: Transaction,
  { version, ...row }: SenderRow,
): Promise<SenderRow | undefined> {
  const [stored] =
    version === 0
      ? await tx.insert(mailSenders).values(row).onConflictDoNothing().returning()
      : await tx
          .update(mailSenders)
          .set({ ...row, version: version + 1 })
          .where(and(eq(mailSenders.tenantId, row.tenantId), eq(mailSenders.version, version)))
          .returning();
  return stored;
}

/** Makes the address that was asked for the one in use; undefined unless this link is the last one and still in time. S2.2-104. */
export async function takeAskedAddress(
  tx: Transaction,
  { tenantId, id, at }: { tenantId: string; id: string; at: Date },
): Promise<SenderRow | undefined> {
  const [row] = await tx
    .update(mailSenders)
    .set({
      replyTo: sql`${mailSenders.askedReplyTo}`,
      askedId: null,
      askedReplyTo: null,
      askedUntil: null,
      version: sql`${mailSenders.version} + 1`,
      updatedAt: at,
    })
    .where(
      and(eq(mailSenders.tenantId, tenantId), eq(mailSenders.askedId, id), gt(mailSenders.askedUntil, at)),
    )
    .returning();
  return row;
}
