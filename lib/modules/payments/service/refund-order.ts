import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { JobPayloads } from '@/lib/db/enqueue';
import { goesBackByItself } from '@/lib/modules/orders/rules/refund-requests';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { findEdit, markEditRefunded } from '@/lib/modules/orders/service/statements/edits';
import { givenBackOf, readMoneyBack } from '@/lib/modules/orders/service/statements/money-back';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { markRefunded } from '@/lib/modules/orders/service/statements/mark-refunded';
import { lockPayment, type LockedPayment } from '@/lib/modules/payments/data/lock-payment';
import {
  countFailures,
  findWaitingRequest,
  waitingToGoBack,
} from '@/lib/modules/payments/data/refund-requests';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { payments, type ChargeRefund, type Merchant } from '@/lib/payments';
import { noteCharge } from './note-charge';
import { AT_PROVIDER, recordRefund } from './record-refund';
import { giveRestBack, recordAskedRefund } from './refund/record-asked-refund';
import { recordRefused, tellRefundFailed } from './refund/record-refused';
import { renewStatus } from './refund/renew-status';
import { withdrawTaxOf, withdrawTaxPart } from './withdraw-tax-of';

type Job = JobPayloads['refund-order'];

/** The refund due for an edit and not made yet, whatever has happened to the order since; else null. */
async function owedForEdit(tx: Transaction, job: Job, editId: string): Promise<number | null> {
  const edit = await findEdit(tx, { ...job, editId });
  if (!edit || edit.refundedAt !== null || edit.refundMinor === 0) return null;
  // Refused before: it is settled by a person.
  return (await countFailures(tx, { ...job, editId })) > 0 ? null : edit.refundMinor;
}

/**
 * The refund due for a cancelled order, less what was given back at the provider: what its edits took off the price is
 * refunded separately.
 */
async function owedForOrder(tx: Transaction, job: Job, locked: LockedPayment): Promise<number | null> {
  const order = await findOrder(tx, job.tenantId, job.orderId);
  const due = locked.paymentStatus === 'paid' || locked.paymentStatus === 'partly_refunded';
  if (!order || !goesBackByItself(order) || !due) return null;
  return Math.max(0, locked.total - (await givenBackOf(tx, job)) - (await waitingToGoBack(tx, job)));
}

interface Owed {
  amount: number;
  /** The edit whose difference it is. */
  editId: string | null;
  /** What tells this refund from all others of its order; null for the first of a cancelled one. */
  about: string | null;
}

/** What goes back by itself: a try that has failed for good is followed by another refund, never by the answer to the first. */
async function owedUnasked(tx: Transaction, job: Job, locked: LockedPayment): Promise<Owed | null> {
  const { editId, refusedId } = job;
  const amount = await (editId ? owedForEdit(tx, job, editId) : owedForOrder(tx, job, locked));
  if (amount === null) return null;
  const failures = await countFailures(tx, { ...job, editId });
  const about = [editId ?? (refusedId && `after:${refusedId}`), failures > 0 && `try:${failures + 1}`];
  return { amount, editId: editId ?? null, about: about.filter(Boolean).join(':') || null };
}

async function owedFor(tx: Transaction, job: Job, locked: LockedPayment): Promise<Owed | null> {
  const { requestId } = job;
  if (!requestId) return owedUnasked(tx, job, locked);
  const asked = await findWaitingRequest(tx, { ...job, requestId });
  return asked ? { amount: asked.amountMinor, editId: asked.editId, about: requestId } : null;
}

async function owed(context: TenantContext, job: Job) {
  return withTenant(context, async (tx) => {
    const locked = await lockPayment(tx, job.tenantId, job.orderId);
    if (!locked || locked.intent.intentId === null) return null;
    const { intentId, ...merchant } = locked.intent;
    const found = await owedFor(tx, job, locked);
    if (!found) return null;
    const { refunds } = await readMoneyBack(tx, job);
    return { merchant, intentId, ...found, known: refunds.map(({ refundId }) => refundId) };
  });
}

/** Records that the money was refunded; false when that was recorded before. */
function mark(tx: Transaction, { tenantId, orderId, editId }: Job, refundId: string): Promise<boolean> {
  return editId
    ? markEditRefunded(tx, { tenantId, orderId, editId }, { refundId, at: now() })
    : markRefunded(tx, tenantId, orderId);
}

type Due = Parameters<ReturnType<typeof payments>['refund']>[1];

/**
 * Refunds an amount, or what is left of it when some has been given back at the provider; null when nothing is left:
 * that is success, too.
 */
async function giveBack(merchant: Merchant, due: Due): Promise<ChargeRefund | null> {
  if (due.amount === 0) return null;
  const made = await payments().refund(merchant, due);
  if (made.ok) return made.value;
  const { left } = made.error;
  const rest = { ...due, amount: left, idempotencyKey: `${due.idempotencyKey}:left` };
  const again = left > 0 ? await payments().refund(merchant, rest) : null;
  return again?.ok ? again.value : null;
}

/** One that has failed as it was made moved nothing: the order was marked too soon. */
async function recordFailed(tx: Transaction, job: Job, { id, amount }: ChargeRefund): Promise<void> {
  const { tenantId, orderId } = job;
  const order = await lockOrder(tx, tenantId, orderId);
  if (order) await renewStatus(tx, order);
  await tellRefundFailed(tx, { tenantId, orderId, failedId: id, amountMinor: amount });
}

/**
 * A payment that is disputed before its refund is written down is not marked, yet the money has gone: twice, where the dispute is
 * lost. Does nothing for a refund that is known. D36-28.
 */
async function recordDisputed(
  tx: Transaction,
  context: TenantContext,
  { tenantId, orderId, editId }: Job,
  refund: ChargeRefund | null,
): Promise<void> {
  const order = await lockOrder(tx, tenantId, orderId);
  if (!order || !refund || editId) return;
  const { refunds } = await readMoneyBack(tx, { tenantId, orderId });
  if (refunds.some(({ refundId }) => refundId === refund.id)) return;
  await recordRefund(tx, context, { orderId, editId, refund, whole: false });
  if (refund.state === 'failed') return;
  const isGone = await renewStatus(tx, order);
  await (isGone ? withdrawTaxOf : withdrawTaxPart)(tx, { tenantId, orderId });
}

/** What was found to be made before is not what is due by now: the rest goes back by a refund of its own. D36-29. */
async function recordEarlier(
  tx: Transaction,
  { tenantId, orderId }: Job,
  { id }: ChargeRefund,
): Promise<void> {
  const order = await lockOrder(tx, tenantId, orderId);
  if (!order) return;
  await withdrawTaxPart(tx, { tenantId, orderId });
  await giveRestBack(tx, order, id);
}

const REFUSED = 'refused';

/** What the provider will not make, and would refuse again, is no failure of the job: a person decides on it. D36-14. */
async function unlessRefused<T>(made: Promise<T>): Promise<T | typeof REFUSED> {
  try {
    return await made;
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment_provider_failed') return REFUSED;
    throw error;
  }
}

/** Refunds what a person has asked for as it was asked for, or not at all: they decide anew on what is left. */
async function giveBackAsked(merchant: Merchant, due: Due): Promise<ChargeRefund | typeof REFUSED> {
  const made = await payments().refund(merchant, due);
  return made.ok ? made.value : REFUSED;
}

/**
 * Refunds a cancelled order, the price difference of an edit, or what a person asked for, once: each refund has its own
 * idempotency key, so a call whose answer was lost finds the refund it made, and one after a failure is another (D18-3, D36-13, D36-16).
 * The network call runs between two transactions. Rejects when the provider cannot be reached, so that the job is retried.
 */
export async function refundOrder(job: Job): Promise<void> {
  const { tenantId, orderId, editId, requestId } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const due = await owed(context, job);
  if (!due) return;
  const { merchant, intentId, amount, about, known } = due;
  const idempotencyKey = about ? `refund:${orderId}:${about}` : `refund:${orderId}`;
  const wanted = { intentId, amount, idempotencyKey, orderId, editId: due.editId, known };
  const answer = await unlessRefused((requestId ? giveBackAsked : giveBack)(merchant, wanted));
  const refund = answer === REFUSED ? null : answer;
  await withTenant(context, async (tx) => {
    if (requestId) return recordAskedRefund(tx, context, { orderId, requestId, amount, refund });
    if (answer === REFUSED) return recordRefused(tx, context, { orderId, editId, amount });
    if (!(await mark(tx, job, refund?.id ?? AT_PROVIDER))) return recordDisputed(tx, context, job, refund);
    // An edit that changed the tax has already replaced the former sale.
    const failed = refund?.state === 'failed';
    const isEarlier = !editId && refund?.earlier === true;
    await recordRefund(tx, context, { orderId, editId, refund, whole: !editId && !failed && !isEarlier });
    if (failed) await recordFailed(tx, job, refund);
    else if (isEarlier) await recordEarlier(tx, job, refund);
  });
  // What has become of it before it was written down is told by no event any more.
  if (refund?.state === 'pending') await noteCharge({ tenantId, merchant, requestId: refund.id }, intentId);
}
