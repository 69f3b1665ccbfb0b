import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { giveBackKeys } from './give-back-keys';

/**
 * Gives back what a claim alone takes: its keys, its use of the code, and its place under the event's cap; `giveBack`
 * of orders gives back all of it. Returns the event's slug when a full event has a place again, whose page then says so.
 * What claims compete for is written last and in the order in which they take it, so that nobody waits for each other.
 */
export async function giveBackClaim(
  tx: Transaction,
  order: { tenantId: string; id: string; eventId: string; promoCodeId: string | null },
): Promise<{ reopened: string | null }> {
  const { tenantId, eventId, promoCodeId } = order;
  await giveBackKeys(tx, order, []);
  await tx.execute(
    sql`update promo_codes set uses = uses - 1 where tenant_id = ${tenantId} and id = ${promoCodeId} and uses > 0`,
  );
  const { rows } = await tx.execute<{ slug: string; reopened: boolean }>(sql`
    update events set claims_used = claims_used - 1
    where tenant_id = ${tenantId} and id = ${eventId} and claims_used > 0
    returning slug, claim_cap is not null and claims_used = claim_cap - 1 as reopened`);
  return { reopened: rows[0]?.reopened ? rows[0].slug : null };
}
