import { undoAct } from '@/lib/modules/orders/contract/undo-act';
import { undoAct as undo } from '@/lib/modules/orders/service/undo-act';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const undoActHandler = defineHandler(undoAct, ({ tenant, user, params }) =>
  undo(tenant, user, params.order),
);
