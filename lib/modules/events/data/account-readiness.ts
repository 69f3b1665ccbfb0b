import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';

/** How the tenant's payment account for a region stands, as far as an event of that region depends on it. */
export interface AccountReadiness extends Record<string, unknown> {
  region: Region;
  paidOut: boolean;
  taxReady: boolean;
}

/** The accounts of a slug's tenant. From the directory. */
export async function findAccountReadiness(tx: Transaction, slug: string): Promise<AccountReadiness[]> {
  const { rows } = await tx.execute<AccountReadiness>(sql`
    select a.region, a.charges_enabled as "paidOut", a.tax_active is true as "taxReady"
    from provider_accounts a join slug_directory d on d.tenant_id = a.tenant_id where d.slug = ${slug}`);
  return rows;
}
