import { editAddress as contract } from '@/lib/modules/order-changes/contract/edit-address';
import { editAddress } from '@/lib/modules/order-changes/service/edit-address';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const editAddressHandler = defineHandler(contract, ({ params, body, requestId }) =>
  editAddress(params.token, requestId, body),
);
