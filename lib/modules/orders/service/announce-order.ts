import type { JobPayloads } from '@/lib/db/enqueue';
import { trigger } from '@/lib/realtime';

/**
 * Tells who is looking that an order is new or has changed, its client's people and its shopper: its id and nothing else
 * (DECISIONS 29); they read the rest.
 */
export async function announceOrder({ tenantId, orderId }: JobPayloads['announce-order']): Promise<void> {
  const channels = [`private-tenant.${tenantId}`, `private-order.${orderId}`];
  await Promise.all(channels.map((channel) => trigger(channel, 'order.changed', { order_id: orderId })));
}
