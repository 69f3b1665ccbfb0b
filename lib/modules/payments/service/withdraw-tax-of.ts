import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { hasTaxSale, withdrawTaxSales } from '@/lib/modules/payments/service/statements/tax-sales';

/** Takes an order's sales out of the provider's tax reports, by a job; does nothing for one without any. D14. */
export async function withdrawTaxOf(
  tx: Transaction,
  order: { tenantId: string; orderId: string },
): Promise<void> {
  if (!(await withdrawTaxSales(tx, order))) return;
  await enqueue(tx, 'record-tax', order, { jobKey: `tax:${order.orderId}` });
}

/** Takes the refunded part of an order's sale out of the provider's tax reports, by a job. D36-10. */
export async function withdrawTaxPart(
  tx: Transaction,
  order: { tenantId: string; orderId: string },
): Promise<void> {
  if (!(await hasTaxSale(tx, order))) return;
  await enqueue(tx, 'record-tax', order, { jobKey: `tax:${order.orderId}` });
}
