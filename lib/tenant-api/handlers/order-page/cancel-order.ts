import { cancelOrder as contract } from '@/lib/contracts/order-page/cancel-order';
import { cancelOrder } from '@/lib/services/order-page/cancel-order';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const cancelOrderHandler = defineHandler(contract, ({ params, body, requestId }) =>
  cancelOrder(params.token, requestId, body.version),
);
