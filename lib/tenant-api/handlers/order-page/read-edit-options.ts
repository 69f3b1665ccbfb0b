import { readEditOptions as contract } from '@/lib/contracts/order-page/read-edit-options';
import { readEditOptions } from '@/lib/services/order-edits/read-edit-options';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readEditOptionsHandler = defineHandler(contract, ({ params, requestId }) =>
  readEditOptions(params.token, requestId),
);
