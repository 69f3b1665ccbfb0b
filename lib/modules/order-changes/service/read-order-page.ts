import { notFound } from '@/lib/kernel/app-error';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import {
  readOrderPage as readRow,
  type OrderPageRow,
} from '@/lib/modules/order-changes/data/read-order-page';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { readOrderToken } from '@/lib/modules/orders/service/order-link';
import { presentOrderPage } from './present-order-page';

/** The shopper and order of a link. Throws the same 404 for an invalid token as for a missing order. */
export function linkHolder(token: string, requestId: string): { context: TenantContext; orderId: string } {
  const order = readOrderToken(token);
  if (!order) throw notFound();
  return { context: { tenantId: order.tenantId, actor: 'shopper', requestId }, orderId: order.orderId };
}

/** The rows of an order, for the holder of its link. Throws 404. */
export async function readLinkedOrder(token: string, requestId: string): Promise<OrderPageRow> {
  const { context, orderId } = linkHolder(token, requestId);
  const row = await withTenant(context, (tx) => readRow(tx, context.tenantId, orderId));
  if (!row) throw notFound();
  return row;
}

/** The order's page for the holder of its signed link (D2-7, D33-1). Throws 404. */
export async function readOrderPage(token: string, requestId: string): Promise<OrderPage> {
  return presentOrderPage(await readLinkedOrder(token, requestId));
}
