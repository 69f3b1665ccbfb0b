import { eq } from 'drizzle-orm';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** What a client is called; empty for an unknown one. */
export async function findTenantName(tx: Transaction, tenantId: string): Promise<string> {
  const [found] = await tx.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, tenantId));
  return found?.name ?? '';
}
