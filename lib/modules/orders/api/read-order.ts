import { readOrder } from '@/lib/modules/orders/contract/read-order';
import { readOrder as read } from '@/lib/modules/orders/service/read-order';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readOrderHandler = defineHandler(readOrder, ({ tenant, user, params }) =>
  read(tenant, user, params.order),
);
