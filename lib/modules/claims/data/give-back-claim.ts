import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { giveBackKeys } from './give-back-keys';

/**
 * Gives back what only a claim takes: its keys, its use of the code, and its place under the event's cap. Returns the
 * event's slug, whose page shows what is left. Rows that claims compete for are written last and in the same order as
 * claims take them, so that no deadlock occurs. The order must be locked.
 */
export async function giveBackClaim(
  tx: Transaction,
  order: { tenantId: string; orderId: string; eventId: string; promoCodeId: string | null },
): Promise<string | null> {
  const { tenantId, orderId: id, eventId, promoCodeId } = order;
  await giveBackKeys(tx, { tenantId, id }, []);
  await tx.execute(
    sql`update promo_codes set uses = uses - 1 where tenant_id = ${tenantId} and id = ${promoCodeId} and uses > 0`,
  );
  const { rows } = await tx.execute<{ slug: string }>(sql`
    update events set claims_used = claims_used - 1
    where tenant_id = ${tenantId} and id = ${eventId} and claims_used > 0
    returning slug`);
  return rows[0]?.slug ?? null;
}
