import { AppError } from '@/lib/kernel/app-error';
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
import { noteCharge } from './note-charge';
import { tellMoney } from './tell-money';

type Job = JobPayloads['refund-bulk-order'];

interface Due {
  refund: BulkRefund;
  payment: BulkPayment & { intentId: string };
  /** It was to be made before: the answer may have been lost. */
  wasDue: boolean;
  /** More than is still owed: other money has gone since it was written down. */
  isStale: boolean;
}

/** What is owed now: for orders that have ended their cost; for a payment that began nothing all that is left of it. */
async function owed(tx: Transaction, job: Job, payment: BulkPayment, returned: readonly BulkRefund[]) {
  const shares = await readShares(tx, job);
  const left = (payment.receivedMinor ?? 0) - goneOf(returned);
  if (!shares.some(({ accepted }) => accepted)) return { amount: left, parts: {} };
  const parts = owedParts(shares, returned);
  const amount = Math.min(left, sumOfParts(parts));
  return { amount, parts: cut(parts, amount) };
}

/** As much of each part as is given back in all. */
function cut(parts: BulkRefund['parts'], most: Minor): Record<string, Minor> {
  let left = Math.max(0, most);
  const kept = Object.entries(parts).map(([id, amount]) => {
    const part = Math.min(amount, left);
    left -= part;
    return [id, part] as const;
  });
  return Object.fromEntries(kept.filter(([, part]) => part > 0));
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
  const before = returned.find(({ state }) => state === 'due');
  const others = returned.filter((one) => one !== before);
  const { amount, parts } = await owed(tx, job, payment, others);
  if (before) return { refund: before, payment: paid, wasDue: true, isStale: amount < before.amountMinor };
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
    moves: null,
    madeAt: now(),
  };
  await addRefund(tx, refund);
  return { refund, payment: paid, wasDue: false, isStale: false };
}

/** One that was made by a call whose answer was lost: its key is forgotten in time, what is written on it is not. */
async function madeBefore({ refund, payment }: Due): Promise<ChargeRefund | null> {
  const charge = await payments().readCharge(payeeOf(payment), payment.intentId);
  return charge?.refunds.find(({ ours }) => ours?.editId === refund.id) ?? null;
}

/** Makes it; null where the provider has less left than it asks for. */
async function make({ refund, payment }: Due): Promise<ChargeRefund | null> {
  const { id, bulkOrderId, amountMinor: amount } = refund;
  const wanted = { intentId: payment.intentId, idempotencyKey: id, orderId: bulkOrderId, editId: id };
  const made = await payments().refund(payeeOf(payment), { ...wanted, amount });
  return made.ok ? made.value : null;
}

interface Ended {
  action: 'bulk.refunded' | 'bulk.refund_failed' | 'bulk.refund_dropped';
  minor: Minor;
}

async function keepInLog(
  tx: Transaction,
  context: TenantContext,
  { refund, payment }: Due,
  { action, minor }: Ended,
): Promise<void> {
  const { tenantId, id, bulkOrderId } = refund;
  const bulk = await lockBulkOrder(tx, { tenantId, id: bulkOrderId });
  if (!bulk) return;
  const data = { bulk_order: bulkOrderId, ref: bulk.ref, refund: id, minor, currency: payment.currency };
  await audit(tx, context, { action, subjectType: 'event', subjectId: bulk.eventId, data });
}

/** What the provider answered: one that failed at once is said to have failed, in the log and by mail. */
async function record(context: TenantContext, wanted: Due, made: ChargeRefund): Promise<void> {
  const { refund } = wanted;
  await withTenant(context, async (tx) => {
    await lockBulkOrder(tx, { tenantId: refund.tenantId, id: refund.bulkOrderId });
    const parts = cut(refund.parts, made.amount);
    const to = {
      providerId: made.id,
      amountMinor: made.amount,
      state: made.state,
      madeAt: made.madeAt,
      parts,
    };
    if (!(await changeRefund(tx, refund, to, 'due'))) return;
    const back = { ...refund, ...to };
    const failed = made.state === 'failed';
    if (failed) await tellMoney(tx, back, 'due');
    else await countBack(tx, back);
    const action = failed ? ('bulk.refund_failed' as const) : ('bulk.refunded' as const);
    await keepInLog(tx, context, wanted, { action, minor: made.amount });
  });
}

/** Gives one up that can't be made as it is: the log says so, and what has gone instead is read from the provider. */
async function drop(context: TenantContext, wanted: Due): Promise<void> {
  const { refund } = wanted;
  await withTenant(context, async (tx) => {
    await lockBulkOrder(tx, { tenantId: refund.tenantId, id: refund.bulkOrderId });
    if (!(await dropRefund(tx, refund))) return;
    await keepInLog(tx, context, wanted, { action: 'bulk.refund_dropped', minor: refund.amountMinor });
  });
  // It tells the client's admins of money that went back without us. D36-12.
  await noteCharge(context, { tenantId: refund.tenantId, bulkOrderId: refund.bulkOrderId });
}

async function refundOnce(
  context: TenantContext,
  job: Job,
): Promise<'nothing' | 'made' | 'dropped' | 'more'> {
  const wanted = await withTenant(context, (tx) => due(tx, job));
  if (!wanted) return 'nothing';
  const before = wanted.wasDue ? await madeBefore(wanted) : null;
  const made = before ?? (wanted.isStale ? null : await make(wanted));
  if (!made) {
    await drop(context, wanted);
    return 'dropped';
  }
  await record(context, wanted, made);
  // What was cancelled while that one was due is the next one.
  return wanted.wasDue ? 'more' : 'made';
}

/** One that was due, one that was dropped for it, and the one that takes its place; what is left is for the next try. */
const MOST_STEPS = 4;

/**
 * Gives back by card what was paid for orders of a Bulk order that ended before they were made, or a payment that began
 * nothing: once, with a key for each refund. Where some of the money has gone without us it gives back what is still owed. The
 * network calls run between transactions. Safe to repeat. Rejects when the provider can't be reached, or goes on to refuse what
 * it says is left, so that the job is retried. D18-3, D36-8.
 */
export async function refundBulkOrder(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const ended = await refundOnce(context, job);
    if (ended === 'nothing' || ended === 'made') return;
  }
  throw new AppError('payment_provider_failed');
}
