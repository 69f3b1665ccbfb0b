import { countAllOrders, countOrders } from '@/lib/modules/orders/contract/count-orders';
import {
  countAllOrders as countEverywhere,
  countOrders as countOwn,
} from '@/lib/modules/orders/service/count-orders';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const countOrdersHandler = defineHandler(countOrders, ({ tenant, query }) => countOwn(tenant, query));

export const countAllOrdersHandler = defineHandler(countAllOrders, ({ user, query, requestId }) =>
  countEverywhere({ staffId: user.id, requestId }, query),
);
