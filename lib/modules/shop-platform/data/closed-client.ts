import { eq, sql } from 'drizzle-orm';
import { shopConnections } from '@/lib/db/schema/shop-platform';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** Whether a connection is a closed client's: nothing is read from its shop and nothing sent to it. S2.2-198. */
export const ofClosedClient = sql<boolean>`exists (select from ${tenants} t
  where t.id = ${shopConnections.tenantId} and t.closed_at is not null)`;

/** Whether staff have closed a client. */
export async function isClosed(tx: Transaction, tenantId: string): Promise<boolean> {
  const [found] = await tx.select({ at: tenants.closedAt }).from(tenants).where(eq(tenants.id, tenantId));
  return found !== undefined && found.at !== null;
}
