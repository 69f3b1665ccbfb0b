import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { renderOrderMail, smtpMailer, type MailPicture } from '@/lib/mail';
import { fromOf } from '@/lib/mail/from-of';
import { findSender, markSent, openMail, type MailName } from '@/lib/mail/mail-log';
import { linePicture } from '@/lib/modules/orders/service/line-picture';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { findCase } from '@/lib/modules/returns/data/order-cases';
import { caseMailModel } from './case-mail-model';

type Job = JobPayloads['send-case-mail'];

/** The unique name of a mail within its order. */
const mailName = ({ kind, caseId, replacementId }: Job) =>
  [`case_${kind}`, caseId, replacementId].filter(Boolean).join('.');

/** The mail's name in the list of those that shoppers get. */
function shownAs({ kind }: Job, about: string): MailName {
  if (kind !== 'received') return `case_${kind}`;
  return about === 'withdrawal' ? 'case_withdrawal' : 'case_complaint';
}

async function gather(context: TenantContext, job: Job) {
  const { tenantId, orderId, caseId } = job;
  return withTenant(context, async (tx) => {
    const order = await findOrder(tx, tenantId, orderId);
    const row = await findCase(tx, { tenantId, caseId });
    // Who was erased meanwhile has no address any more (D46-2).
    if (!order || !row || row.email === '') return null;
    const mail = await openMail(tx, { tenantId, orderId, kind: mailName(job), lang: order.lang });
    const sender = await findSender(tx, tenantId, order.eventId, order.lang, shownAs(job, row.kind));
    if (mail.sentAt || !sender) return null;
    const { replacementId } = job;
    const replacement = replacementId === undefined ? null : await findOrder(tx, tenantId, replacementId);
    // A replacement that was cancelled meanwhile is not on its way.
    if (job.kind === 'replaced' && (!replacement || replacement.status === 'cancelled')) return null;
    return { order, row, mail, sender, replacement, lines: await findLines(tx, tenantId, orderId) };
  });
}

/**
 * Sends a mail about a case once, in the order's language: the receipt of a withdrawal to the address that was given for it, all
 * others to the order's. After a crash it may be sent again with the same Message-ID, which mail clients treat as one mail.
 * D53-2, D53-8.
 */
export async function sendCaseMail(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const found = await gather(context, job);
  if (!found) return;
  const { mail, ...source } = found;
  const { row, sender, lines } = source;
  const pictures = new Map<string, string>();
  const attached: MailPicture[] = [];
  for (const line of lines.filter(({ id }) => row.lines.some((one) => one.line === id))) {
    const picture = await linePicture(line);
    pictures.set(line.id, picture.cid);
    if (!attached.some(({ cid }) => cid === picture.cid)) attached.push(picture);
  }
  const model = caseMailModel({ kind: job.kind, amount: job.amount ?? 0, ...source, pictures });
  const from = fromOf(sender, model.storeName);
  await smtpMailer.send({
    to: { name: row.name, address: row.email },
    ...(from.replyTo === '' ? {} : { replyTo: from.replyTo }),
    sender: from.sender,
    subject: model.subject,
    ...renderOrderMail(model),
    id: mailName(job),
    pictures: attached,
  });
  await withTenant(context, (tx) => markSent(tx, job.tenantId, mail.id));
}
