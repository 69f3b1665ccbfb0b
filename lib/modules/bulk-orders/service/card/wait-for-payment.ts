import { AppError, invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { addPayment, type BulkPayment } from '@/lib/modules/bulk-orders/data/bulk-payment';
import type { BulkEvent } from '@/lib/modules/bulk-orders/data/read-ground';
import { cardProblem } from '@/lib/modules/bulk-orders/rules/card-amount';
import type { DecidedShipment } from '@/lib/modules/bulk-orders/service/decide-shipments';
import { reservationMs } from '@/lib/modules/checkout/rules/reserve-limits';
import { payments } from '@/lib/payments';
import { lookLater } from './look-later';

/** Throws `payments_unavailable` for a region without keys, and 422 for a total that no card is charged with. D36-8. */
export function payableByCard(total: Minor, { region, currency }: BulkEvent): void {
  if (!payments().regionKeys(region)) throw new AppError('payments_unavailable');
  const problem = cardProblem(total, currency);
  if (problem) throw invalid({ payment: [problem] });
}

/**
 * Keeps what is to be paid for a Bulk order, with the job that looks at it should page and event both be lost. Until when it
 * can be paid, and keeps its stock: as long as a shopper's order. D16-4, D36-8.
 */
export async function waitForPayment(
  tx: Transaction,
  { tenantId, id: bulkOrderId, totalMinor }: { tenantId: string; id: string; totalMinor: Minor },
  { event, decided }: { event: BulkEvent; decided: readonly DecidedShipment[] },
): Promise<Date> {
  const stock = decided.flatMap(({ lines }) => lines.map(({ variant }) => variant.stock));
  const madeAt = now();
  const payment: BulkPayment = {
    tenantId,
    bulkOrderId,
    region: event.region,
    currency: event.currency,
    amountMinor: totalMinor,
    state: 'open',
    intentId: null,
    receivedMinor: null,
    madeAt,
    expiresAt: new Date(madeAt.getTime() + reservationMs(stock)),
    settledAt: null,
  };
  await addPayment(tx, payment);
  await lookLater(tx, payment);
  return payment.expiresAt;
}
