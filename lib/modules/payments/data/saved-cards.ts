import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { cardCustomers, savedCards } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';
import type { Region } from '@/lib/kernel/regions';
import type { KeptCard } from '@/lib/modules/payments/rules/card-ends';

export interface CardKey {
  tenantId: string;
  cardId: string;
}
export type CardRow = typeof savedCards.$inferSelect;

/** A client at a region's platform account. */
interface AccountKey {
  tenantId: string;
  region: Region;
}

const isOne = ({ tenantId, cardId }: CardKey) =>
  and(eq(savedCards.tenantId, tenantId), eq(savedCards.id, cardId));
const isKnown = ({ tenantId, region }: AccountKey) =>
  and(eq(cardCustomers.tenantId, tenantId), eq(cardCustomers.region, region));

/** The provider's id of a client; locked until the transaction's end, so that its cards change one at a time. */
export async function findCustomer(tx: Transaction, key: AccountKey, lock = false): Promise<string | null> {
  const query = tx.select({ id: cardCustomers.customerId }).from(cardCustomers).where(isKnown(key));
  const [found] = await (lock ? query.for('update') : query);
  return found?.id ?? null;
}

/** Keeps who a client is at the provider; the one that was kept first stays. */
export async function addCustomer(
  tx: Transaction,
  row: AccountKey & { customerId: string; madeAt: Date },
): Promise<void> {
  await tx.insert(cardCustomers).values(row).onConflictDoNothing();
}

/** Keeps a card that is to be saved; false where there is one of this id. */
export async function addCard(tx: Transaction, row: typeof savedCards.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(savedCards)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: savedCards.id });
  return added.length === 1;
}

export async function findCard(tx: Transaction, key: CardKey): Promise<CardRow | undefined> {
  const [found] = await tx.select().from(savedCards).where(isOne(key));
  return found;
}

/** The cards that a client has saved, at most one a region. */
export function listSaved(tx: Transaction, tenantId: string): Promise<CardRow[]> {
  return tx
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.tenantId, tenantId), eq(savedCards.state, 'saved')))
    .orderBy(asc(savedCards.region));
}

/** Writes down which setup it is, once. */
export async function nameSetup(tx: Transaction, key: CardKey, setupId: string): Promise<void> {
  await tx
    .update(savedCards)
    .set({ setupId })
    .where(and(isOne(key), isNull(savedCards.setupId)));
}

/** Ends the card that is saved in a region, but for `cardId`; what it was. */
export async function endFormer(
  tx: Transaction,
  { tenantId, region, cardId }: AccountKey & CardKey,
  endedAt: Date,
): Promise<CardRow[]> {
  return tx
    .update(savedCards)
    .set({ state: 'ended', endedAt })
    .where(
      and(
        eq(savedCards.tenantId, tenantId),
        eq(savedCards.region, region),
        eq(savedCards.state, 'saved'),
        ne(savedCards.id, cardId),
      ),
    )
    .returning();
}

/** Saves an open card as the provider shows it; false where it is no longer open. */
export async function keepCard(
  tx: Transaction,
  key: CardKey,
  card: KeptCard,
  savedAt: Date,
): Promise<boolean> {
  const kept = await tx
    .update(savedCards)
    .set({ ...card, state: 'saved', savedAt })
    .where(and(isOne(key), eq(savedCards.state, 'open')))
    .returning({ id: savedCards.id });
  return kept.length === 1;
}

/** Changes what is shown of a saved card. */
export async function changeCard(tx: Transaction, key: CardKey, card: KeptCard): Promise<boolean> {
  const changed = await tx
    .update(savedCards)
    .set(card)
    .where(and(isOne(key), eq(savedCards.state, 'saved')))
    .returning({ id: savedCards.id });
  return changed.length === 1;
}

/** Ends a card; false where it had ended. */
export async function endCard(tx: Transaction, key: CardKey, endedAt: Date): Promise<boolean> {
  const ended = await tx
    .update(savedCards)
    .set({ state: 'ended', endedAt })
    .where(and(isOne(key), ne(savedCards.state, 'ended')))
    .returning({ id: savedCards.id });
  return ended.length === 1;
}
