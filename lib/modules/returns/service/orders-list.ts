import type { ListDefinition } from '@/lib/modules/lists/service/list-definition';
import { ordersList as ownOrdersList } from '@/lib/modules/orders/service/orders-list';
import { replaceInBulk } from './replace-in-bulk';

/** The list of orders with the bulk act on their complaints, which belong to this module above `orders`. ADR 0065, D3-35. */
export const ordersList: ListDefinition = {
  ...ownOrdersList,
  acts: {
    ...ownOrdersList.acts,
    request_replacement: {
      permission: 'orders.request_replacement',
      run: (context, { id, actId }) => replaceInBulk(context, { orderId: id, bulkActId: actId }),
    },
  },
};
