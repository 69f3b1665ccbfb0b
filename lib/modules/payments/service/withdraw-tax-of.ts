import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import {
  addTaxSale,
  hadTaxSale,
  hasTaxSale,
  withdrawTaxSales,
} from '@/lib/modules/payments/service/statements/tax-sales';

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

/**
 * Money of a locked order has come again, since a refund failed or a dispute was won: the part that was taken out of the reports
 * stands again, or, where all of it was taken out, the sale is reported anew; by a job. D36-10, D36-12.
 */
export async function restoreTaxOf(
  tx: Transaction,
  order: { tenantId: string; orderId: string },
): Promise<void> {
  if (!(await hadTaxSale(tx, order))) return;
  if (!(await hasTaxSale(tx, order))) await addTaxSale(tx, order, null);
  await enqueue(tx, 'record-tax', order, { jobKey: `tax:${order.orderId}` });
}
