import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import { EVENT_TYPES, takesPayment } from '@/lib/modules/events/rules/event-types';
import type { Transaction } from '@/lib/db/transaction';

export interface SellingRegions extends Record<string, unknown> {
  company: string;
  /** The client's own. */
  region: Region;
  verified: boolean;
  /** Number of its events with card payment, by region; regions without one are missing. */
  stores: Partial<Record<Region, number>>;
}

const PAID_TYPES = EVENT_TYPES.filter(takesPayment);

/** The regions in which a client sells, under its own row-level security. One statement. */
export async function findSellingRegions(
  tx: Transaction,
  tenantId: string,
): Promise<SellingRegions | undefined> {
  const { rows } = await tx.execute<SellingRegions>(sql`
    select t.name as company, t.region, t.verified_at is not null as verified,
      (select coalesce(jsonb_object_agg(per.region, per.stores), '{}') from (
        select e.region, count(*)::integer as stores from events e
        where e.tenant_id = t.id and e.deleted_at is null and e.type = any(${sql.param([...PAID_TYPES])}::text[]) group by e.region) per) as stores
    from tenants t where t.id = ${tenantId}`);
  return rows[0];
}
