import { and, eq, lt, sql } from 'drizzle-orm';
import { shopPictureWaits } from '@/lib/db/schema/shop-orders';
import type { Transaction } from '@/lib/db/transaction';

interface WaitKey {
  tenantId: string;
  gid: string;
}

const DAY_MS = 86_400_000;
const waits = shopPictureWaits;
const isOne = ({ tenantId, gid }: WaitKey) => and(eq(waits.tenantId, tenantId), eq(waits.gid, gid));

/** Whether a request waits for its pictures, and is not due yet. */
export async function isHeld(tx: Transaction, key: WaitKey, at: Date): Promise<boolean> {
  const [found] = await tx.select({ dueAt: waits.dueAt }).from(waits).where(isOne(key));
  return found !== undefined && found.dueAt > at;
}

/** Counts a try at which a picture was away; how many there have been. What was never asked for again goes. */
export async function countTry(tx: Transaction, key: WaitKey & { shop: string }, at: Date): Promise<number> {
  const old = new Date(at.getTime() - 2 * DAY_MS);
  await tx.delete(waits).where(and(eq(waits.tenantId, key.tenantId), lt(waits.since, old)));
  const [row] = await tx
    .insert(waits)
    .values({ ...key, tries: 1, since: at, dueAt: at })
    .onConflictDoUpdate({ target: [waits.tenantId, waits.gid], set: { tries: sql`${waits.tries} + 1` } })
    .returning({ tries: waits.tries });
  return row?.tries ?? 1;
}

export async function holdUntil(tx: Transaction, key: WaitKey, dueAt: Date): Promise<void> {
  await tx.update(waits).set({ dueAt }).where(isOne(key));
}

/** The request is decided: it waits for nothing. */
export async function endWait(tx: Transaction, key: WaitKey): Promise<void> {
  await tx.delete(waits).where(isOne(key));
}
