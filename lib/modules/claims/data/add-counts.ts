import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** So many of the same within an hour. */
export interface ClaimCount {
  slug: string;
  /** The beginning of the hour, which lies in one day of every store's time zone. */
  hour: string;
  /** The folded codes that the text may mean, best first; empty without a code. */
  codes: readonly string[];
  /** ISO code; empty where it isn't known. */
  country: string;
  viewed: number;
  refusedCode: number;
  refusedOther: number;
}

/**
 * Adds to the sums of a tenant's gift events; one statement. What names none of them, or one that no visitor sees, adds
 * nothing. Rows are taken in the order of their keys, so that two processes cannot deadlock. ADR 0090.
 */
export async function addCounts(
  tx: Transaction,
  tenantId: string,
  counts: readonly ClaimCount[],
): Promise<void> {
  await tx.execute(sql`
    insert into claim_counts as c
      (tenant_id, event_id, day, batch_id, country, viewed, refused_code, refused_other)
    select e.tenant_id, e.id, store_day(e.region, g.hour), coalesce(b.batch_id, ''), g.country,
      sum(g.viewed), sum(g."refusedCode"), sum(g."refusedOther")
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as g(slug text, hour timestamptz, codes jsonb, country text,
      viewed integer, "refusedCode" integer, "refusedOther" integer)
    join events e on e.tenant_id = ${tenantId} and e.slug = g.slug and e.type = 'Promo' and e.status <> 'Draft'
      and e.deleted_at is null
    left join lateral (select p.batch_id from jsonb_array_elements_text(g.codes) with ordinality as t(folded, place)
      join promo_codes p on p.tenant_id = e.tenant_id and p.event_id = e.id and p.folded = t.folded
      order by t.place limit 1) b on true
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (tenant_id, event_id, day, batch_id, country) do update set viewed = c.viewed + excluded.viewed,
      refused_code = c.refused_code + excluded.refused_code, refused_other = c.refused_other + excluded.refused_other`);
}
