import { invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import type { SavedCard } from '@/lib/modules/payments/contract/cards';
import { findCard, findCustomer, listSaved, type CardRow } from '@/lib/modules/payments/data/saved-cards';
import { cardState } from '@/lib/modules/payments/rules/card-ends';

/** A saved card as it is shown; null for one that isn't saved. */
export function presentCard(row: CardRow): SavedCard | null {
  const { id, region, state, brand, last4, expiresMonth, expiresYear, savedAt } = row;
  if (state !== 'saved' || !brand || !last4 || !expiresMonth || !expiresYear || !savedAt) return null;
  return {
    id,
    currency: REGION_FACTS[region].currency,
    brand,
    last4,
    expires_month: expiresMonth,
    expires_year: expiresYear,
    state: cardState({ expiresMonth, expiresYear }, now()),
    saved_at: new Date(savedAt).toISOString(),
  };
}

/** The cards that a client has saved, at most one for each of its accounts. D37-10. */
export async function listCards(context: TenantContext): Promise<SavedCard[]> {
  const rows = await withTenantOnce(context, (tx) => listSaved(tx, context.tenantId));
  return rows.flatMap((row) => presentCard(row) ?? []);
}

/**
 * The saved card that a top-up in this region is to be paid with, as the provider knows it. Throws 404 for one that this
 * client doesn't have, 422 for one that was removed, is of another region, or has expired.
 */
export async function cardToPayWith(context: TenantContext, cardId: string, region: Region) {
  const { tenantId } = context;
  const row = await withTenantOnce(context, (tx) => findCard(tx, { tenantId, cardId }));
  if (!row) throw notFound();
  const card = row.region === region ? presentCard(row) : null;
  if (card === null || row.methodId === null) throw invalid({ card: ['unknown'] });
  if (card.state === 'expired') throw invalid({ card: ['card_expired'] });
  const customerId = await withTenantOnce(context, (tx) => findCustomer(tx, { tenantId, region }));
  if (customerId === null) throw invalid({ card: ['unknown'] });
  return { customerId, methodId: row.methodId };
}
