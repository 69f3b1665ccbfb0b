import { listAllOrders, listOrders } from '@/lib/modules/orders/contract/list-orders';
import {
  listAllOrders as listEverywhere,
  listOrders as listOwn,
} from '@/lib/modules/orders/service/list-orders';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listOrdersHandler = defineHandler(listOrders, ({ tenant, query }) => listOwn(tenant, query));

export const listAllOrdersHandler = defineHandler(listAllOrders, ({ user, query, requestId }) =>
  listEverywhere({ staffId: user.id, requestId }, query),
);
