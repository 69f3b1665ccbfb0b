import type { LockState } from '@/lib/modules/events/contract/lock-event';
import { audit } from '@/lib/audit/append-audit';
import { saveProductLock } from '@/lib/modules/catalogue/data/lock-product';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { findProduct, type ProductPlace } from './read-product';

/**
 * Locks a product for its client with a reason, or unlocks it; the audit row has the reason of both. It stays in the
 * version that editors have, so that an unlocked product can be saved from a page that was open meanwhile. The same again
 * changes nothing. Throws 404 for a product that is not this tenant's. D5-5.
 */
export async function setProductLock(
  context: TenantContext,
  place: ProductPlace,
  { locked, reason }: { locked: boolean; reason: string },
): Promise<LockState> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const { row } = await findProduct(tx, tenantId, place, true);
    const next = locked ? reason : null;
    const answer = { locked, lock_reason: next };
    if (row.locked === locked && row.lockReason === next) return answer;
    await saveProductLock(tx, { tenantId, productId: place.productId }, next);
    await audit(tx, context, {
      action: locked ? 'product.locked' : 'product.unlocked',
      subjectType: 'product',
      subjectId: place.productId,
      data: { locked: { from: row.locked, to: locked }, reason },
    });
    return answer;
  });
}
