import { readEditOptions as contract } from '@/lib/modules/order-changes/contract/read-edit-options';
import { readEditOptions } from '@/lib/modules/order-changes/service/read-edit-options';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readEditOptionsHandler = defineHandler(contract, ({ params, requestId }) =>
  readEditOptions(params.token, requestId),
);
