import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { JobPayloads } from '@/lib/db/enqueue';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { findEdit, markEditRefunded } from '@/lib/modules/orders/service/statements/edits';
import { givenBackOf } from '@/lib/modules/orders/service/statements/money-back';
import { markRefunded } from '@/lib/modules/orders/service/statements/mark-refunded';
import { lockPayment, type LockedPayment } from '@/lib/modules/payments/data/lock-payment';
import { findWaitingRequest, waitingToGoBack } from '@/lib/modules/payments/data/refund-requests';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { payments, type ChargeRefund, type Merchant } from '@/lib/payments';
import { AT_PROVIDER, recordRefund } from './record-refund';
import { recordAskedRefund } from './refund/record-asked-refund';

type Job = JobPayloads['refund-order'];

/** The refund due for an edit and not made yet, whatever has happened to the order since; else null. */
async function owedForEdit(tx: Transaction, job: Job, editId: string): Promise<number | null> {
  const edit = await findEdit(tx, { ...job, editId });
  return edit && edit.refundedAt === null && edit.refundMinor > 0 ? edit.refundMinor : null;
}

/**
 * The refund due for a cancelled order, less what was given back at the provider: what its edits took off the price is
 * refunded separately.
 */
async function owedForOrder(tx: Transaction, job: Job, locked: LockedPayment): Promise<number | null> {
  const order = await findOrder(tx, job.tenantId, job.orderId);
  const due = locked.paymentStatus === 'paid' || locked.paymentStatus === 'partly_refunded';
  if (order?.status !== 'cancelled' || !due) return null;
  return Math.max(0, locked.total - (await givenBackOf(tx, job)) - (await waitingToGoBack(tx, job)));
}

/** The refund that somebody asked for and that is not made yet; else null. */
async function owedForRequest(tx: Transaction, job: Job, requestId: string): Promise<number | null> {
  return (await findWaitingRequest(tx, { ...job, requestId }))?.amountMinor ?? null;
}

function owedFor(tx: Transaction, job: Job, locked: LockedPayment): Promise<number | null> {
  const { editId, requestId } = job;
  if (editId) return owedForEdit(tx, job, editId);
  return requestId ? owedForRequest(tx, job, requestId) : owedForOrder(tx, job, locked);
}

async function owed(context: TenantContext, job: Job) {
  return withTenant(context, async (tx) => {
    const locked = await lockPayment(tx, job.tenantId, job.orderId);
    if (!locked || locked.intent.intentId === null) return null;
    const { intentId, ...merchant } = locked.intent;
    const amount = await owedFor(tx, job, locked);
    return amount === null ? null : { merchant, intentId, amount };
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

/**
 * Refunds what a person has asked for as it was asked for, or not at all: null for one that the provider refuses, which it would
 * do again under the same key. They decide anew on what is left.
 */
async function giveBackAsked(merchant: Merchant, due: Due): Promise<ChargeRefund | null> {
  try {
    const made = await payments().refund(merchant, due);
    return made.ok ? made.value : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment_provider_failed') return null;
    throw error;
  }
}

/**
 * Refunds a cancelled order, the price difference of an edit, or what a person asked for, once: each refund has its own
 * idempotency key, so a call whose answer was lost finds the refund it made (D18-3, D36-13). The network call runs between two transactions. Rejects
 * when the provider cannot be reached, so that the job is retried.
 */
export async function refundOrder(job: Job): Promise<void> {
  const { tenantId, orderId, editId, requestId, refusedId } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const due = await owed(context, job);
  if (!due) return;
  const { merchant, intentId, amount } = due;
  const about = editId ?? requestId ?? (refusedId && `after:${refusedId}`);
  const idempotencyKey = about ? `refund:${orderId}:${about}` : `refund:${orderId}`;
  const wanted = { intentId, amount, idempotencyKey, orderId, editId: editId ?? null };
  const refund = await (requestId ? giveBackAsked : giveBack)(merchant, wanted);
  await withTenant(context, async (tx) => {
    if (requestId) return recordAskedRefund(tx, context, { orderId, requestId, amount, refund });
    if (!(await mark(tx, job, refund?.id ?? AT_PROVIDER))) return;
    // An edit that changed the tax has already replaced the former sale.
    await recordRefund(tx, context, { orderId, editId, refund, whole: !editId });
  });
}
