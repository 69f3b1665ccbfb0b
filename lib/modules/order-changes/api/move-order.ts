import * as contract from '@/lib/modules/order-changes/contract/move-order';
import { moveByHand } from '@/lib/modules/order-changes/service/moves/move-by-hand';
import { undoMove } from '@/lib/modules/order-changes/service/moves/undo-move';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const moveOrderHandler = defineHandler(contract.moveOrder, ({ tenant, user, params, body }) =>
  moveByHand(tenant, { ...body, orderId: params.order, userId: user.id }),
);

export const undoMoveHandler = defineHandler(contract.undoMove, ({ tenant, user, params }) =>
  undoMove(tenant, { orderId: params.order, userId: user.id }),
);
