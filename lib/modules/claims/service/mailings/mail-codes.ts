import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { traceOf } from '@/lib/kernel/trace-of';
import { renderCodeMail, smtpMailer } from '@/lib/mail';
import { mailFailure } from '@/lib/mail/mail-refusal';
import {
  addDueMails,
  giveUpMails,
  moveMailBack,
  nextMail,
  putOffMail,
  settleMail,
  type WaitingMail,
} from '@/lib/modules/claims/data/code-mails';
import { nameAddress } from '@/lib/modules/claims/data/gift-mail-addresses';
import { codeMailModel } from './code-mail-model';
import { wakeMails } from './enqueue-mails';

type Job = JobPayloads['mail-codes'];

/** So many mails are sent in one turn; then another tenant's have theirs. */
const TURN = 50;
/** How often one mail is tried that its server puts off, and how long is waited first: two hours in all. */
const MOST_TRIES = 8;
const FIRST_WAIT_MS = 60_000;
/** So many mails that fail one after another, with none taken between, end a turn: the mail server may take none. */
const OUTAGE = 3;

/** What a turn knows of its mail server, and the mails that failed since it has last answered. */
interface Turn {
  job: Job;
  isReached: boolean;
  failed: Map<string, { mail: WaitingMail; error: unknown }>;
}

const contextOf = ({ tenantId }: Job): TenantContext => ({ tenantId, actor: 'system' });
const keyOf = ({ tenantId }: Job, { codeId, purpose }: WaitingMail) => ({ tenantId, codeId, purpose });
const nameOf = ({ codeId, purpose }: WaitingMail): string => `code.${codeId}.${purpose}`;

/** Tries a mail later, or gives it up after its last try. */
async function tryLater(job: Job, mail: WaitingMail): Promise<void> {
  const key = keyOf(job, mail);
  const dueAt = new Date(now().getTime() + FIRST_WAIT_MS * 2 ** mail.attempts);
  const isLast = mail.attempts + 1 >= MOST_TRIES;
  await withTenantOnce(contextOf(job), (tx) =>
    isLast ? settleMail(tx, key, { reason: 'unreachable', at: now() }) : putOffMail(tx, key, dueAt),
  );
}

/** The mail server takes mails, so that what failed before was the fault of those mails: it counts for them. */
async function blameFailed({ job, failed }: Turn): Promise<void> {
  for (const [name, { mail, error }] of failed) {
    log().error({ tenantId: job.tenantId, mail: name, fault: traceOf(error) }, 'a mail of a code failed');
    await tryLater(job, mail);
  }
  failed.clear();
}

async function deliver({ tenantId }: Job, mail: WaitingMail): Promise<void> {
  const { model, sender, replyTo, unsubscribeUrl } = await withTenant(
    { tenantId, actor: 'system' },
    async (tx) => {
      const id = await nameAddress(tx, { tenantId, id: newId('mailAddress'), emailKey: mail.emailKey });
      return codeMailModel(tx, tenantId, mail, { tenantId, id });
    },
  );
  await smtpMailer.send({
    to: { name: cleanLine(mail.name), address: mail.email },
    ...(replyTo === '' ? {} : { replyTo }),
    sender,
    subject: model.subject,
    ...renderCodeMail(model),
    // The same after a crash, so that mail programs take both for one.
    id: nameOf(mail),
    ...(unsubscribeUrl === null ? {} : { unsubscribeUrl }),
    pictures: [],
  });
}

/**
 * Notes what has become of a mail. One that failed without an answer of the mail server goes behind all others: these tell
 * whether it was the mail or the server.
 */
async function settle(turn: Turn, mail: WaitingMail, error: unknown): Promise<void> {
  const { job, failed } = turn;
  const key = keyOf(job, mail);
  const failure = error === null ? null : mailFailure(error);
  if (failure?.kind === 'server') {
    failed.set(nameOf(mail), { mail, error });
    await withTenantOnce(contextOf(job), (tx) => moveMailBack(tx, key, now()));
    return;
  }
  if (failure?.kind === 'later') await tryLater(job, mail);
  else {
    const reason = failure === null ? null : failure.reason;
    await withTenantOnce(contextOf(job), (tx) => settleMail(tx, key, { reason, at: now() }));
  }
  turn.isReached = true;
  await blameFailed(turn);
}

/** Sends the mail that is due first; false for none that was not tried. */
async function sendNext(turn: Turn): Promise<boolean> {
  const { job, failed } = turn;
  const mail = await withTenant(contextOf(job), (tx) => nextMail(tx, job, now()));
  if (!mail || failed.has(nameOf(mail))) return false;
  let fault: unknown = null;
  try {
    await deliver(job, mail);
  } catch (error) {
    fault = error ?? new Error('a mail was not accepted');
  }
  await settle(turn, mail, fault);
  return true;
}

/** Sends some mails. Throws where none of those that were tried got an answer. */
async function sendSome(job: Job): Promise<void> {
  const turn: Turn = { job, isReached: false, failed: new Map() };
  let left = TURN;
  while (left > 0 && turn.failed.size < OUTAGE && (await sendNext(turn))) left -= 1;
  const [first] = turn.failed.values();
  if (!first) return;
  if (!turn.isReached) throw first.error;
  await blameFailed(turn);
}

/**
 * Mails the codes of a batch that are due, and reminds whoever has not claimed: some, then the next turn does the rest. A
 * refused or broken address is noted at its code and passed over, as is a mail that fails by itself; a mail server that takes
 * none is tried again for some three and a half hours, then that is said at each code that was due, and what is due later
 * still has its turn. D40-4.
 */
export async function mailCodes(job: Job, attempt: { last: boolean }): Promise<void> {
  const context = contextOf(job);
  await withTenant(context, (tx) => addDueMails(tx, job, now()));
  try {
    await sendSome(job);
  } catch (error) {
    if (attempt.last) {
      await withTenant(context, async (tx) => {
        await giveUpMails(tx, job, now());
        await wakeMails(tx, job);
      });
    }
    throw error;
  }
  await withTenant(context, (tx) => wakeMails(tx, job));
}
