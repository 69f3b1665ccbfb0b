import type { JobPayloads } from '@/lib/db/enqueue';
import { trigger } from '@/lib/realtime';

/**
 * Tells the open pages of the client, the shopper and of staff that an order is new or has changed. Only the id is sent (D29-2);
 * the pages read the rest through the API.
 */
export async function announceOrder({ tenantId, orderId }: JobPayloads['announce-order']): Promise<void> {
  const channels = [`private-tenant.${tenantId}`, `private-order.${orderId}`, 'private-staff'];
  await Promise.all(channels.map((channel) => trigger(channel, 'order.changed', { order_id: orderId })));
}
