import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';
import { countOrders } from '@/lib/modules/orders/data/list-orders';
import { ORDER_PROBLEMS, type OrderProblem } from '@/lib/modules/orders/rules/needs-attention';
import type { Transaction } from '@/lib/db/transaction';

/** A tenant's orders that wait for somebody, by why; none where the count is 0. Each as the list of orders counts it. */
export async function countProblems(
  tx: Transaction,
  tenantId: string,
): Promise<{ problem: OrderProblem; count: number }[]> {
  const counted: { problem: OrderProblem; count: number }[] = [];
  for (const problem of ORDER_PROBLEMS) {
    const filter = { tenantId, statuses: null, eventSlug: null, kind: null, search: null, unpaid: false };
    const count = await countOrders(tx, { ...filter, problem }, COUNTED_TO + 1);
    if (count > 0) counted.push({ problem, count });
  }
  return counted;
}
