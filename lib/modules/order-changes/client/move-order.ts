import { browserCall } from '@/lib/client/browser';
import type {
  moveOrder,
  MovedOrder,
  MoveForm,
  undoMove,
} from '@/lib/modules/order-changes/contract/move-order';
import { moveOrderCall, undoMoveCall } from '@/lib/modules/order-changes/contract/paths';

interface OrderKey {
  tenant_id: string;
  id: string;
}
const paramsOf = ({ tenant_id: tenant, id: order }: OrderKey) => ({ tenant, order });

/** Moves an order by hand. Rejects where it may not go there, or no longer. S2.2-164. */
export const moveTo = (order: OrderKey, body: MoveForm): Promise<MovedOrder> =>
  browserCall<typeof moveOrder>(moveOrderCall, { params: paramsOf(order), body });

/** Takes one's own last move back. Rejects where it is too late. S2.2-166. */
export const takeMoveBack = (order: OrderKey): Promise<MovedOrder> =>
  browserCall<typeof undoMove>(undoMoveCall, { params: paramsOf(order) });
