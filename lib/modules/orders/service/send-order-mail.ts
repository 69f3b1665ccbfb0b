import { failPoint } from '@/lib/env/fail-point';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { findIssue } from '@/lib/modules/orders/service/statements/issues';
import { findEdit } from '@/lib/modules/orders/service/statements/edits';
import { refundedBy } from '@/lib/modules/orders/service/statements/money-back';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import type { Locale } from '@/lib/kernel/locales';
import { fromOf } from '@/lib/mail/from-of';
import { findSender, markDropped, markSent, openMail } from '@/lib/mail/mail-log';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { renderOrderMail, smtpMailer, type MailPicture } from '@/lib/mail';
import { linkWorks } from '@/lib/modules/orders/rules/fixable-issues';
import { waitsForDecision } from './waits-for-decision';
import { linePicture } from './line-picture';
import { orderMailModel, piecesTold } from './order-mail-model';
import { isOverPart, orderMailName, wouldSendNothing } from './order-mail-due';
import { partOf } from './part-of';

type Job = JobPayloads['send-order-mail'];

/** One that was asked for is in the order's list already: there it says why it is not sent. D3-36. */
async function drop(tx: Transaction, job: Job, order: { lang: Locale; erased: boolean }): Promise<null> {
  const { tenantId, orderId, again } = job;
  if (!again) return null;
  const { id } = await openMail(tx, { tenantId, orderId, kind: orderMailName(job), lang: order.lang });
  await markDropped(tx, { tenantId, id }, order.erased ? 'erased' : 'outdated');
  await enqueue(tx, 'announce-order', { tenantId, orderId });
  return null;
}

async function gather(context: TenantContext, job: Job) {
  return withTenant(context, async (tx) => {
    const [order, lines] = await Promise.all([
      findOrder(tx, job.tenantId, job.orderId),
      findLines(tx, job.tenantId, job.orderId),
    ]);
    if (!order) return null;
    const waits = await waitsForDecision(tx, order);
    const reader = { lang: order.lang, erased: order.snapshot.customer.email === '' };
    if (wouldSendNothing(order, job.kind, waits)) return drop(tx, job, reader);
    const { tenantId, orderId, editId, refundId, issueId, parcelId } = job;
    if (isOverPart(order, parcelId)) return drop(tx, job, reader);
    const part = parcelId ? await partOf(tx, { tenantId, orderId, parcelId }, lines) : null;
    if (parcelId && !part) return drop(tx, job, reader);
    const found = issueId ? await findIssue(tx, { tenantId, id: issueId }) : undefined;
    // Solved meanwhile, or another link has taken its place, or its time is over.
    if (issueId && !(found && linkWorks(found, now()))) return drop(tx, job, reader);
    const issue = found ? { tenantId, id: found.id, until: found.linkUntil } : null;
    const [mail, sender] = await Promise.all([
      openMail(tx, { tenantId, orderId, kind: orderMailName(job), lang: order.lang }),
      findSender(tx, tenantId, order.eventId, order.lang, job.kind),
    ]);
    if (mail.sentAt || !sender) return null;
    const edit = editId ? ((await findEdit(tx, { tenantId, orderId, editId })) ?? null) : null;
    const refund = refundId ? await refundedBy(tx, { tenantId, refundId }) : null;
    return { order, mail, sender, lines: part?.lines ?? lines, part, edit, issue, refund, waits };
  });
}

/**
 * Sends an order's mail once, in the shopper's language. The mail's row records that it was sent. After a crash between
 * the mail server's answer and that row, it is sent again with the same Message-ID, which mail clients treat as one
 * mail.
 */
export async function sendOrderMail(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const found = await gather(context, job);
  if (!found) return;
  const { mail, ...source } = found;
  const { order, sender, lines } = source;
  const pictures = new Map<string, string>();
  const attached: MailPicture[] = [];
  for (const line of lines.filter((one) => piecesTold(job.kind, one) > 0)) {
    const picture = await linePicture(line);
    pictures.set(line.id, picture.cid);
    if (!attached.some(({ cid }) => cid === picture.cid)) attached.push(picture);
  }
  const model = orderMailModel({ kind: job.kind, refundDue: job.refundDue === true, ...source, pictures });
  const { html, text } = renderOrderMail(model);
  const { customer } = order.snapshot;
  const from = fromOf(sender, model.storeName);
  await smtpMailer.send({
    to: { name: customer.name, address: customer.email },
    ...(from.replyTo === '' ? {} : { replyTo: from.replyTo }),
    sender: from.sender,
    subject: model.subject,
    html,
    text,
    id: `${orderMailName(job)}.${order.id}`,
    pictures: attached,
  });
  failPoint('mail.after-send');
  const { tenantId, orderId, again } = job;
  await withTenant(context, async (tx) => {
    await markSent(tx, tenantId, mail.id);
    // Who asked for it sees that it has left.
    if (again) await enqueue(tx, 'announce-order', { tenantId, orderId });
  });
}
