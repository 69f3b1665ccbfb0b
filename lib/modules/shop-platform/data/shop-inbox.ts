import { and, eq } from 'drizzle-orm';
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
