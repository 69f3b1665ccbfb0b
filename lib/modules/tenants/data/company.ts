import { eq, sql } from 'drizzle-orm';
import { tenants, type CompanyDetails } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** A client's company; locked until the transaction's end if it is to be changed. Under its own row-level security. */
export async function findCompany(tx: Transaction, tenantId: string, lock: boolean) {
  const query = tx
    .select({
      name: tenants.name,
      region: tenants.region,
      details: tenants.companyDetails,
      version: tenants.companyVersion,
    })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  const [found] = await (lock ? query.for('update') : query);
  return found;
}
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** Stores the company as its next version. */
export async function setCompany(
  tx: Transaction,
  tenantId: string,
  { name, details }: { name: string; details: CompanyDetails },
): Promise<void> {
  await tx
    .update(tenants)
    .set({ name, companyDetails: details, companyVersion: sql`${tenants.companyVersion} + 1` })
    .where(eq(tenants.id, tenantId));
}
