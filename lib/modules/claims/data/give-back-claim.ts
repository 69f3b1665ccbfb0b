import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { giveBackKeys } from './give-back-keys';

interface Replaced extends Record<string, unknown> {
  /** The code in the place of this one. */
  next: string | null;
}

/**
 * Gives back a use of a code. Of a code that was re-issued it goes to the one that is good in its place, since the re-issue
 * moved there what was left. The codes of such a chain are locked from the oldest on, as a re-issue locks them.
 */
async function giveBackUse(tx: Transaction, tenantId: string, promoCodeId: string | null): Promise<void> {
  const { rows } = await tx.execute<Replaced>(sql`
    update promo_codes set uses = uses - 1 where tenant_id = ${tenantId} and id = ${promoCodeId} and uses > 0
    returning replaced_by as next`);
  let next = rows[0]?.next ?? null;
  while (next !== null) {
    const { rows: found } = await tx.execute<Replaced>(sql`
      update promo_codes set max_uses = max_uses + case when replaced_by is null then 1 else 0 end
      where tenant_id = ${tenantId} and id = ${next} returning replaced_by as next`);
    next = found[0]?.next ?? null;
  }
}

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
  await giveBackUse(tx, tenantId, promoCodeId);
  const { rows } = await tx.execute<{ slug: string }>(sql`
    update events set claims_used = claims_used - 1
    where tenant_id = ${tenantId} and id = ${eventId} and claims_used > 0
    returning slug`);
  return rows[0]?.slug ?? null;
}
