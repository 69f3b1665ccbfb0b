import { eq, lt, sql } from 'drizzle-orm';
import { shopDirectory, shopInstallStates } from '@/lib/db/schema/shop-platform';
import type { Transaction } from '@/lib/db/transaction';

export type InstallState = typeof shopInstallStates.$inferSelect;

/** Keeps a state, and drops those that ended before `now`. */
export async function addState(tx: Transaction, state: InstallState, now: Date): Promise<void> {
  await tx.delete(shopInstallStates).where(lt(shopInstallStates.expiresAt, now));
  await tx.insert(shopInstallStates).values(state);
}

/** Takes a state, so that it is good once; undefined for one that is not there. */
export async function takeState(tx: Transaction, stateHash: Buffer): Promise<InstallState | undefined> {
  const [taken] = await tx
    .delete(shopInstallStates)
    .where(eq(shopInstallStates.stateHash, stateHash))
    .returning();
  return taken;
}

/** Whose a shop is, before a tenant is known; null for nobody's. */
export async function findShopOwner(tx: Transaction, shop: string): Promise<string | null> {
  const [found] = await tx
    .select({ tenantId: shopDirectory.tenantId })
    .from(shopDirectory)
    .where(eq(shopDirectory.shop, shop));
  return found?.tenantId ?? null;
}

/** The tenants that have a shop, in random order. */
export async function listShopOwners(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ tenantId: shopDirectory.tenantId })
    .from(shopDirectory)
    .orderBy(sql`random()`);
  return rows.map(({ tenantId }) => tenantId);
}
