import { ORDER_QUERY_NAMES, type OrderQuery } from '@/components/orders/admin/order-query';
import { listAllOrders } from '@/lib/modules/orders/contract/list-orders';

export type SearchParams = Record<string, string | string[] | undefined>;

/** Reads the URL's filters; values that the contract would refuse are ignored. */
export function readOrderQuery(params: SearchParams, isStaff: boolean): OrderQuery {
  const query: OrderQuery = {};
  for (const name of ORDER_QUERY_NAMES) {
    const value = params[name];
    if (typeof value !== 'string' || value === '' || (name === 'tenant' && !isStaff)) continue;
    if (listAllOrders.query.shape[name].safeParse(value).success) query[name] = value;
  }
  return query;
}
