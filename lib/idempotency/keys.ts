import { and, eq, isNull, lt } from 'drizzle-orm';
import { idempotencyKeys, staffIdempotencyKeys } from '@/lib/db/schema/idempotency';
import type { Transaction } from '@/lib/db/transaction';
import type { KeyHolder } from './key-owner';

interface KeyRow extends KeyHolder {
  key: string;
  route: string;
}

const tableOf = ({ isStaff }: KeyHolder) => (isStaff ? staffIdempotencyKeys : idempotencyKeys);

/** Reserves the key; false when it is taken. An unanswered key older than `staleBefore` is taken over. */
export async function takeKey(
  tx: Transaction,
  row: KeyRow & { bodyHash: Buffer; createdAt: Date },
  staleBefore: Date,
): Promise<boolean> {
  const table = tableOf(row);
  const { owner, key, route, bodyHash, createdAt } = row;
  const taken = await tx
    .insert(table)
    .values({ owner, key, route, bodyHash, createdAt, status: null, response: null })
    .onConflictDoUpdate({
      target: [table.owner, table.route, table.key],
      set: { bodyHash, createdAt },
      setWhere: and(isNull(table.status), lt(table.createdAt, staleBefore)),
    })
    .returning({ key: table.key });
  return taken.length === 1;
}

function match(row: KeyRow) {
  const table = tableOf(row);
  return and(eq(table.owner, row.owner), eq(table.route, row.route), eq(table.key, row.key));
}

export async function findKey(tx: Transaction, row: KeyRow) {
  const [found] = await tx.select().from(tableOf(row)).where(match(row));
  return found;
}

/** Stores the answer, or frees the key when there is none. */
export async function settleKey(
  tx: Transaction,
  row: KeyRow,
  answer: { status: number; response: unknown } | null,
): Promise<void> {
  const table = tableOf(row);
  if (answer) await tx.update(table).set(answer).where(match(row));
  else await tx.delete(table).where(and(match(row), isNull(table.status)));
}

/**
 * Deletes answers older than `before`: they contain personal data, and clients repeat calls within minutes. Those of all
 * staff at once, since one who has left calls no more.
 */
export async function deleteOldKeys(tx: Transaction, holder: KeyHolder, before: Date): Promise<void> {
  const table = tableOf(holder);
  const old = lt(table.createdAt, before);
  await tx.delete(table).where(holder.isStaff ? old : and(eq(table.owner, holder.owner), old));
}
