import { eq } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** A tenant's name, under its own row-level security; undefined for an unknown one. */
export async function findTenantName(tx: Transaction, tenantId: string): Promise<string | undefined> {
  const [found] = await tx.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, tenantId));
  return found?.name;
}

/** A tenant's region, under its own row-level security; undefined for an unknown one. */
export async function findTenantRegion(tx: Transaction, tenantId: string): Promise<Region | undefined> {
  const [found] = await tx.select({ region: tenants.region }).from(tenants).where(eq(tenants.id, tenantId));
  return found?.region;
}
