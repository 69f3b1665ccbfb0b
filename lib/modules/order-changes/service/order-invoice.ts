import { notFound } from '@/lib/kernel/app-error';
import { drawInvoice } from '@/lib/files/pdf/draw-invoice';
import { hasInvoice } from './present-order-page';
import { readLinkedOrder } from './read-order-page';
import { invoiceModel } from './invoice-model';

/** The invoice of an order for the holder of its link. Throws 404, also for an order that cost nothing. */
export async function orderInvoice(
  token: string,
  requestId: string,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const row = await readLinkedOrder(token, requestId);
  if (!hasInvoice(row)) throw notFound();
  return { fileName: `invoice-${row.order.orderRef}.pdf`, bytes: await drawInvoice(invoiceModel(row)) };
}
