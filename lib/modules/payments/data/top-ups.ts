import { and, eq, isNull, ne } from 'drizzle-orm';
import { topUps, type TopUpState } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

export interface TopUpKey {
  tenantId: string;
  topUpId: string;
}
export type TopUp = typeof topUps.$inferSelect;

const isOne = ({ tenantId, topUpId }: TopUpKey) => and(eq(topUps.tenantId, tenantId), eq(topUps.id, topUpId));

export async function addTopUp(tx: Transaction, row: typeof topUps.$inferInsert): Promise<void> {
  await tx.insert(topUps).values(row);
}

export async function findTopUp(tx: Transaction, key: TopUpKey): Promise<TopUp | undefined> {
  const [found] = await tx.select().from(topUps).where(isOne(key));
  return found;
}

/** Writes down which intent it is, once. */
export async function nameIntent(tx: Transaction, key: TopUpKey, intentId: string): Promise<void> {
  await tx
    .update(topUps)
    .set({ intentId })
    .where(and(isOne(key), isNull(topUps.intentId)));
}

/** Settles a top-up; false where that was done before. A payment counts also where it was given up already. */
export async function settle(
  tx: Transaction,
  key: TopUpKey,
  to: { state: Exclude<TopUpState, 'open'>; intentId?: string; at: Date },
): Promise<boolean> {
  const { state, intentId, at } = to;
  const settled = await tx
    .update(topUps)
    .set({ state, settledAt: at, ...(intentId === undefined ? {} : { intentId }) })
    .where(and(isOne(key), state === 'paid' ? ne(topUps.state, 'paid') : eq(topUps.state, 'open')))
    .returning({ id: topUps.id });
  return settled.length === 1;
}
