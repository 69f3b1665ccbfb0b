import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { recoveryCodes, twoFactor, twoFactorRules, users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

// The tables are written out: among the columns of a query of users alone a column stands without its table, and `tenant_id`
// would be the inner one's.

/** Whether the person's logins ask for a second factor. */
export const hasTwoFactor = sql<boolean>`exists (select from ${twoFactor} f
  where f.user_id = "users"."id" and f.confirmed_at is not null)`;

/** Whether the person's client asks it of all its people. */
export const clientAsksTwoFactor = sql<boolean>`exists (select from ${twoFactorRules} r
  where r.tenant_id = "users"."tenant_id")`;

/** A person's second factor, set up or in use. */
export async function findTwoFactor(tx: Transaction, userId: string) {
  const [found] = await tx.select().from(twoFactor).where(eq(twoFactor.userId, userId));
  return found;
}

/** The same, locked until the transaction's end: of several tries at once each sees what the one before has counted. */
export async function lockTwoFactor(tx: Transaction, userId: string) {
  const [found] = await tx.select().from(twoFactor).where(eq(twoFactor.userId, userId)).for('update');
  return found;
}

/** Begins a set-up, or begins it anew; false where the factor is in use already. */
export async function putTwoFactor(
  tx: Transaction,
  row: { userId: string; secret: Buffer; createdAt: Date },
): Promise<boolean> {
  const put = await tx
    .insert(twoFactor)
    .values(row)
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { secret: row.secret, createdAt: row.createdAt, lastStep: 0 },
      setWhere: isNull(twoFactor.confirmedAt),
    })
    .returning({ userId: twoFactor.userId });
  return put.length === 1;
}

export async function confirmTwoFactor(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx.update(twoFactor).set({ confirmedAt: at }).where(eq(twoFactor.userId, userId));
}

/** Ends a person's second factor with its recovery codes; false where none was in use. */
export async function deleteTwoFactor(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(twoFactor)
    .where(eq(twoFactor.userId, userId))
    .returning({ confirmedAt: twoFactor.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Notes the step of a code that was taken; false where that step, or a later one, was taken before. */
export async function takeStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId });
  return taken.length === 1;
}

/** Uses a recovery code up; false for an unknown one, and for one that was used. */
export async function takeRecoveryCode(
  tx: Transaction,
  userId: string,
  codeHash: Buffer,
  at: Date,
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length === 1;
}

/** Replaces a person's recovery codes, used or not. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Whether a client asks a second factor of all its people. */
export async function isTwoFactorAsked(tx: Transaction, tenantId: string): Promise<boolean> {
  const found = await tx
    .select({ tenantId: twoFactorRules.tenantId })
    .from(twoFactorRules)
    .where(eq(twoFactorRules.tenantId, tenantId));
  return found.length === 1;
}

/** Asks it of all people of a client, or no longer; false where that is so already. */
export async function setTwoFactorRule(
  tx: Transaction,
  rule: { tenantId: string; requiredBy: string; requiredAt: Date },
  required: boolean,
): Promise<boolean> {
  const changed = required
    ? await tx.insert(twoFactorRules).values(rule).onConflictDoNothing().returning()
    : await tx.delete(twoFactorRules).where(eq(twoFactorRules.tenantId, rule.tenantId)).returning();
  return changed.length === 1;
}

/** Who of a client's people could be logged in and has no second factor. */
export async function peopleWithout(tx: Transaction, tenantId: string): Promise<string[]> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(twoFactor, and(eq(twoFactor.userId, users.id), isNotNull(twoFactor.confirmedAt)))
    .where(and(eq(users.tenantId, tenantId), isNull(users.disabledAt), isNull(twoFactor.userId)));
  return found.map(({ id }) => id);
}

/** How many they are. */
export async function countWithout(tx: Transaction, tenantId: string): Promise<number> {
  return (await peopleWithout(tx, tenantId)).length;
}
