import { cancelOrder as contract } from '@/lib/modules/order-changes/contract/cancel-order';
import { cancelOrder } from '@/lib/modules/order-changes/service/cancel-order';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const cancelOrderHandler = defineHandler(contract, ({ params, body, requestId }) =>
  cancelOrder(params.token, requestId, body.version),
);
