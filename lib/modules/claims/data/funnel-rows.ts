import { sql, type SQL } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import type { FunnelCounts, FunnelGroup } from '@/lib/modules/claims/rules/funnel';

/** A gift event as its funnel needs it; days are of its store's time zone. */
export interface FunnelEvent extends Record<string, unknown> {
  id: string;
  region: Region;
  /** The store's day now. */
  today: string;
}

/** A tenant's gift event that is not deleted; undefined for none. */
export async function findFunnelEvent(
  tx: Transaction,
  { tenantId, slug, at }: { tenantId: string; slug: string; at: Date },
): Promise<FunnelEvent | undefined> {
  const { rows } = await tx.execute<FunnelEvent>(sql`
    select e.id, e.region, store_day(e.region, ${at.toISOString()}::timestamptz)::text as today
    from events e where e.tenant_id = ${tenantId} and e.slug = ${slug} and e.type = 'Promo' and e.deleted_at is null`);
  return rows[0];
}

export interface FunnelRowSums extends FunnelCounts, Record<string, unknown> {
  key: string | null;
  name: string | null;
}

/** What a counted row `c` and a claim's order `o`, with its code `p`, belong to; null for what has none. */
const KEYS: Record<FunnelGroup, { counted: SQL; ordered: SQL }> = {
  day: { counted: sql`c.day::text`, ordered: sql`store_day(o.region, o.created_at)::text` },
  batch: { counted: sql`nullif(c.batch_id, '')`, ordered: sql`p.batch_id` },
  country: {
    counted: sql`nullif(c.country, '')`,
    ordered: sql`nullif(o.snapshot #>> '{customer,country_iso2}', '')`,
  },
};

interface Span {
  tenantId: string;
  eventId: string;
  /** Days of the store, both included. */
  from: string;
  to: string;
}

/**
 * The one reader of the funnel: what was counted, and the claims themselves, which are their orders. A claim is one try with
 * a good code, so that each row has tried ≥ valid ≥ confirmed ≥ shipped. Days without anything have no row. D40-12.
 */
export async function readFunnelRows(
  tx: Transaction,
  { tenantId, eventId, from, to }: Span,
  by: FunnelGroup,
): Promise<FunnelRowSums[]> {
  const { counted, ordered } = KEYS[by];
  // The second condition is what an index can answer: no zone differs from UTC by a day.
  const { rows } = await tx.execute<FunnelRowSums>(sql`
    select s.key, b.name, s.viewed, s.tried, s.valid, s.confirmed, s.shipped from (
      select key, sum(viewed)::integer as viewed, sum(tried)::integer as tried, sum(valid)::integer as valid,
        sum(confirmed)::integer as confirmed, sum(shipped)::integer as shipped
      from (
        select ${counted} as key, c.viewed, c.refused_code + c.refused_other as tried, c.refused_other as valid,
          0 as confirmed, 0 as shipped
        from claim_counts c where c.tenant_id = ${tenantId} and c.event_id = ${eventId}
          and c.day between ${from}::date and ${to}::date
        union all
        select ${ordered}, 0, 1, 1, (o.status is distinct from 'cancelled')::integer,
          (o.status is not distinct from 'shipped')::integer
        from orders o left join promo_codes p on p.tenant_id = o.tenant_id and p.id = o.promo_code_id
        where o.tenant_id = ${tenantId} and o.event_id = ${eventId} and o.kind = 'claim'
          and store_day(o.region, o.created_at) between ${from}::date and ${to}::date
          and o.created_at >= (${from}::date - 1)::timestamptz and o.created_at < (${to}::date + 2)::timestamptz
      ) each group by key) s
    left join code_batches b on ${by === 'batch' ? sql`b.tenant_id = ${tenantId} and b.id = s.key` : sql`false`}
    order by s.confirmed desc, s.tried desc, s.viewed desc, s.key`);
  return rows;
}
