import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** The filter of refusals; null matches all. */
export interface RefusalFilter {
  tenantId: string;
  eventSlug: string | null;
  reason: string | null;
}

export interface RefusalRow extends Record<string, unknown> {
  id: string;
  at: Date;
  eventSlug: string;
  eventName: string;
  reason: string;
  code: { id: string; code: string } | null;
  known: string[];
  earlier: { order_id: string; order_ref: string } | null;
  variant: { variant_id: string; product: string; colour_identifier: string; size: string } | null;
  /** `at` with microseconds. */
  place: string;
}

function eventsOf({ tenantId, eventSlug }: RefusalFilter): SQL {
  const named = eventSlug === null ? sql`` : sql` and e.slug = ${eventSlug}`;
  return sql`e.tenant_id = ${tenantId}${named}`;
}

const refusals = ({ reason }: RefusalFilter): SQL => sql`
  a.tenant_id = e.tenant_id and a.subject_type = 'event' and a.subject_id = e.id and a.action = 'claim.refused'
  and (${reason}::text is null or a.data ->> 'reason' = ${reason})`;

/**
 * One page of refused claims, newest first; ties are ordered by id. The newest of each event are read by the log's
 * index of subjects and then merged, so that a page costs the same however long the log is.
 */
export async function listRefused(
  tx: Transaction,
  filter: RefusalFilter,
  page: { after: { value: string; id: string } | null; limit: number },
): Promise<RefusalRow[]> {
  const { after, limit } = page;
  const older = after
    ? sql`(a.at, a.id) < (${after.value}::timestamptz, ${after.id}) and a.at <= ${after.value}::timestamptz`
    : sql`true`;
  const { rows } = await tx.execute<RefusalRow>(sql`
    select a.id, a.at, a.slug as "eventSlug", a.name as "eventName", a.data ->> 'reason' as reason,
      coalesce(a.data -> 'known', '[]') as known,
      (select jsonb_build_object('id', c.id, 'code', c.code) from promo_codes c
        where c.tenant_id = a.tenant_id and c.id = a.data ->> 'code') as code,
      (select jsonb_build_object('order_id', o.id, 'order_ref', o.order_ref) from orders o
        where o.tenant_id = a.tenant_id and o.id = a.data ->> 'order') as earlier,
      (select jsonb_build_object('variant_id', v.id, 'product', p.name, 'colour_identifier', v.colour_identifier, 'size', v.size)
        from variants v join products p on p.tenant_id = v.tenant_id and p.id = v.product_id
        where v.tenant_id = a.tenant_id and v.id = a.data ->> 'variant') as variant,
      to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from (
      select a.*, e.slug, e.name from events e cross join lateral (
        select a.* from audit_log a where ${refusals(filter)} and ${older}
        order by a.at desc, a.id desc limit ${limit}) a
      where ${eventsOf(filter)} order by a.at desc, a.id desc limit ${limit}) a
    order by a.at desc, a.id desc`);
  return rows;
}

/** How many refusals match the filter, on all pages together. */
export async function countRefused(tx: Transaction, filter: RefusalFilter): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from events e join audit_log a on ${refusals(filter)}
    where ${eventsOf(filter)}`);
  return rows[0]?.count ?? 0;
}
