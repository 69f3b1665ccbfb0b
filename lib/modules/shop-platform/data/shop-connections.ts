import { and, eq, ne } from 'drizzle-orm';
import {
  shopConnections,
  shopDirectory,
  shopOnboarding,
  shopProducts,
  shopSyncLog,
} from '@/lib/db/schema/shop-platform';
import { shopPictureWaits } from '@/lib/db/schema/shop-orders';
import type { Transaction } from '@/lib/db/transaction';

export type ConnectionRow = typeof shopConnections.$inferSelect;

/** A tenant's connection; locked until the transaction's end where its tokens are to change. */
export async function findConnection(
  tx: Transaction,
  tenantId: string,
  lock = false,
): Promise<ConnectionRow | undefined> {
  const query = tx.select().from(shopConnections).where(eq(shopConnections.tenantId, tenantId));
  const [found] = await (lock ? query.for('update') : query);
  return found;
}

/** Stores a connection in place of the tenant's former one. */
export async function putConnection(
  tx: Transaction,
  row: typeof shopConnections.$inferInsert,
): Promise<void> {
  const { tenantId: _, ...set } = row;
  await tx.insert(shopConnections).values(row).onConflictDoUpdate({ target: shopConnections.tenantId, set });
}

/** Claims a shop for a tenant, in place of its former one; false for another tenant's. */
export async function claimShop(tx: Transaction, claim: typeof shopDirectory.$inferInsert): Promise<boolean> {
  const { tenantId, shop } = claim;
  await tx
    .delete(shopDirectory)
    .where(and(eq(shopDirectory.tenantId, tenantId), ne(shopDirectory.shop, shop)));
  await tx.insert(shopDirectory).values(claim).onConflictDoNothing();
  // Another tenant's row is not seen here.
  const own = await tx
    .select({ shop: shopDirectory.shop })
    .from(shopDirectory)
    .where(and(eq(shopDirectory.tenantId, tenantId), eq(shopDirectory.shop, shop)));
  return own.length === 1;
}

/** Ends a connection with its tokens, and reopens the step of the installation. */
export async function endConnection(tx: Transaction, tenantId: string, at: Date): Promise<void> {
  const ended = { status: 'uninstalled', accessToken: null, refreshToken: null } as const;
  await tx
    .update(shopConnections)
    .set({ ...ended, accessUntil: null, refreshUntil: null })
    .where(eq(shopConnections.tenantId, tenantId));
  await tx
    .update(shopOnboarding)
    .set({ appInstalledAt: null, updatedAt: at })
    .where(eq(shopOnboarding.tenantId, tenantId));
}

/** Forgets a shop: its connection, whose it is, and its address. */
export async function forgetShop(
  tx: Transaction,
  { tenantId, shop }: { tenantId: string; shop: string },
): Promise<void> {
  await tx
    .delete(shopConnections)
    .where(and(eq(shopConnections.tenantId, tenantId), eq(shopConnections.shop, shop)));
  await tx
    .delete(shopDirectory)
    .where(and(eq(shopDirectory.tenantId, tenantId), eq(shopDirectory.shop, shop)));
  await tx
    .update(shopOnboarding)
    .set({ shopifyUrl: null })
    .where(and(eq(shopOnboarding.tenantId, tenantId), eq(shopOnboarding.shopifyUrl, shop)));
  const waits = shopPictureWaits;
  await tx.delete(waits).where(and(eq(waits.tenantId, tenantId), eq(waits.shop, shop)));
  await tx.delete(shopSyncLog).where(and(eq(shopSyncLog.tenantId, tenantId), eq(shopSyncLog.shop, shop)));
  // What is known of products there; the variants go with them.
  await tx.delete(shopProducts).where(and(eq(shopProducts.tenantId, tenantId), eq(shopProducts.shop, shop)));
}
