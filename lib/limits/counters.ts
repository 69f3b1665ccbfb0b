import { and, eq, lt, or, sql } from 'drizzle-orm';
import { rateLimits } from '@/lib/db/schema/limits';
import type { Transaction } from '@/lib/db/transaction';

interface Counter {
  bucket: string;
  windowStart: Date;
}

const isCounter = (counter: Counter) =>
  and(eq(rateLimits.bucket, counter.bucket), eq(rateLimits.windowStart, counter.windowStart));

/** Adds one, or `weight`, in one statement and returns the new count. */
export async function addHit(tx: Transaction, counter: Counter, weight = 1): Promise<number> {
  const [row] = await tx
    .insert(rateLimits)
    .values({ ...counter, hits: weight })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowStart],
      set: { hits: sql`${rateLimits.hits} + ${weight}` },
    })
    .returning({ hits: rateLimits.hits });
  return row?.hits ?? weight;
}

/** Takes one back, never below zero. */
export async function removeHit(tx: Transaction, counter: Counter): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(isCounter(counter));
}

/** The counts of several counters, in order; 0 for those that do not exist. */
export async function readHits(tx: Transaction, counters: readonly Counter[]): Promise<number[]> {
  const rows = await tx
    .select()
    .from(rateLimits)
    .where(or(...counters.map(isCounter)));
  return counters.map((counter) => rows.find((row) => row.bucket === counter.bucket)?.hits ?? 0);
}

/** Deletes the counters whose window began before `before`. */
export async function deleteOldHits(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.windowStart, before));
}
