import { audit } from '@/lib/audit/append-audit';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { refund } from '@/lib/limits/refund';
import { openMail } from '@/lib/mail/mail-log';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import {
  findNewestMail,
  findSentMail,
  hasMail,
  wasAskedAgain,
} from '@/lib/modules/orders/data/find-sent-mail';
import { linkWorks } from '@/lib/modules/orders/rules/fixable-issues';
import { EDIT_MAILS, ISSUE_MAILS, readMailName, type OrderMail } from '@/lib/modules/orders/rules/mail-kinds';
import { findIssue } from '@/lib/modules/orders/service/statements/issues';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { refundDue } from './cancel-order';
import { isOverPart, orderMailName, wouldSendNothing } from './order-mail-due';
import { readOrder } from './read-order';
import { rowId } from './row-id';
import { waitsForDecision } from './waits-for-decision';

/** A shopper's inbox is theirs: at most so many mails of one order are sent again in an hour. */
const LIMIT = { limit: 5, windowSeconds: 3600 };
/** The same mail asked for again so soon is a second press, or a second tab. */
const ONE_PRESS_MS = 10_000;

type Job = JobPayloads['send-order-mail'];

/** Which mail is sent again: this one, or the newest of a kind, or of any kind. */
type Which = { mailId: string } | { kind: OrderMail | null };

/** The fields of a mail's job that say what it is about, by its kind. */
function aboutOf(kind: Job['kind'], about: string | null): Partial<Job> {
  if (about === null) return {};
  if (EDIT_MAILS.some((one) => one === kind)) return { editId: about };
  if (ISSUE_MAILS.some((one) => one === kind)) return { issueId: about };
  if (kind === 'order_shipped') return { parcelId: about };
  return kind === 'order_refunded' ? { refundId: about } : { decision: about };
}

/**
 * The order, locked, and the mail that was sent for it. Throws 404 if either isn't the tenant's, and `conflict` where nothing
 * would be sent: the person was erased, the mail says what is no longer so, or its link works no more.
 */
async function findMail(tx: Transaction, at: { tenantId: string; orderId: string }, which: Which) {
  const order = await lockOrder(tx, at.tenantId, at.orderId);
  if (!order) throw notFound();
  const mailId = 'mailId' in which ? which.mailId : await findNewestMail(tx, { ...at, kind: which.kind });
  const name = mailId === undefined ? undefined : await findSentMail(tx, { ...at, mailId });
  const mail = name === undefined ? null : readMailName(name);
  if (!mail || mailId === undefined) throw notFound();
  if (wouldSendNothing(order, mail.kind, await waitsForDecision(tx, order))) throw new AppError('conflict');
  const { issueId: id, parcelId } = aboutOf(mail.kind, mail.about);
  if (isOverPart(order, parcelId)) throw new AppError('conflict');
  const issue = id === undefined ? undefined : await findIssue(tx, { tenantId: at.tenantId, id });
  if (id !== undefined && !(issue && linkWorks(issue, now()))) throw new AppError('conflict');
  return { order, mail, mailId };
}

type Found = Awaited<ReturnType<typeof findMail>>;

/** Whether the same mail was asked for a moment ago: then this is the second press of a double click, or a second tab. */
function isSecondPress(
  tx: Transaction,
  { order: { tenantId, id: orderId }, mail: { kind, about } }: Pick<Found, 'order' | 'mail'>,
): Promise<boolean> {
  const name = orderMailName({ tenantId, orderId, kind, ...aboutOf(kind, about) });
  return wasAskedAgain(tx, { tenantId, orderId, name, since: new Date(now().getTime() - ONE_PRESS_MS) });
}

/**
 * What is sent, and the audit row. The mail's row is there at once, under the order's lock: of several presses the first one
 * sends it. False where this was another.
 */
async function write(
  tx: Transaction,
  context: TenantContext,
  found: Found,
  { again, bulkActId }: { again: string; bulkActId: string | undefined },
): Promise<boolean> {
  if (bulkActId === undefined && (await isSecondPress(tx, found))) return false;
  const { order, mail, mailId } = found;
  const { kind, about } = mail;
  const { tenantId, id: orderId, lang } = order;
  const refund =
    kind === 'order_lapsed' || kind === 'order_called_off'
      ? { refundDue: refundDue(order) || order.paymentStatus === 'refunded' }
      : {};
  const job: Job = { tenantId, orderId, kind, again, ...aboutOf(kind, about), ...refund };
  await openMail(tx, { tenantId, orderId, kind: orderMailName(job), lang });
  await audit(tx, context, {
    action: 'order.mail_resent',
    subjectType: 'order',
    subjectId: orderId,
    data: { mail: mailId, kind, ...(bulkActId !== undefined && { bulk_act: bulkActId }) },
  });
  await enqueue(tx, 'send-order-mail', job);
  return true;
}

async function send(
  context: TenantContext,
  { orderId, which, bulkActId }: { orderId: string; which: Which; bulkActId?: string },
): Promise<void> {
  const at = { tenantId: context.tenantId, orderId };
  const again = bulkActId === undefined ? newId('mail') : rowId('mail', bulkActId, orderId);
  // Looked up before it is counted: a guess at another's order uses nothing up, and neither does an act that comes back, nor a second press.
  const isAsked = await withTenant(context, async (tx) => {
    const { order, mail } = await findMail(tx, at, which);
    if (bulkActId === undefined && (await isSecondPress(tx, { order, mail }))) return true;
    const name = orderMailName({ ...at, kind: mail.kind, again, ...aboutOf(mail.kind, mail.about) });
    return hasMail(tx, { ...at, name });
  });
  if (isAsked) return;
  const limit = { bucket: bucketOf('order-mail-again', at.tenantId, orderId), ...LIMIT };
  const { allowed, retryAfter } = await consume(limit);
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
  const sends = await withTenant(context, async (tx) =>
    write(tx, context, await findMail(tx, at, which), { again, bulkActId }),
  );
  // Both presses had been counted before either had the order's lock.
  if (!sends) await refund(limit);
}

/**
 * Sends a mail of an order again, as it reads now, to the order's address: audit row and job in one transaction. D3. Throws
 * 404 for another tenant's order and for a mail that is not this order's or was never sent, `conflict` where nothing would be
 * sent (D3-36), and `rate_limited`.
 */
export async function resendMail(
  context: TenantContext,
  user: SessionUser,
  { orderId, mailId }: { orderId: string; mailId: string },
): Promise<OrderDetail> {
  await send(context, { orderId, which: { mailId } });
  return readOrder(context, user, orderId);
}

/**
 * Sends the newest mail of an order again, of a kind or of any, as one of many. D3-35. Throws as `resendMail` does; an act that
 * comes back to an order sends nothing more.
 */
export function resendInBulk(
  context: TenantContext,
  { orderId, bulkActId, kind }: { orderId: string; bulkActId: string; kind: OrderMail | null },
): Promise<void> {
  return send(context, { orderId, which: { kind }, bulkActId });
}
