import { readOrderPage as contract } from '@/lib/modules/order-changes/contract/read-order-page';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readOrderPageHandler = defineHandler(contract, ({ params, requestId }) =>
  readOrderPage(params.token, requestId),
);
