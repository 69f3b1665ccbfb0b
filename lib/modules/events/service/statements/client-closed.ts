import { and, eq, isNotNull } from 'drizzle-orm';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** Whether staff have closed the client; under its own row-level security. S2.2-198. */
export async function isClientClosed(tx: Transaction, tenantId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(eq(tenants.id, tenantId), isNotNull(tenants.closedAt)));
  return found !== undefined;
}
