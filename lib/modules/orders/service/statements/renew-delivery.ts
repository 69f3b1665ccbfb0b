import { and, eq } from 'drizzle-orm';
import type { DeliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';

const isoDay = (wireDay: string): string => wireDay.split('-').reverse().join('-');

/** Sets new delivery dates for an order that is not in production yet. The order must be locked. */
export async function renewDelivery(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
  { from, to }: DeliveryWindow,
): Promise<void> {
  await tx
    .update(orders)
    .set({ deliveryFrom: isoDay(from), deliveryTo: isoDay(to) })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
}
