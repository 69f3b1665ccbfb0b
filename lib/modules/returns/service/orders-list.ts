import type { ListDefinition } from '@/lib/modules/lists/service/list-definition';
import { ordersList as ownOrdersList } from '@/lib/modules/orders/service/orders-list';
import { MOVE_ACTS } from '@/lib/modules/order-changes/service/moves/move-acts';
import { replaceInBulk } from './replace-in-bulk';

/** The list of orders with the bulk acts of the modules above `orders`: on complaints, and moves by hand. ADR 0065, D3-35, S2.2-165. */
export const ordersList: ListDefinition = {
  ...ownOrdersList,
  acts: {
    ...ownOrdersList.acts,
    ...MOVE_ACTS,
    request_replacement: {
      permission: 'orders.request_replacement',
      run: (context, { id, actId }) => replaceInBulk(context, { orderId: id, bulkActId: actId }),
    },
  },
};
