import { readOrder } from '@/lib/contracts/orders/read-order';
import { readOrder as read } from '@/lib/services/orders/read-order';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readOrderHandler = defineHandler(readOrder, ({ tenant, user, params }) =>
  read(tenant, user, params.order),
);
