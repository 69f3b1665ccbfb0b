import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { SendingForm } from '@/lib/modules/fulfilment/contract/act-on-order';
import type { OrderRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import { readParts, restartPart, type OrderPart } from '@/lib/modules/fulfilment/data/order-parts';
import { endWait } from '@/lib/modules/fulfilment/data/routing-waits';
import { giveUpSubmission, unparkSubmission } from '@/lib/modules/fulfilment/data/submission-queue';
import { latestSubmission } from '@/lib/modules/fulfilment/data/submissions';
import { sendingActs } from '@/lib/modules/fulfilment/rules/submission/acts';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { moveOrder, moveThrough } from '@/lib/modules/orders/service/move-order';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { readRouting } from './read-routing';
import { giveBackUnused } from './route-order';

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
type Submission = Awaited<ReturnType<typeof latestSubmission>>;

interface Acting {
  tx: Transaction;
  context: TenantContext;
  order: Order;
  submission: Submission;
  form: SendingForm;
}

/** A person's move, after which what printers have refused counts no more. */
async function back({ tx, context, order }: Acting, to: OrderStatus): Promise<void> {
  const moved = await moveOrder(tx, context, movable(order), { to, actor: 'staff' });
  if (!moved.ok || moved.value !== 'moved') throw new AppError('conflict');
}

const queueAgain = ({ tx, order: { tenantId, id: orderId } }: Acting) =>
  enqueue(tx, 'submit-order', { tenantId, orderId }, { jobKey: `submit:${orderId}` });

const QUEUED = 'queued_submitting_to_fulfiller' as const;

/** The same printer gets the same reference, so that it can't make the order twice. S2.2-136. */
async function sendAgain(acting: Acting): Promise<void> {
  const { tx, context, order, submission } = acting;
  if (!submission) throw new AppError('conflict');
  await back(acting, QUEUED);
  const place = { ...movable(order), status: QUEUED, returnsTo: null };
  if (!(await moveThrough(tx, context, place, ['submitting_to_fulfiller']))) throw new AppError('conflict');
  await unparkSubmission(tx, submission, now());
  if (submission.lineIds) await restartPart(tx, submission);
  await queueAgain(acting);
}

/** The first printer doesn't make it: what was taken of it goes back, and it is not asked again. S2.2-137. */
async function sendElsewhere(acting: Acting): Promise<void> {
  const { tx, order, submission, form } = acting;
  if (!submission) throw new AppError('conflict');
  if (form.reason.trim() === '') throw invalid({ reason: ['required'] });
  // One that was never called can't be making it.
  if (submission.attempts > 0 && !form.not_made) throw invalid({ not_made: ['required'] });
  await giveUpSubmission(tx, submission, now());
  await giveBackUnused(tx, order);
  await back(acting, QUEUED);
  await queueAgain(acting);
}

/** Looks again at all printers, those that have refused it, too. S2.2-138. */
async function lookAgain(acting: Acting): Promise<void> {
  const { tx, order } = acting;
  await back(acting, order.status === 'fulfiller_routing_error' ? 'processed' : QUEUED);
  await endWait(tx, { tenantId: order.tenantId, orderId: order.id });
  await queueAgain(acting);
}

/** Goes the way of a new order from its print files on, and is sent under a new reference. S2.2-139. */
async function printAgain(acting: Acting): Promise<void> {
  const { tx, order } = acting;
  await back(acting, 'queued_processing');
  const job = { tenantId: order.tenantId, orderId: order.id };
  await enqueue(tx, 'render-prints', job, { queue: 'render', jobKey: `render:${order.id}` });
}

const ACTS = {
  send_again: { run: sendAgain, action: 'order.sent_again' },
  send_elsewhere: { run: sendElsewhere, action: 'order.sent_elsewhere' },
  look_again: { run: lookAgain, action: 'order.printer_looked_for' },
  print_again: { run: printAgain, action: 'order.printed_again' },
} as const;

/** The parked part that an act names, or the only one that is parked. S2.2-136, D32-62. */
function parkedPart(parts: readonly OrderPart[], { part: named }: SendingForm): OrderPart | undefined {
  const parked = parts.filter(({ parkedAt }) => parkedAt !== null);
  if (named !== undefined) return parked.find(({ part }) => part === named);
  return parked.length === 1 ? parked[0] : undefined;
}

/**
 * The act within the caller's transaction, with history, audit row and job. Throws as `actOnOrder` does. S2.2-136 to S2.2-139.
 */
export async function actWithin(
  tx: Transaction,
  context: TenantContext,
  orderId: string,
  form: SendingForm,
): Promise<void> {
  const { tenantId } = context;
  const order = await lockOrder(tx, tenantId, orderId);
  if (!order) throw notFound();
  const parts = await readParts(tx, { tenantId, orderId });
  const submission =
    parts.length > 0 ? parkedPart(parts, form) : await latestSubmission(tx, tenantId, orderId);
  const parked = [submission, ...parts].some((one) => one !== undefined && one.parkedAt !== null);
  const open = sendingActs({ ...movable(order), parked });
  if (!open.includes(form.act)) throw new AppError('conflict');
  const { run, action } = ACTS[form.act];
  await run({ tx, context, order, submission, form });
  const { fulfillerId } = submission ?? {};
  const data = {
    fulfiller: fulfillerId ?? null,
    ...(submission?.lineIds && { part: submission.part }),
    ...(form.reason !== '' && { reason: form.reason }),
  };
  await audit(tx, context, { action, subjectType: 'order', subjectId: orderId, data });
  await announce(tx, 'order.changed', { tenantId, orderId });
}

/**
 * Staff let an order go on that doesn't reach a printer, or that its printer wants to print again, and read how it goes. With
 * history, audit row and job. S2.2-136 to S2.2-139. Throws 404, `conflict` for an order that is not open to the act, and 422
 * where another printer is asked without a reason, or before somebody has made sure that the first doesn't make it.
 */
export async function actOnOrder(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  form: SendingForm,
): Promise<OrderRouting> {
  await withTenant(context, (tx) => actWithin(tx, context, orderId, form));
  return readRouting(context, user, orderId);
}
