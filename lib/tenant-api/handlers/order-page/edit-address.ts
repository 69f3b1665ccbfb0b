import { editAddress as contract } from '@/lib/contracts/order-page/edit-address';
import { editAddress } from '@/lib/services/order-edits/edit-address';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const editAddressHandler = defineHandler(contract, ({ params, body, requestId }) =>
  editAddress(params.token, requestId, body),
);
