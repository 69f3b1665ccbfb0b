import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { topUps } from '@/lib/db/schema/payments';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

export interface TopUpKey {
  tenantId: string;
  topUpId: string;
}
export type TopUp = typeof topUps.$inferSelect;

const isOne = ({ tenantId, topUpId }: TopUpKey) => and(eq(topUps.tenantId, tenantId), eq(topUps.id, topUpId));

/** Keeps a new top-up; false where there is one of this id. */
export async function addTopUp(tx: Transaction, row: typeof topUps.$inferInsert): Promise<boolean> {
  const added = await tx.insert(topUps).values(row).onConflictDoNothing().returning({ id: topUps.id });
  return added.length === 1;
}

/** Locks a top-up, so that what becomes of it is written by one at a time. */
export async function lockTopUp(tx: Transaction, key: TopUpKey): Promise<void> {
  await tx.select({ id: topUps.id }).from(topUps).where(isOne(key)).for('update');
}

export async function findTopUp(tx: Transaction, key: TopUpKey): Promise<TopUp | undefined> {
  const [found] = await tx.select().from(topUps).where(isOne(key));
  return found;
}

/** Whose top-up it is, and the region whose account it was paid to. */
export interface Payer {
  tenant: string;
  region: TopUp['region'];
}

export async function payerOf(tx: Transaction, key: TopUpKey): Promise<Payer | undefined> {
  const [found] = await tx
    .select({ tenant: tenants.name, region: topUps.region })
    .from(topUps)
    .innerJoin(tenants, eq(tenants.id, topUps.tenantId))
    .where(isOne(key));
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
  to: { state: 'paid'; intentId: string; amountMinor: number; at: Date } | { state: 'cancelled'; at: Date },
): Promise<boolean> {
  const { at: settledAt, ...rest } = to;
  const { state } = to;
  const settled = await tx
    .update(topUps)
    .set({ ...rest, settledAt })
    .where(and(isOne(key), state === 'paid' ? ne(topUps.state, 'paid') : eq(topUps.state, 'open')))
    .returning({ id: topUps.id });
  return settled.length === 1;
}

/** The paid charges of a shop's order of which nothing has gone back to the card, locked. */
export async function listChargesOf(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<TopUp[]> {
  return tx
    .select()
    .from(topUps)
    .where(
      and(
        eq(topUps.tenantId, tenantId),
        eq(topUps.orderId, orderId),
        eq(topUps.state, 'paid'),
        isNull(topUps.returnedMinor),
      ),
    )
    .orderBy(asc(topUps.id))
    .for('update');
}

/** Notes what of a charge goes back to the card. */
export async function noteReturned(
  tx: Transaction,
  key: TopUpKey,
  { amount: returnedMinor, at: returnedAt }: { amount: number; at: Date },
): Promise<void> {
  await tx.update(topUps).set({ returnedMinor, returnedAt }).where(isOne(key));
}
