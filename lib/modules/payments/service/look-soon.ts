import { now } from '@/lib/kernel/clock';
import { withTenant } from '@/lib/db/with-tenant';
import { lookBy } from '@/lib/modules/payments/data/note-look';

/** Longer than any of our own calls takes that cancels an intent and then moves its reservation. */
const SOON_MS = 60_000;

/**
 * Lets the reconciler look at an order's intent within a minute or so: the provider has begun to process it, or somebody has
 * cancelled it there. Does nothing for an order that waits for no payment. D16-12.
 */
export async function lookSoon(order: { tenantId: string; orderId: string }): Promise<void> {
  const { tenantId, orderId } = order;
  const at = new Date(now().getTime() + SOON_MS);
  await withTenant({ tenantId, actor: 'system' }, (tx) => lookBy(tx, tenantId, { orderId, at }));
}
