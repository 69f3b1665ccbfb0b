import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { Minor } from '@/lib/kernel/money';
import { audit } from '@/lib/audit/append-audit';
import type { JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { lockPayment, type BulkPayment } from '@/lib/modules/bulk-orders/data/bulk-payment';
import {
  addRefund,
  changeRefund,
  dropRefund,
  listRefunds,
  readShares,
  type BulkRefund,
} from '@/lib/modules/bulk-orders/data/bulk-refunds';
import { lockBulkOrder } from '@/lib/modules/bulk-orders/data/lock-bulk-order';
import { goneOf, owedParts, sumOfParts } from '@/lib/modules/bulk-orders/rules/money-back';
import { payments, type ChargeRefund } from '@/lib/payments';
import { payeeOf } from './make-intent';
import { countBack } from './count-back';

type Job = JobPayloads['refund-bulk-order'];

interface Due {
  refund: BulkRefund;
  payment: BulkPayment & { intentId: string };
  /** It was to be made before: the answer may have been lost. */
  wasDue: boolean;
}

/** What is owed now: for orders that have ended their cost; for a payment that began nothing all that is left of it. */
async function owed(tx: Transaction, job: Job, payment: BulkPayment, returned: readonly BulkRefund[]) {
  const shares = await readShares(tx, job);
  const left = (payment.receivedMinor ?? 0) - goneOf(returned);
  if (!shares.some(({ accepted }) => accepted)) return { amount: left, parts: {} };
  const parts = owedParts(shares, returned);
  return { amount: Math.min(left, sumOfParts(parts)), parts };
}

/**
 * The refund to be made: one that is due already, or a new one, written down before the provider hears of it. Null for
 * nothing, and while a bank's dispute is open, in which the provider refunds nothing.
 */
async function due(tx: Transaction, job: Job): Promise<Due | null> {
  const { tenantId, bulkOrderId } = job;
  await lockBulkOrder(tx, { tenantId, id: bulkOrderId });
  const payment = await lockPayment(tx, job);
  if (payment?.state !== 'paid' || payment.intentId === null) return null;
  const paid = { ...payment, intentId: payment.intentId };
  const returned = await listRefunds(tx, job);
  if (returned.some(({ state }) => state === 'open')) return null;
  const [before] = returned.filter(({ state }) => state === 'due');
  if (before) return { refund: before, payment: paid, wasDue: true };
  const { amount, parts } = await owed(tx, job, payment, returned);
  if (amount <= 0) return null;
  const refund = {
    tenantId,
    id: newId('bulkRefund'),
    bulkOrderId,
    kind: 'refund' as const,
    madeBy: 'us' as const,
    providerId: null,
    amountMinor: amount,
    parts,
    state: 'due' as const,
    madeAt: now(),
  };
  await addRefund(tx, refund);
  return { refund, payment: paid, wasDue: false };
}

/** One that was made by a call whose answer was lost: its key is forgotten in time, what is written on it is not. */
async function madeBefore({ refund, payment }: Due): Promise<ChargeRefund | null> {
  const charge = await payments().readCharge(payeeOf(payment), payment.intentId);
  return charge?.refunds.find(({ ours }) => ours?.editId === refund.id) ?? null;
}

/** Makes it, or what is left of it where some went back at the provider; null where nothing is left. */
async function make({ refund, payment }: Due): Promise<ChargeRefund | null> {
  const { id, bulkOrderId, amountMinor: amount } = refund;
  const wanted = { intentId: payment.intentId, idempotencyKey: id, orderId: bulkOrderId, editId: id };
  const made = await payments().refund(payeeOf(payment), { ...wanted, amount });
  if (made.ok) return made.value;
  const { left } = made.error;
  if (left <= 0) return null;
  const rest = { ...wanted, amount: left, idempotencyKey: `${id}:left` };
  const again = await payments().refund(payeeOf(payment), rest);
  return again.ok ? again.value : null;
}

/** As much of each part as was given back in all. */
function cut(parts: BulkRefund['parts'], most: Minor): Record<string, Minor> {
  let left = most;
  const kept = Object.entries(parts).map(([id, amount]) => {
    const part = Math.min(amount, left);
    left -= part;
    return [id, part] as const;
  });
  return Object.fromEntries(kept.filter(([, part]) => part > 0));
}

async function record(
  context: TenantContext,
  { refund, payment }: Due,
  made: ChargeRefund | null,
): Promise<void> {
  const { tenantId, id, bulkOrderId } = refund;
  await withTenant(context, async (tx) => {
    const bulk = await lockBulkOrder(tx, { tenantId, id: bulkOrderId });
    if (!bulk) return;
    // What went back at the provider is told of by the provider.
    if (!made) return dropRefund(tx, refund);
    const parts = cut(refund.parts, made.amount);
    const to = {
      providerId: made.id,
      amountMinor: made.amount,
      state: made.state,
      madeAt: made.madeAt,
      parts,
    };
    if (!(await changeRefund(tx, refund, to, 'due'))) return;
    await countBack(tx, { ...refund, ...to });
    await audit(tx, context, {
      action: 'bulk.refunded',
      subjectType: 'event',
      subjectId: bulk.eventId,
      data: {
        bulk_order: bulkOrderId,
        ref: bulk.ref,
        refund: id,
        minor: made.amount,
        currency: payment.currency,
      },
    });
  });
}

/**
 * Gives back by card what was paid for orders of a Bulk order that ended before they were made, or a payment that began
 * nothing: once, with a key for each refund. The network call runs between two transactions. Safe to repeat. Rejects when the
 * provider can't be reached, so that the job is retried. D18-3, D36-8.
 */
export async function refundBulkOrder(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const wanted = await withTenant(context, (tx) => due(tx, job));
  if (!wanted) return;
  const made = (wanted.wasDue ? await madeBefore(wanted) : null) ?? (await make(wanted));
  await record(context, wanted, made);
  // What was cancelled while that one was due is the next one.
  if (wanted.wasDue && made) await refundBulkOrder(job);
}
