import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withdrawTaxSales } from '@/lib/modules/payments/service/statements/tax-sales';

/** Takes an order's sales out of the provider's tax reports, by a job; does nothing for one without any. D14. */
export async function withdrawTaxOf(
  tx: Transaction,
  order: { tenantId: string; orderId: string },
): Promise<void> {
  if (!(await withdrawTaxSales(tx, order))) return;
  await enqueue(tx, 'record-tax', order, { jobKey: `tax:${order.orderId}` });
}
