import type { ListDefinition } from '@/lib/modules/lists/service/list-definition';
import { inputOf } from '@/lib/modules/lists/service/check-input';
import { moveInput } from '@/lib/modules/order-changes/contract/move-order';
import { moveByHand } from './move-by-hand';
import { undoMove } from './undo-move';

/** Moves of many orders by hand, and taking them back: each order in a transaction of its own. S2.2-165, S2.2-166. */
export const MOVE_ACTS = {
  move: {
    permission: 'orders.set_status',
    input: moveInput,
    async run(context, row) {
      const asked = { orderId: row.id, userId: context.userId ?? '', bulkActId: row.actId };
      await moveByHand(context, { ...inputOf(moveInput, row), ...asked });
    },
  },
  undo_move: {
    permission: 'orders.set_status',
    async run(context, { id, actId }) {
      await undoMove(context, { orderId: id, userId: context.userId ?? '', bulkActId: actId });
    },
  },
} satisfies ListDefinition['acts'];
