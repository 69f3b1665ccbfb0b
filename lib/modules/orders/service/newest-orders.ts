import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { OrderSummary } from '@/lib/modules/orders/contract/order-summary';
import { listOrders } from '@/lib/modules/orders/data/list-orders';
import type { Transaction } from '@/lib/db/transaction';
import { presentOrderSummary } from './present-order-summary';

/** The newest orders, filtered by these statuses if given, with held ones if `held`; `tenantId` null for staff, over all tenants. */
export async function newestOrders(
  tx: Transaction,
  input: { tenantId: string | null; statuses: readonly OrderStatus[] | null; held?: true; limit: number },
): Promise<OrderSummary[]> {
  const { limit, ...wanted } = input;
  const filter = { ...wanted, eventSlug: null, kind: null, search: null, unpaid: false };
  const sort = { column: 'created_at', descending: true } as const;
  const rows = await listOrders(tx, filter, { sort, after: null, limit });
  return rows.map(presentOrderSummary);
}
