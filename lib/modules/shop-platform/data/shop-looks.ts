import { and, asc, eq, lte, not } from 'drizzle-orm';
import { shopConnections } from '@/lib/db/schema/shop-platform';
import { ofClosedClient } from './closed-client';
import type { Transaction } from '@/lib/db/transaction';

/** A connection of a tenant whose turn has come, locked; none of a client that staff have closed: it is due once that is open again. */
export async function takeDueShop(tx: Transaction, tenantId: string, at: Date) {
  const { shop, status, lookAt, preparedAt } = shopConnections;
  const [found] = await tx
    .select({ id: shop, preparedAt })
    .from(shopConnections)
    .where(
      and(
        eq(shopConnections.tenantId, tenantId),
        eq(status, 'connected'),
        lte(lookAt, at),
        not(ofClosedClient),
      ),
    )
    .orderBy(asc(lookAt))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return found;
}

/** When a shop's turn comes next. */
export async function setLookAt(tx: Transaction, tenantId: string, lookAt: Date): Promise<void> {
  await tx.update(shopConnections).set({ lookAt }).where(eq(shopConnections.tenantId, tenantId));
}

/** Keeps who fulfils the orders of a shop; false where another one is connected meanwhile. */
export async function keepService(
  tx: Transaction,
  { tenantId, shop }: { tenantId: string; shop: string },
  { serviceId, locationId, at }: { serviceId: string; locationId: string; at: Date },
): Promise<boolean> {
  const kept = await tx
    .update(shopConnections)
    .set({ serviceGid: serviceId, locationGid: locationId, preparedAt: at })
    .where(
      and(
        eq(shopConnections.tenantId, tenantId),
        eq(shopConnections.shop, shop),
        eq(shopConnections.status, 'connected'),
      ),
    )
    .returning({ shop: shopConnections.shop });
  return kept.length === 1;
}

/** Keeps whose the orders of a locked connection are. */
export async function keepEvent(tx: Transaction, tenantId: string, eventId: string): Promise<void> {
  await tx.update(shopConnections).set({ eventId }).where(eq(shopConnections.tenantId, tenantId));
}
