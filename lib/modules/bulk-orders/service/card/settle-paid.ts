import { now } from '@/lib/kernel/clock';
import { newLogId } from '@/lib/kernel/ids';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { audit } from '@/lib/audit/append-audit';
import { enqueue, enqueueAll } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { eventJobs } from '@/lib/domain-events/announce';
import {
  acceptOrders,
  addHistories,
  changePayment,
  lockPayment,
  readTerms,
  type BulkPayment,
} from '@/lib/modules/bulk-orders/data/bulk-payment';
import { lockBulkOrder, type LockedBulkOrder } from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { deliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import { releaseAt } from '@/lib/modules/orders/rules/edit-window';
import type { PaymentIntent } from '@/lib/payments';
import { endUnpaidOrders } from './end-unpaid';

const isoDay = (wireDay: string): string => wireDay.split('-').reverse().join('-');

/** Its orders begin: as on credit, but that nothing is reserved there. Edit window and delivery dates count from now. */
async function accept(tx: Transaction, context: TenantContext, payment: BulkPayment, bulk: LockedBulkOrder) {
  const { tenantId, bulkOrderId, region } = payment;
  const terms = await readTerms(tx, payment);
  if (!terms) throw new RangeError(`${bulkOrderId} has no event`);
  const at = now();
  const { from, to } = deliveryWindow(at, REGION_FACTS[region].timeZone, bulk.shippingMethod);
  const editUntil = releaseAt(at, terms.minutes);
  const dates = { deliveryFrom: isoDay(from), deliveryTo: isoDay(to) };
  const ids = await acceptOrders(tx, { tenantId, bulkOrderId }, { at, editUntil, ...dates });
  const history = ids.map((orderId) => ({
    tenantId,
    id: newLogId('history'),
    orderId,
    fromStatus: null,
    toStatus: 'new',
    moved: true,
    reason: null,
    actor: context.actor,
    actorUserId: context.userId ?? null,
    at,
  }));
  await addHistories(tx, history);
  const jobs = ids.map((orderId) =>
    eventJobs('order.accepted', { tenantId, orderId, kind: 'bulk', editUntil }),
  );
  await enqueueAll(tx, jobs.flat());
}

/** Whether it is the payment that the Bulk order waits for. */
const isWanted = (payment: BulkPayment, { currency, received }: PaymentIntent): boolean =>
  payment.state === 'open' && currency === payment.currency && received === payment.amountMinor;

/**
 * Keeps that a Bulk order was paid, once, however many tell of it at once: its orders begin. Money that comes too late, or is
 * not what was asked for, is given back, and what was reserved for it too. D16-3, D36-8.
 */
export async function settlePaid(
  context: TenantContext,
  { tenantId, bulkOrderId }: Pick<BulkPayment, 'tenantId' | 'bulkOrderId'>,
  intent: PaymentIntent,
): Promise<void> {
  await withTenant(context, async (tx) => {
    const bulk = await lockBulkOrder(tx, { tenantId, id: bulkOrderId });
    const payment = await lockPayment(tx, { tenantId, bulkOrderId });
    if (!bulk || !payment || payment.state === 'paid') return;
    const wanted = isWanted(payment, intent);
    if (wanted) await accept(tx, context, payment, bulk);
    else if (payment.state === 'open') await endUnpaidOrders(tx, bulk);
    const paid = { state: 'paid', intentId: intent.id, receivedMinor: intent.received } as const;
    await changePayment(tx, payment, { ...paid, settledAt: now() });
    if (!wanted) {
      const refund = { jobKey: `refund-bulk:${bulkOrderId}` };
      await enqueue(tx, 'refund-bulk-order', { tenantId, bulkOrderId }, refund);
    }
    await audit(tx, context, {
      action: wanted ? 'bulk.paid' : 'bulk.payment_refused',
      subjectType: 'event',
      subjectId: bulk.eventId,
      data: {
        bulk_order: bulkOrderId,
        ref: bulk.ref,
        payment: intent.id,
        minor: intent.received,
        currency: intent.currency,
      },
    });
  });
}
