import { editLine as contract } from '@/lib/modules/order-changes/contract/edit-line';
import { editLine } from '@/lib/modules/order-changes/service/edit-line';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const editLineHandler = defineHandler(contract, ({ params, body, requestId }) =>
  editLine(params.token, requestId, params.line, body),
);
