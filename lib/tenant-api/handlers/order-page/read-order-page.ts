import { readOrderPage as contract } from '@/lib/contracts/order-page/read-order-page';
import { readOrderPage } from '@/lib/services/order-page/read-order-page';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readOrderPageHandler = defineHandler(contract, ({ params, requestId }) =>
  readOrderPage(params.token, requestId),
);
