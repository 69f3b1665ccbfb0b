import { listAllOrders, listOrders } from '@/lib/modules/orders/contract/list-orders';
import {
  listAllOrders as listEverywhere,
  listOrders as listOwn,
} from '@/lib/modules/orders/service/list-orders';
import { can } from '@/lib/permissions/permissions';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listOrdersHandler = defineHandler(listOrders, ({ tenant, query }) => listOwn(tenant, query));

export const listAllOrdersHandler = defineHandler(listAllOrders, async ({ user, query, requestId }) => {
  const page = await listEverywhere({ staffId: user.id, requestId }, query);
  if (can(user, 'orders.set_status')) return page;
  return { ...page, orders: page.orders.map((order) => ({ ...order, moves: [] })) };
});
