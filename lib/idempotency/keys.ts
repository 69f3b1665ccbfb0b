import { and, eq, isNull, lt } from 'drizzle-orm';
import { idempotencyKeys } from '@/lib/db/schema/idempotency';
import type { Transaction } from '@/lib/db/transaction';

interface KeyRow {
  tenantId: string;
  key: string;
  route: string;
}

/** Reserves the key; false when it is taken. An unanswered key older than `staleBefore` is taken over. */
export async function takeKey(
  tx: Transaction,
  row: KeyRow & { bodyHash: Buffer; createdAt: Date },
  staleBefore: Date,
): Promise<boolean> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...row, status: null, response: null })
    .onConflictDoUpdate({
      target: [idempotencyKeys.tenantId, idempotencyKeys.route, idempotencyKeys.key],
      set: { bodyHash: row.bodyHash, createdAt: row.createdAt },
      setWhere: and(isNull(idempotencyKeys.status), lt(idempotencyKeys.createdAt, staleBefore)),
    })
    .returning({ key: idempotencyKeys.key });
  return taken.length === 1;
}

const match = (row: KeyRow) =>
  and(
    eq(idempotencyKeys.tenantId, row.tenantId),
    eq(idempotencyKeys.route, row.route),
    eq(idempotencyKeys.key, row.key),
  );

export async function findKey(tx: Transaction, row: KeyRow) {
  const [found] = await tx.select().from(idempotencyKeys).where(match(row));
  return found;
}

/** Stores the answer, or frees the key when there is none. */
export async function settleKey(
  tx: Transaction,
  row: KeyRow,
  answer: { status: number; response: unknown } | null,
): Promise<void> {
  if (answer) await tx.update(idempotencyKeys).set(answer).where(match(row));
  else await tx.delete(idempotencyKeys).where(and(match(row), isNull(idempotencyKeys.status)));
}

/** Deletes answers older than `before`: they contain personal data, and clients repeat calls within minutes. */
export async function deleteOldKeys(tx: Transaction, tenantId: string, before: Date): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.tenantId, tenantId), lt(idempotencyKeys.createdAt, before)));
}
