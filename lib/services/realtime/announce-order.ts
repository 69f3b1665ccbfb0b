import type { JobPayloads } from '@/lib/db/enqueue';
import { findOrder } from '@/lib/db/queries/fulfilment/orders';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { trigger } from '@/lib/realtime';

/** Tells who is looking that an order is new or has moved; ids only, never personal data (DECISIONS 29). */
export async function announceOrder(job: JobPayloads['announce-order']): Promise<void> {
  const context = { tenantId: job.tenantId, actor: 'system' } as const;
  const order = await withTenantOnce(context, (tx) => findOrder(tx, job.tenantId, job.orderId));
  if (!order) return;
  await trigger(`private-tenant.${job.tenantId}`, 'order.changed', {
    order_id: order.id,
    status: order.status,
  });
}
