import { sql } from 'drizzle-orm';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';
import { NEEDS_ATTENTION, type IssueStatus } from '@/lib/modules/orders/rules/needs-attention';
import type { Transaction } from '@/lib/db/transaction';

/** What of an event waits for a person, besides the event itself. */
export interface EventAttention extends Record<string, unknown> {
  id: string;
  issues: Partial<Record<IssueStatus, number>>;
  held: number;
  flaggedClaims: number;
  soldOut: number;
  draftProducts: number;
  lockedProducts: number;
}

/** An order's issue; null for one that is only held. */
const ISSUE = sql`case when o.status = any(${sql.param([...NEEDS_ATTENTION])}::text[]) then o.status end`;

/** A tenant's event by its slug, with what waits there, in one statement; undefined for no event of this tenant. */
export async function readAttention(
  tx: Transaction,
  tenantId: string,
  slug: string,
): Promise<EventAttention | undefined> {
  const { rows } = await tx.execute<EventAttention>(sql`
    select e.id, waiting.*, product.*, (
      select count(*)::integer from claim_flags f
      where f.tenant_id = e.tenant_id and f.event_id = e.id and f.state = 'waiting') as "flaggedClaims"
    from events e
      cross join lateral (
        select coalesce(jsonb_object_agg(one.issue, one.count) filter (where one.issue is not null), '{}') as issues,
          coalesce(sum(one.count) filter (where one.issue is null), 0)::integer as held
        from (select ${ISSUE} as issue, count(*)::integer as count from orders o
          where o.tenant_id = e.tenant_id and o.event_id = e.id
            and (o.hold_reason is not null or ${ISSUE} is not null) group by 1) one) waiting
      cross join lateral (
        select count(*) filter (where p.status = 'active' and not exists (
            select from variants v where v.tenant_id = p.tenant_id and v.product_id = p.id and v.stock > 0
          ))::integer as "soldOut",
          count(*) filter (where p.status = 'draft')::integer as "draftProducts",
          count(*) filter (where p.locked)::integer as "lockedProducts"
        from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id and p.deleted_at is null) product
    where e.tenant_id = ${tenantId} and e.slug = ${slug} and ${IS_KEPT}`);
  return rows[0];
}
