import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { isLaterDispute, isLaterRefund } from '@/lib/modules/payments/rules/money-back';
import type { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { enqueueFeeReturn } from './enqueue-fee-return';
import { tellRefundFailed } from './refund/record-refused';
import {
  saveDispute,
  saveRefund,
  type DisputeRow,
  type RefundRow,
} from '@/lib/modules/orders/service/statements/money-back';
import type { Charge, ChargeDispute, ChargeRefund } from '@/lib/payments';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/**
 * Records the refunds of a charge that are new or have changed; returns them. One that we make is recorded by the job
 * that makes it, and here only if its state changes afterwards.
 */
export async function recordOutsideRefunds(
  tx: Transaction,
  context: TenantContext,
  { orderId, charge, known }: { orderId: string; charge: Charge; known: readonly RefundRow[] },
): Promise<ChargeRefund[]> {
  const { tenantId } = context;
  const changed = charge.refunds.filter((refund) => {
    const before = known.find(({ refundId }) => refundId === refund.id);
    const ours = refund.ours?.orderId === orderId;
    return before ? isLaterRefund(before.state, refund.state) : !ours;
  });
  for (const refund of changed) {
    const { id: refundId, amount: amountMinor, state, madeAt } = refund;
    await saveRefund(tx, {
      tenantId,
      orderId,
      refundId,
      amountMinor,
      state,
      madeAt,
      madeBy: 'provider',
    });
    const isNew = !known.some((row) => row.refundId === refundId);
    // A pending refund that has arrived was recorded when it was made.
    if (!isNew && state !== 'failed') continue;
    // What failed after it was recorded is owed again; what was never known to have gone back moved no fee.
    if (!isNew || state !== 'failed') {
      await enqueueFeeReturn(tx, { tenantId, orderId, refundId, ...(isNew ? {} : { again: true }) });
    }
    if (state === 'failed')
      await tellRefundFailed(tx, { tenantId, orderId, failedId: refundId, amountMinor });
    await audit(tx, context, {
      action: state === 'failed' ? 'order.refund_failed' : 'order.refunded',
      subjectType: 'order',
      subjectId: orderId,
      data: {
        refund: refundId,
        amount: amountMinor,
        ...(amountMinor < charge.received ? { partial: true } : {}),
      },
    });
  }
  return changed;
}

/** A dispute's row; when it was closed is our own clock's, since the provider does not say. */
function rowOf(order: Order, dispute: ChargeDispute): Omit<DisputeRow, 'netMinor'> {
  const { id: disputeId, amount: amountMinor, reason, state, moves, evidenceDue, openedAt } = dispute;
  const closedAt = state === 'won' || state === 'lost' ? now() : null;
  const { tenantId, id: orderId } = order;
  return { tenantId, disputeId, orderId, amountMinor, reason, state, moves, evidenceDue, openedAt, closedAt };
}

/** Records the disputes of a charge that are new or have changed, and tells the client's admins; returns them. */
export async function recordDisputes(
  tx: Transaction,
  context: TenantContext,
  { order, charge, known }: { order: Order; charge: Charge; known: readonly DisputeRow[] },
): Promise<ChargeDispute[]> {
  const changed: ChargeDispute[] = [];
  for (const told of charge.disputes) {
    const { id, reason, state } = told;
    const before = known.find(({ disputeId }) => disputeId === id);
    // One about nothing, as after a full refund, can move nothing; a known one that has become so keeps what it was about.
    const amount = told.amount > 0 ? told.amount : (before?.amountMinor ?? 0);
    const dispute = { ...told, amount };
    if (amount === 0 || (before && !isLaterDispute(before, dispute))) continue;
    // Money that has moved since it was told of changes nothing but what counts as old.
    if (before?.state === state) {
      await saveDispute(tx, { ...rowOf(order, dispute), closedAt: before.closedAt });
      continue;
    }
    changed.push(dispute);
    await saveDispute(tx, rowOf(order, dispute));
    await audit(tx, context, {
      action: state === 'won' || state === 'lost' ? 'order.dispute_closed' : 'order.disputed',
      subjectType: 'order',
      subjectId: order.id,
      data: { dispute: id, amount, reason, state },
    });
    const job = { tenantId: context.tenantId, orderId: order.id, disputeId: id, state };
    // The money is gone as by a refund, or has come again by an appeal: what the platform keeps of its fee is worked out anew. D36-12.
    const again = state === 'won' && before?.state === 'lost';
    if (state === 'lost' || again) {
      const fee = { tenantId: context.tenantId, orderId: order.id, refundId: id };
      await enqueueFeeReturn(tx, again ? { ...fee, again } : fee);
    }
    await enqueue(tx, 'send-dispute-mail', job, { jobKey: `dispute:${id}:${state}` });
  }
  return changed;
}
