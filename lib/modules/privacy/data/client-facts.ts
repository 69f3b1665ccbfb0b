import { sql } from 'drizzle-orm';
import type { CompanyDetails } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** What the record of processing says of a client. */
export interface ClientFacts extends Record<string, unknown> {
  name: string;
  region: 'UK' | 'EU' | 'US';
  company: CompanyDetails;
  fulfillers: string[];
  /** Kinds of events it has: Store, Promo, Products, Bulk. */
  types: string[];
}

/** Undefined for an unknown client. */
export async function readClientFacts(tx: Transaction, tenantId: string): Promise<ClientFacts | undefined> {
  const { rows } = await tx.execute<ClientFacts>(sql`
    select t.name, t.region, t.company_details as company,
      array(select f.name from fulfillers f where t.region = any(f.regions) and f.status = 'open' order by f.name) as fulfillers,
      array(select distinct e.type from events e where e.tenant_id = t.id and e.deleted_at is null order by e.type) as types
    from tenants t where t.id = ${tenantId}`);
  return rows[0];
}
