import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import type { ListDefinition, ListSelection } from '@/lib/modules/lists/service/list-definition';
import {
  orderListFilters,
  orderListSelection,
  orderSorts,
  staffOrderFilters,
} from '@/lib/modules/orders/contract/list-orders';
import {
  exportOrders,
  findKnownOrders,
  findOrderIds,
  findOrderRefs,
} from '@/lib/modules/orders/data/export-orders';
import { countOrders } from '@/lib/modules/orders/data/list-orders';
import { ORDER_COLUMNS, orderCells } from './export-columns';
import { filterOf, sortOf } from './list-orders';
import { ORDER_ACTS } from './order-bulk-acts';

/** Filter and order of a selection; staff may have narrowed it to one tenant. Named orders may be unpaid ones. */
function chosen({ tenantId, filters, rows, sort }: ListSelection) {
  const matching = rows.ids ? { unpaid: '1' } : filters;
  const query = orderListSelection.parse({ ...matching, ...(sort === null ? {} : { sort }) });
  return {
    name: query.sort,
    sort: sortOf(query.sort),
    filter: { ...filterOf(query, tenantId ?? query.tenant ?? null), ...rows },
  };
}

/** The list of orders: what its views, exports and bulk acts may ask for. ADR 0065. */
export const ordersList: ListDefinition = {
  name: 'orders',
  permissions: { read: 'orders.read', export: 'orders.export' },
  filters: orderListFilters,
  staffFilters: staffOrderFilters,
  sorts: orderSorts,
  columns: ORDER_COLUMNS,
  count: (tx, selection) => countOrders(tx, chosen(selection).filter),
  async batch(tx, selection, { after, limit }) {
    const { name, sort, filter } = chosen(selection);
    const kind = sort.column === 'total' ? 'number' : 'instant';
    const place = after === null ? null : decodeCursor(after, name, kind);
    const rows = await exportOrders(tx, filter, { sort, after: place, limit });
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      rows: rows.map(orderCells),
      next: last ? encodeCursor(name, { value: last.place, id: last.id, tenantId: last.tenantId }) : null,
    };
  },
  targets(tx, selection, limit) {
    const { sort, filter } = chosen(selection);
    return findOrderIds(tx, filter, { sort, limit });
  },
  known: findKnownOrders,
  names: findOrderRefs,
  acts: ORDER_ACTS,
};
