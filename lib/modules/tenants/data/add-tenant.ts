import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** Inserts a tenant, under its own row-level security. */
export async function addTenant(tx: Transaction, tenant: typeof tenants.$inferInsert): Promise<void> {
  await tx.insert(tenants).values(tenant);
}
