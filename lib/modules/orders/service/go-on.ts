import { now } from '@/lib/kernel/clock';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { deliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import type { OrderActor } from '@/lib/modules/orders/rules/transition-table';
import { movable, type lockOrder } from '@/lib/modules/orders/service/statements/move';
import { renewDelivery } from '@/lib/modules/orders/service/statements/renew-delivery';
import { moveOrder } from './move-order';

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/**
 * Lets a locked order that waited go on, once what it owes is reserved: it is `new` again, for the rest of its edit window if
 * any is left. Its delivery dates count from now, and the shopper gets them by mail. D37-6.
 */
export async function goOn(
  tx: Transaction,
  context: TenantContext,
  order: LockedOrder,
  { actor, reason = null }: { actor: OrderActor; reason?: string | null },
): Promise<void> {
  const { tenantId, id: orderId, editUntil, region, shippingMethod } = order;
  const moved = await moveOrder(tx, context, movable(order), { to: 'new', actor, reason });
  if (!moved.ok) throw new RangeError(`${orderId} can't go on: ${moved.error}`);
  const at = now();
  const dates = deliveryWindow(at, REGION_FACTS[region].timeZone, shippingMethod);
  await renewDelivery(tx, { tenantId, orderId }, dates);
  await announce(tx, 'order.released', { tenantId, orderId, editUntil });
  await announce(tx, 'order.changed', { tenantId, orderId });
  const mail = { tenantId, orderId, kind: 'order_released', decision: String(at.getTime()) } as const;
  await enqueue(tx, 'send-order-mail', mail, { jobKey: `confirm:${orderId}` });
}
