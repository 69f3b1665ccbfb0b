import type { JobPayloads } from '@/lib/db/enqueue';
import { trigger } from '@/lib/realtime';

/** Tells who is looking that an order is new or has moved: its id and nothing else (DECISIONS 29); they read the rest. */
export async function announceOrder({ tenantId, orderId }: JobPayloads['announce-order']): Promise<void> {
  await trigger(`private-tenant.${tenantId}`, 'order.changed', { order_id: orderId });
}
