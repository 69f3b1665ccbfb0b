import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { Currency } from '@/lib/kernel/money';

/** What of an event bounds its claims; days are of its store's time zone. */
export interface ForecastRow extends Record<string, unknown> {
  currency: Currency;
  open: boolean;
  /** The last day of the event, and that of its codes; null for no end. */
  closesOn: string | null;
  codesEndOn: string | null;
  /** What the cap and the codes still allow; null for any number. */
  places: number | null;
  uses: string | null;
  /** Of the claims that stand: the day of the first, what they cost in minor units, and how many have a cost. */
  firstDay: string | null;
  costMinor: string;
  costed: number;
}

/**
 * Codes that can still be claimed with, now or once they begin or go on: a paused one may. Codes of a sample bound nothing,
 * as it asks for none; nor do they before there are any. D40-14.
 */
export async function readForecastRow(
  tx: Transaction,
  { tenantId, eventId, at }: { tenantId: string; eventId: string; at: Date },
): Promise<ForecastRow | undefined> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<ForecastRow>(sql`
    select e.currency, e.status = 'Active' as open,
      store_day(e.region, e.closes_at - interval '1 microsecond')::text as "closesOn",
      case when not e.sample and codes.endless = 0
        then store_day(e.region, codes.last_end - interval '1 microsecond')::text end as "codesEndOn",
      e.claim_cap - least(e.claims_used, e.claim_cap) as places,
      case when not e.sample and exists (select from promo_codes p
        where p.tenant_id = e.tenant_id and p.event_id = e.id) then coalesce(codes.uses, 0) end as uses,
      store_day(e.region, claims.first)::text as "firstDay", coalesce(claims.cost, 0) as "costMinor",
      claims.costed
    from events e
    cross join lateral (select sum(p.max_uses - p.uses) as uses,
        max(coalesce(p.ends_at, b.ends_at)) as last_end,
        count(*) filter (where coalesce(p.ends_at, b.ends_at) is null) as endless
      from promo_codes p join code_batches b on b.tenant_id = p.tenant_id and b.id = p.batch_id
      where p.tenant_id = e.tenant_id and p.event_id = e.id and p.uses < p.max_uses
        and p.revoked_at is null and b.revoked_at is null and p.replaced_by is null
        and coalesce(coalesce(p.ends_at, b.ends_at) > ${moment}, true)) codes
    cross join lateral (select min(o.created_at) as first, sum(o.credit_minor) as cost,
        count(o.credit_minor)::integer as costed
      from orders o where o.tenant_id = e.tenant_id and o.event_id = e.id and o.kind = 'claim'
        and o.status is distinct from 'cancelled') claims
    where e.tenant_id = ${tenantId} and e.id = ${eventId}`);
  return rows[0];
}
