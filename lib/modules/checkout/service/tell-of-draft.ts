import { announce } from '@/lib/domain-events/announce';
import type { Transaction } from '@/lib/db/transaction';
import { readSealedName } from '@/lib/links/sealed-name';
import type { Placement } from '@/lib/modules/checkout/data/place-order';

/**
 * Announces that an order was placed by the link of a client's draft, in the transaction that freezes it. Nothing without a link,
 * and for one that is invalid or another tenant's. S2.2-92.
 */
export async function tellOfDraft(
  tx: Transaction,
  { tenantId, id: orderId, eventId }: Placement['order'],
  token: string | undefined,
): Promise<void> {
  const named = token === undefined ? null : readSealedName('draft-order', token);
  if (named?.tenantId !== tenantId) return;
  await announce(tx, 'order.placed', { tenantId, orderId, eventId, draftId: named.id });
}
