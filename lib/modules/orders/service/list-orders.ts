import { now } from '@/lib/kernel/clock';
import type { OrderListQuery } from '@/lib/modules/orders/contract/list-orders';
import type { OrderPage } from '@/lib/modules/orders/contract/order-row';
import {
  countOrders,
  listOrders as listRows,
  type OrderFilter,
  type OrderSort,
} from '@/lib/modules/orders/data/list-orders';
import { findNearNames } from '@/lib/modules/orders/data/near-names';
import { parseCode } from '@/lib/modules/orders/rules/promo-code';
import { statusesOf } from '@/lib/modules/orders/rules/public-stage';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { forgivenIn } from '@/lib/modules/orders/rules/spelling';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { presentOrderRow } from './present-order-summary';

/** The column of a sort parameter, and its direction. */
export function sortOf(name: OrderListQuery['sort']): OrderSort {
  const descending = name.startsWith('-');
  // What waits longest has waited since the earliest time.
  if (name.endsWith('waiting')) return { column: 'acts_since', descending: !descending };
  return { column: name.endsWith('total') ? 'total' : 'created_at', descending };
}

/** The statuses of a stage, of which one may be chosen, too; null for any. */
function statusesIn({ stage, status }: Pick<OrderListQuery, 'stage' | 'status'>): OrderStatus[] | null {
  if (!stage) return status ? [status] : null;
  return statusesOf(stage).filter((one) => status === undefined || one === status);
}

/** Filters that only staff have. */
interface StaffFilters {
  tenant?: string | undefined;
  late?: '1' | undefined;
  fulfiller?: string | undefined;
}

/** The filter of a list's parameters, for one tenant or all. */
export function filterOf(
  query: Omit<OrderListQuery, 'cursor' | 'limit' | 'sort'> & Pick<StaffFilters, 'late' | 'fulfiller'>,
  tenantId: string | null,
): OrderFilter {
  return {
    tenantId,
    statuses: statusesIn(query),
    eventSlug: query.event ?? null,
    kind: query.kind ?? null,
    search: query.search ? { text: query.search, codes: parseCode(query.search).codes } : null,
    unpaid: query.unpaid === '1',
    productId: query.product ?? null,
    country: query.country ?? null,
    problem: query.problem ?? null,
    acts: query.acts ? { who: query.acts, at: now() } : null,
    late: query.late === '1',
    fulfillerId: query.fulfiller ?? null,
    from: query.from ?? null,
    to: query.to ?? null,
  };
}

/** So many orders of near names are offered. */
const OFFERED = 5;

/** Orders of the names nearest to a search that nothing matches, within the other filters. D3-26. */
async function nearPage(
  tx: Transaction,
  filter: OrderFilter,
  { sort, asOf }: { sort: OrderSort; asOf: Date },
): Promise<OrderPage | null> {
  const typed = filter.search?.text ?? '';
  const forgiven = forgivenIn(typed);
  if (forgiven === 0) return null;
  const ids = await findNearNames(tx, filter.tenantId, { typed, forgiven });
  if (ids.length === 0) return null;
  const rows = await listRows(tx, { ...filter, search: null, ids }, { sort, after: null, limit: ids.length });
  if (rows.length === 0) return null;
  const nearest = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, OFFERED);
  return {
    orders: nearest.map(presentOrderRow),
    next_cursor: null,
    near: true,
    total: nearest.length,
    as_of: asOf.toISOString(),
  };
}

async function pageOf(tx: Transaction, query: OrderListQuery, tenantId: string | null): Promise<OrderPage> {
  // Before the rows are read: what changes while they are has not been seen.
  const asOf = now();
  const sort = sortOf(query.sort);
  const kind = sort.column === 'total' ? 'number' : 'instant';
  const after = query.cursor ? decodeCursor(query.cursor, query.sort, kind) : null;
  const filter = filterOf(query, tenantId);
  // One row more than the page size shows whether there is a next page.
  const rows = await listRows(tx, filter, { sort, after, limit: query.limit + 1 });
  const near = rows.length === 0 && !after ? await nearPage(tx, filter, { sort, asOf }) : null;
  if (near) return near;
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    orders: shown.map(presentOrderRow),
    next_cursor: last
      ? encodeCursor(query.sort, { value: last.place, id: last.id, tenantId: last.tenantId })
      : null,
    near: false,
    total: await countOrders(tx, filter, COUNTED_TO + 1),
    as_of: asOf.toISOString(),
  };
}

/** A page of one tenant's orders (D28-1). Throws 422 for an invalid cursor. */
export async function listOrders(context: TenantContext, query: OrderListQuery): Promise<OrderPage> {
  const page = await withTenant(context, (tx) => pageOf(tx, query, context.tenantId));
  // How a printer keeps its promises is between it and the platform, and staff alone move orders.
  return { ...page, orders: page.orders.map((order) => ({ ...order, late_days: null, moves: [] })) };
}

/** The same over all tenants, or for one; for staff. */
export async function listAllOrders(
  context: StaffContext,
  query: OrderListQuery & StaffFilters,
): Promise<OrderPage> {
  return withStaff(context, (tx) => pageOf(tx, query, query.tenant ?? null));
}
