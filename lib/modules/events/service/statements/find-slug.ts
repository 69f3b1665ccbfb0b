import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';

/** The tenant of a slug; `renamedTo` for an old slug, `regions` where the tenant's account can be paid. */
export interface SlugOwner extends Record<string, unknown> {
  tenantId: string;
  renamedTo: string | null;
  regions: Region[];
}

/** Looks a slug up in the directory, before a tenant is known. */
export async function findSlug(tx: Transaction, slug: string): Promise<SlugOwner | undefined> {
  const { rows } = await tx.execute<SlugOwner>(sql`
    select d.tenant_id as "tenantId", d.renamed_to as "renamedTo", array(
      select a.region from provider_accounts a
      where a.tenant_id = d.tenant_id and a.charges_enabled and a.tax_active is distinct from false) as regions
    from slug_directory d where d.slug = ${slug}`);
  return rows[0];
}
