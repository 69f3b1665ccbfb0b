import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Gives back all that a claim took: its use of the code, its place under the event's cap, its stock, and its keys, which
 * go to the oldest later claim that has them too. Returns the event's slug when a full event has a place again, whose
 * page then says so. The order must be locked, and be cancelled in the same transaction. What claims compete for is
 * written last and in the order in which they take it, so that nobody waits for each other.
 */
export async function giveBackClaim(
  tx: Transaction,
  order: { tenantId: string; id: string; eventId: string; promoCodeId: string | null },
): Promise<{ reopened: string | null }> {
  const { tenantId, id } = order;
  await tx.execute(sql`
    update claim_keys k set order_id = heir.order_id from (
      select distinct on (m.kind) m.kind, m.order_id from claim_flag_matches m
      join claim_flags f on f.tenant_id = m.tenant_id and f.order_id = m.order_id
      join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id
      where m.tenant_id = ${tenantId} and m.earlier_order_id = ${id} and f.state <> 'refused' and o.status <> 'cancelled'
      order by m.kind, f.created_at, m.order_id) heir
    where k.tenant_id = ${tenantId} and k.order_id = ${id} and k.kind = heir.kind`);
  await tx.execute(sql`delete from claim_keys where tenant_id = ${tenantId} and order_id = ${id}`);
  await tx.execute(
    sql`update promo_codes set uses = uses - 1
      where tenant_id = ${tenantId} and id = ${order.promoCodeId} and uses > 0`,
  );
  const { rows } = await tx.execute<{ slug: string; reopened: boolean }>(sql`
    update events set claims_used = claims_used - 1
    where tenant_id = ${tenantId} and id = ${order.eventId} and claims_used > 0
    returning slug, claim_cap is not null and claims_used = claim_cap - 1 as reopened`);
  await tx.execute(sql`
    update variants v set stock = v.stock + l.quantity from order_lines l
    where l.tenant_id = ${tenantId} and l.order_id = ${id} and v.tenant_id = l.tenant_id and v.id = l.variant_id`);
  return { reopened: rows[0]?.reopened ? rows[0].slug : null };
}
