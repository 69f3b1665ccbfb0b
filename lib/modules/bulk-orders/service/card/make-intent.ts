import type { BulkPayment } from '@/lib/modules/bulk-orders/data/bulk-payment';
import { payments, type PaymentIntent } from '@/lib/payments';

/** The platform's own account of the payment's region. */
export const payeeOf = ({ region }: Pick<BulkPayment, 'region'>) => ({ region, account: null });

/** Asks for the intent of a payment; the same one each time, as its key is the Bulk order's id. Null where it is refused. */
export async function makeIntent(payment: BulkPayment): Promise<PaymentIntent | null> {
  const { region, currency, tenantId, bulkOrderId, amountMinor: amount } = payment;
  const description = `Bulk order ${bulkOrderId}`;
  const wanted = { region, currency, tenantId, bulkOrderId, amount, description };
  const made = await payments().createBulkPayment(wanted);
  return made.ok ? made.value : null;
}
