import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** Inserts a tenant; false where there is one of this id. Under its own row-level security. */
export async function addTenantOnce(tx: Transaction, tenant: typeof tenants.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(tenants)
    .values(tenant)
    .onConflictDoNothing({ target: tenants.id })
    .returning({ id: tenants.id });
  return added.length === 1;
}

/** Inserts a tenant, under its own row-level security. */
export async function addTenant(tx: Transaction, tenant: typeof tenants.$inferInsert): Promise<void> {
  await tx.insert(tenants).values(tenant);
}
