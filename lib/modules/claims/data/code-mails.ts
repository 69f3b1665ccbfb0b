import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { Region } from '@/lib/kernel/regions';
import { claimable, deadReason, REFUSES_MAILS } from './mail-conditions';
import { neededAgain, reviveMails, settleDeadMails } from './settle-mails';

interface BatchKey {
  tenantId: string;
  batchId: string;
}
type MailPurpose = 'invitation' | 'reminder';

const UNPAUSED = sql`c.paused_at is null and b.paused_at is null`;

/** Where a link of a mail opens nothing yet, its mail waits. */
const LIVE = sql`e.status = 'Active' and e.deleted_at is null`;

/** What a waiting mail `w` is sent with. */
const WAITING = sql`code_mails w
  join code_persons p on p.tenant_id = w.tenant_id and p.code_id = w.code_id and p.email is not null
  join promo_codes c on c.tenant_id = w.tenant_id and c.id = w.code_id
  join code_batches b on b.tenant_id = w.tenant_id and b.id = w.batch_id
  join events e on e.tenant_id = c.tenant_id and e.id = c.event_id`;

/** Mails of a batch that can be sent, now or later; the search for the next one and for its moment must agree. */
const sendable = ({ tenantId, batchId }: BatchKey, now: SQL): SQL => sql`
  w.tenant_id = ${tenantId} and w.batch_id = ${batchId} and w.state = 'waiting' and ${LIVE} and ${UNPAUSED}
  and ${claimable(now)} and not ${REFUSES_MAILS}`;

const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** From when on whoever has not claimed is reminded; null for never. */
const REMIND_AT = sql`case when m.remind_days is not null and m.send_at is not null
  then b.ends_at - make_interval(days => m.remind_days) end`;

/** Whoever was mailed before it, and has not claimed, is reminded. */
const REMINDER_DUE = (now: SQL) => sql`${REMIND_AT} <= ${now} and exists (select from code_mails i
  where i.tenant_id = p.tenant_id and i.code_id = p.code_id and i.purpose = 'invitation' and i.state = 'sent'
    and i.settled_at < ${REMIND_AT})`;

/**
 * The persons `p` who are to have a mail that is not there yet: the search for them and for the batch's next moment must
 * agree, or a job would be added over and over. Of whom nothing can be claimed with any more, it is said that they weren't
 * mailed, so that all are told; there is nothing to remind them of.
 */
const missing = ({ tenantId, batchId }: BatchKey, purpose: MailPurpose, now: SQL): SQL => sql`
  from code_persons p
    join promo_codes c on c.tenant_id = p.tenant_id and c.id = p.code_id
    join code_batches b on b.tenant_id = p.tenant_id and b.id = p.batch_id
    join code_mailings m on m.tenant_id = p.tenant_id and m.batch_id = p.batch_id
    join events e on e.tenant_id = c.tenant_id and e.id = c.event_id
  where ${LIVE} and p.tenant_id = ${tenantId} and p.batch_id = ${batchId} and p.email is not null
    and m.send_at <= ${now} and ${purpose === 'reminder' ? sql`${claimable(now)} and ${REMINDER_DUE(now)}` : sql`true`}
    and not exists (select from code_mails o where o.tenant_id = p.tenant_id and o.code_id = p.code_id
      and o.purpose = ${purpose})`;

/**
 * Adds the mails that are due now: the codes of persons who have none yet, and reminders of those that were sent and not
 * claimed with; and says of each that isn't to be sent why. The key sees to it that there is one per code and purpose. D40-4,
 * D40-17.
 */
export async function addDueMails(tx: Transaction, { tenantId, batchId }: BatchKey, at: Date): Promise<void> {
  const now = moment(at);
  await reviveMails(tx, { tenantId, batchId }, at);
  for (const purpose of ['invitation', 'reminder'] as const) {
    await tx.execute(sql`
      insert into code_mails (tenant_id, code_id, batch_id, purpose, due_at)
      select p.tenant_id, p.code_id, p.batch_id, ${purpose}, ${now} ${missing({ tenantId, batchId }, purpose, now)}
      on conflict do nothing`);
  }
  await settleDeadMails(tx, { tenantId, batchId }, at);
}

/** A mail to send, with its content. */
export interface WaitingMail extends Record<string, unknown> {
  codeId: string;
  purpose: MailPurpose;
  attempts: number;
  eventId: string;
  slug: string;
  eventName: string;
  region: Region;
  code: string;
  name: string;
  email: string;
  emailKey: string;
  lang: string;
  note: string;
  text: string;
  endsAt: Date | null;
}

/** The mail of a batch that is due first; undefined for none. A paused code waits, a claimed one is passed over. */
export async function nextMail(
  tx: Transaction,
  { tenantId, batchId }: BatchKey,
  at: Date,
): Promise<WaitingMail | undefined> {
  const now = moment(at);
  const { rows } = await tx.execute<WaitingMail>(sql`
    select w.code_id as "codeId", w.purpose, w.attempts, e.id as "eventId", e.slug, e.name as "eventName", e.region, c.code,
      p.name, p.email, p.email_key as "emailKey", m.lang, m.note, p.note as text, coalesce(c.ends_at, b.ends_at) as "endsAt"
    from ${WAITING} join code_mailings m on m.tenant_id = w.tenant_id and m.batch_id = w.batch_id
    where ${sendable({ tenantId, batchId }, now)} and w.due_at <= ${now}
    order by w.due_at, w.code_id limit 1`);
  return rows[0];
}

interface MailKey {
  tenantId: string;
  codeId: string;
  purpose: MailPurpose;
}

/** Notes what has become of a mail: sent, or refused with the reason. */
export async function settleMail(
  tx: Transaction,
  { tenantId, codeId, purpose }: MailKey,
  { reason, at }: { reason: string | null; at: Date },
): Promise<void> {
  await tx.execute(sql`
    update code_mails set state = ${reason === null ? 'sent' : 'refused'}, reason = ${reason}, settled_at = ${moment(at)}
    where tenant_id = ${tenantId} and code_id = ${codeId} and purpose = ${purpose} and state = 'waiting'`);
}

/** Lets a mail be tried again later, behind all others. */
export async function putOffMail(
  tx: Transaction,
  { tenantId, codeId, purpose }: MailKey,
  dueAt: Date,
): Promise<void> {
  await tx.execute(sql`
    update code_mails set attempts = attempts + 1, due_at = ${moment(dueAt)}
    where tenant_id = ${tenantId} and code_id = ${codeId} and purpose = ${purpose} and state = 'waiting'`);
}

/** Lets a mail be tried again behind all others that are due; it does not count as a try. */
export async function moveMailBack(
  tx: Transaction,
  { tenantId, codeId, purpose }: MailKey,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    update code_mails set due_at = ${moment(at)}
    where tenant_id = ${tenantId} and code_id = ${codeId} and purpose = ${purpose} and state = 'waiting'`);
}

/** Gives up what no mail server has taken in all its attempts; what is paused was not tried, and goes on waiting. */
export async function giveUpMails(tx: Transaction, { tenantId, batchId }: BatchKey, at: Date): Promise<void> {
  const now = moment(at);
  await tx.execute(sql`
    update code_mails g set state = 'refused', reason = 'unreachable', settled_at = ${now}
    where g.tenant_id = ${tenantId} and g.batch_id = ${batchId} and (g.code_id, g.purpose) in (
      select w.code_id, w.purpose from ${WAITING}
      where ${sendable({ tenantId, batchId }, now)} and w.due_at <= ${now})`);
}

/** Lets what was given up be tried again, where its code can still be claimed with. */
export async function retryUnreachable(
  tx: Transaction,
  { tenantId, batchId }: BatchKey,
  at: Date,
): Promise<void> {
  const now = moment(at);
  await tx.execute(sql`
    update code_mails w set state = 'waiting', reason = null, settled_at = null, attempts = 0, due_at = ${now}
    from promo_codes c, code_batches b
    where w.tenant_id = ${tenantId} and w.batch_id = ${batchId} and w.state = 'refused' and w.reason = 'unreachable'
      and c.tenant_id = w.tenant_id and c.id = w.code_id and b.tenant_id = w.tenant_id and b.id = w.batch_id
      and ${claimable(now)}`);
}

/**
 * When there is something to mail for a batch next, after `at`; null for never. What waits for the end of a pause, or for its
 * event to be live, is woken by that, or told that it is too late at the end of its code.
 */
export async function nextMoment(
  tx: Transaction,
  { tenantId, batchId }: BatchKey,
  at: Date,
): Promise<Date | null> {
  const now = moment(at);
  const key = { tenantId, batchId };
  const dueFirst = sql`select min(w.due_at) from ${WAITING} where ${sendable(key, now)}`;
  const overFirst = sql`select min(case when ${deadReason(now)} is not null then ${now}
      else coalesce(c.ends_at, b.ends_at) end) from ${WAITING}
    where w.tenant_id = ${tenantId} and w.batch_id = ${batchId} and w.state = 'waiting'`;
  const { rows } = await tx.execute<{ at: Date | null }>(sql`
    select least(
      case when m.send_at > ${now} then m.send_at end,
      case when ${REMIND_AT} > ${now} then ${REMIND_AT} end,
      case when exists (select ${missing(key, 'invitation', now)})
        or exists (select ${missing(key, 'reminder', now)})
        or exists (select from code_mails w, promo_codes c, code_batches b where ${neededAgain(key, at)}) then ${now} end,
      (${dueFirst}), (${overFirst})) as at
    from code_mailings m join code_batches b on b.tenant_id = m.tenant_id and b.id = m.batch_id
    where m.tenant_id = ${tenantId} and m.batch_id = ${batchId} and b.revoked_at is null`);
  const found = rows[0]?.at ?? null;
  return found === null ? null : new Date(found);
}

/** The batches of an event that are mailed, or have a gift's mail. */
export async function mailedBatches(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select b.id from code_mailings m join code_batches b on b.tenant_id = m.tenant_id and b.id = m.batch_id
    where m.tenant_id = ${tenantId} and b.event_id = ${eventId} and b.revoked_at is null`);
  return rows.map(({ id }) => id);
}
