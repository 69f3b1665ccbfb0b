import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { shopInbox } from '@/lib/db/schema/shop-platform';
import type { Transaction } from '@/lib/db/transaction';

type MessageKey = Pick<typeof shopInbox.$inferSelect, 'shop' | 'topic' | 'eventId'>;

const isOne = ({ shop, topic, eventId }: MessageKey) =>
  and(eq(shopInbox.shop, shop), eq(shopInbox.topic, topic), eq(shopInbox.eventId, eventId));

/** Stores a message unless it is known; whether it was handled before. */
export async function storeMessage(tx: Transaction, row: typeof shopInbox.$inferInsert): Promise<boolean> {
  await tx.insert(shopInbox).values(row).onConflictDoNothing();
  const [known] = await tx.select({ handledAt: shopInbox.handledAt }).from(shopInbox).where(isOne(row));
  return known !== undefined && known.handledAt !== null;
}

export async function markHandled(tx: Transaction, key: MessageKey, handledAt: Date): Promise<void> {
  await tx.update(shopInbox).set({ handledAt }).where(isOne(key));
}

const isDone = (before: Date) => and(isNotNull(shopInbox.handledAt), lt(shopInbox.receivedAt, before));

/** The shops with messages from before then that were acted on. */
export async function shopsToClear(tx: Transaction, before: Date): Promise<string[]> {
  const rows = await tx.selectDistinct({ shop: shopInbox.shop }).from(shopInbox).where(isDone(before));
  return rows.map(({ shop }) => shop);
}

/** Deletes the oldest such messages of a shop, so many at most; how many there were. */
export async function deleteHandled(
  tx: Transaction,
  { shop, before, limit }: { shop: string; before: Date; limit: number },
): Promise<number> {
  const place = sql`(${shopInbox.shop}, ${shopInbox.topic}, ${shopInbox.eventId})`;
  const oldest = tx
    .select({ shop: shopInbox.shop, topic: shopInbox.topic, eventId: shopInbox.eventId })
    .from(shopInbox)
    .where(and(eq(shopInbox.shop, shop), isDone(before)))
    .orderBy(asc(shopInbox.receivedAt))
    .limit(limit);
  const gone = await tx
    .delete(shopInbox)
    .where(sql`${place} in ${oldest}`)
    .returning({ shop: shopInbox.shop });
  return gone.length;
}
