import type { ListDefinition } from '@/lib/modules/lists/service/list-definition';
import { ordersList as listBelow } from '@/lib/modules/returns/service/orders-list';
import { MOVE_ACTS } from './moves/move-acts';

/** The list of orders with the moves by hand, for which this module knows the acts that lead there. ADR 0065, S2.2-165. */
export const ordersList: ListDefinition = { ...listBelow, acts: { ...listBelow.acts, ...MOVE_ACTS } };
