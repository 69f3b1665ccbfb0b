import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { failPoint } from '@/lib/env/fail-point';
import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import { renderCodeMail, smtpMailer } from '@/lib/mail';
import { mailFailure } from '@/lib/mail/mail-refusal';
import {
  addDueMails,
  giveUpMails,
  nextMail,
  putOffMail,
  settleMail,
  type WaitingMail,
} from '@/lib/modules/claims/data/code-mails';
import { codeMailModel, type CodeMail } from './code-mail-model';
import { wakeMails } from './enqueue-mails';

type Job = JobPayloads['mail-codes'];

/** So many mails are sent in one turn; then another tenant's have theirs. */
const TURN = 50;
/** How often one mail is tried that its server puts off, and how long is waited first. */
const MOST_TRIES = 8;
const FIRST_WAIT_MS = 60_000;
async function settle(job: Job, mail: WaitingMail, error: unknown): Promise<void> {
  const { tenantId } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const key = { tenantId, codeId: mail.codeId, purpose: mail.purpose };
  const failure = error === null ? null : mailFailure(error);
  if (failure?.kind === 'server') throw error;
  const isLast = mail.attempts + 1 >= MOST_TRIES;
  if (failure?.kind === 'later' && !isLast) {
    const dueAt = new Date(now().getTime() + FIRST_WAIT_MS * 2 ** mail.attempts);
    await withTenantOnce(context, (tx) => putOffMail(tx, key, dueAt));
    return;
  }
  const reason = failure === null ? null : failure.kind === 'refused' ? failure.reason : 'unreachable';
  await withTenantOnce(context, (tx) => settleMail(tx, key, { reason, at: now() }));
}

/** Sends the mail that is due first; false for none. What its server refuses is noted at it and holds up no other. */
async function sendNext(job: Job): Promise<boolean> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const found = await withTenant(
    context,
    async (tx): Promise<{ mail: WaitingMail; shown: CodeMail } | null> => {
      const mail = await nextMail(tx, job, now());
      return mail ? { mail, shown: await codeMailModel(tx, job.tenantId, mail) } : null;
    },
  );
  if (!found) return false;
  const { mail, shown } = found;
  const { model, replyTo } = shown;
  let failed: unknown = null;
  try {
    await smtpMailer.send({
      to: { name: cleanLine(mail.name), address: mail.email },
      ...(replyTo === '' ? {} : { replyTo }),
      sender: model.storeName,
      subject: model.subject,
      ...renderCodeMail(model),
      // The same after a crash, so that mail programs take both for one.
      id: `code.${mail.codeId}.${mail.purpose}`,
      pictures: [],
    });
  } catch (error) {
    failed = error ?? new Error('a mail was not accepted');
  }
  failPoint('mail.after-send');
  await settle(job, mail, failed);
  return true;
}

/**
 * Mails the codes of a batch that are due, and reminds whoever has not claimed: some, then the next turn does the rest. A
 * refused or broken address is noted at its code and passed over; a mail server that takes none is tried again for hours,
 * and then said at each code. D40-4.
 */
export async function mailCodes(job: Job, attempt: { last: boolean }): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  await withTenant(context, (tx) => addDueMails(tx, job, now()));
  let left = TURN;
  try {
    while (left > 0 && (await sendNext(job))) left -= 1;
  } catch (error) {
    if (attempt.last) await withTenant(context, (tx) => giveUpMails(tx, job, now()));
    throw error;
  }
  await withTenant(context, (tx) => wakeMails(tx, job));
}
