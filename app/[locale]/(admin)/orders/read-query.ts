import { ORDER_QUERY_NAMES, type OrderQuery } from '@/components/orders/admin/order-query';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';

export type SearchParams = Record<string, string | string[] | undefined>;

/** The filters of a URL; what the contract would refuse is as if it were not there. */
export function readOrderQuery(params: SearchParams, isStaff: boolean): OrderQuery {
  const query: OrderQuery = {};
  for (const name of ORDER_QUERY_NAMES) {
    const value = params[name];
    if (typeof value !== 'string' || value === '' || (name === 'tenant' && !isStaff)) continue;
    if (listAllOrders.query.shape[name].safeParse(value).success) query[name] = value;
  }
  return query;
}
