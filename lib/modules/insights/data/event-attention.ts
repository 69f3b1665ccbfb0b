import { sql } from 'drizzle-orm';
import { claimsThatWait } from '@/lib/modules/claims/service/statements/count-waiting';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';
import { productsOfEvent } from '@/lib/modules/figures/service/statements/parts';
import type { Transaction } from '@/lib/db/transaction';

/** What of an event waits for a person, besides the event itself and its orders. */
export interface EventAttention extends Record<string, unknown> {
  id: string;
  flaggedClaims: number;
  soldOut: number;
  draftProducts: number;
  lockedProducts: number;
}

/** A tenant's event by its slug, with what waits there, in one statement; undefined for no event of this tenant. */
export async function readAttention(
  tx: Transaction,
  tenantId: string,
  slug: string,
): Promise<EventAttention | undefined> {
  const { rows } = await tx.execute<EventAttention>(sql`
    select e.id, product.*, ${productsOfEvent(sql`e`, sql`c.status = 'draft'`)} as "draftProducts",
      ${productsOfEvent(sql`e`, sql`c.locked`)} as "lockedProducts",
      ${claimsThatWait(sql`e`)} as "flaggedClaims"
    from events e
      cross join lateral (
        -- From the few variants that are out, which have an index of their own: a product always has one at least.
        select count(*)::integer as "soldOut"
        from (select distinct v.product_id from variants v where v.tenant_id = e.tenant_id and v.stock = 0) out
          join event_products ep on ep.tenant_id = e.tenant_id and ep.product_id = out.product_id and ep.event_id = e.id
        where ep.counted_status = 'active' and not exists (
          select from variants v where v.tenant_id = ep.tenant_id and v.product_id = ep.product_id and v.stock > 0
        )) product
    where e.tenant_id = ${tenantId} and e.slug = ${slug} and ${IS_KEPT}`);
  return rows[0];
}
