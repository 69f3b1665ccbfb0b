import { editLine as contract } from '@/lib/contracts/order-page/edit-line';
import { editLine } from '@/lib/services/order-edits/edit-line';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const editLineHandler = defineHandler(contract, ({ params, body, requestId }) =>
  editLine(params.token, requestId, params.line, body),
);
