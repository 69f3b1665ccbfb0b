import { now } from '@/lib/kernel/clock';
import { releaseAt } from '@/lib/modules/orders/rules/edit-window';
import { paymentMismatch } from '@/lib/modules/payments/rules/payment-mismatch';
import { wasPaid } from '@/lib/modules/orders/rules/statuses';
import { stockMoves } from '@/lib/modules/orders/rules/stock';
import { failPoint } from '@/lib/env/fail-point';
import { audit } from '@/lib/audit/append-audit';
import { askApproval } from '@/lib/modules/orders/service/ask-approval';
import { reserveOrWait } from '@/lib/modules/orders/service/reserve-or-wait';
import { lockPayment, type LockedPayment } from '@/lib/modules/payments/data/lock-payment';
import { paidRows } from '@/lib/modules/payments/service/statements/paid-rows';
import { retakeReservation, writePaid, writeShort } from '@/lib/modules/payments/data/settle';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Merchant, PaymentIntent } from '@/lib/payments';

/** A payment that the provider itself reports as succeeded, and the source of the report. */
export interface Settlement {
  tenantId: string;
  orderId: string;
  merchant: Merchant;
  intent: PaymentIntent;
  requestId?: string | undefined;
}

/** `refused`: it is not the payment this order waits for; `unknown`: the tenant has no such order. */
export type FinaliseOutcome = 'finalised' | 'already_paid' | 'refused' | 'unknown';

function mismatchOf(locked: LockedPayment, { tenantId, merchant, intent }: Settlement) {
  const expected = { ...locked.intent, tenantId, orderId: locked.orderId };
  return paymentMismatch(expected, { ...intent, ...merchant, intentId: intent.id });
}

async function refuse(
  tx: Transaction,
  context: TenantContext,
  locked: LockedPayment,
  settlement: Settlement,
  mismatch: string,
): Promise<void> {
  const { intent } = settlement;
  await audit(tx, context, {
    action: 'order.payment_failed',
    subjectType: 'order',
    subjectId: locked.orderId,
    data: { refused: mismatch, intent: intent.id, received: intent.received, currency: intent.currency },
  });
}

/**
 * A payment arrived for an order already cancelled: as much of the reservation as possible is taken again. What is
 * missing does not undo the payment. Missing stock is marked on the line, so that the client restocks or refunds it; a
 * missing piece is not given back to stock later and does not block an edit to an available variant.
 */
async function retake(tx: Transaction, context: TenantContext, locked: LockedPayment) {
  const moves = stockMoves(locked.held, []);
  const had = await retakeReservation(tx, context, { ...locked, moves });
  const short = moves.map((move) => move.variantId).filter((id) => !had.stock.includes(id));
  const complete = short.length === 0 && had.voucher;
  if (!complete) await writeShort(tx, context, locked.orderId, { variants: short, voucher: !had.voucher });
  return {
    note: complete ? 'paid_after_release' : 'paid_after_release_short',
    data: { late: true, short, voucherLost: !had.voucher },
  };
}

/**
 * Reserves what the order owes beside its charge, unless that was done at `pay` and is still held; where the client's
 * credit or the event's budget has too little by now, the paid order waits. After stock and voucher, as everywhere: two
 * writes that lock the same rows in another order could block each other. D36-4, D37-5.
 */
async function settleCredit(tx: Transaction, context: TenantContext, locked: LockedPayment): Promise<void> {
  const { orderId: id, eventId, credit: creditMinor, intent } = locked;
  const order = { tenantId: context.tenantId, id, eventId, currency: intent.currency, creditMinor };
  await reserveOrWait(tx, context, order);
}

async function finaliseLocked(
  tx: Transaction,
  context: TenantContext,
  locked: LockedPayment,
  settlement: Settlement,
): Promise<FinaliseOutcome> {
  const mismatch = mismatchOf(locked, settlement);
  if (mismatch) {
    await refuse(tx, context, locked, settlement, mismatch);
    return 'refused';
  }
  if (wasPaid(locked.paymentStatus)) return 'already_paid';
  const late = locked.paymentStatus === 'cancelled' ? await retake(tx, context, locked) : null;
  const paidAt = now();
  const editUntil = releaseAt(paidAt, locked.editWindowMinutes);
  const { orderId, orderRef, total } = locked;
  const beside = paidRows(context, {
    id: orderId,
    orderRef,
    total,
    currency: locked.intent.currency,
    editUntil,
    taxed: locked.taxCalculationId !== null,
    note: late?.note ?? null,
    data: { intent: settlement.intent.id, ...late?.data },
  });
  const paid = {
    orderId,
    intentId: settlement.intent.id,
    paidAt,
    editUntil,
    taxCalculationId: locked.taxCalculationId,
  };
  await writePaid(tx, context, paid, beside);
  await settleCredit(tx, context, locked);
  if (locked.approves) await askApproval(tx, context, orderId);
  failPoint('finalise.before-commit');
  return 'finalised';
}

/**
 * The only way an order becomes paid, whichever source reports it first or again (D16-3): status `new`, history, audit
 * rows and jobs in one transaction. Account, order, intent, currency and amount must match the snapshot; a payment that
 * differs is audited and never finalises the order. One that owes more than its client's credit covers waits (D37-5), and so does one that its client approves first (D3-29). For a
 * payment after a cancellation see `retake`.
 */
export async function finaliseOrder(settlement: Settlement): Promise<FinaliseOutcome> {
  const context: TenantContext = {
    tenantId: settlement.tenantId,
    actor: 'system',
    ...(settlement.requestId === undefined ? {} : { requestId: settlement.requestId }),
  };
  const outcome = await withTenant(context, async (tx) => {
    const locked = await lockPayment(tx, settlement.tenantId, settlement.orderId);
    return locked ? finaliseLocked(tx, context, locked, settlement) : 'unknown';
  });
  failPoint('finalise.after-commit');
  return outcome;
}
