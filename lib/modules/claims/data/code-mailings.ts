import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { Locale } from '@/lib/kernel/locales';
import { shownState } from './mail-conditions';

interface BatchKey {
  tenantId: string;
  batchId: string;
}

/** How a batch is mailed, and what has become of its mails. */
export interface MailingRow extends Record<string, unknown> {
  lang: Locale | null;
  note: string;
  sendAt: Date | null;
  /** The day of `sendAt` in the store's time zone. */
  sendOn: string | null;
  remindDays: number | null;
  addresses: number;
  waiting: number;
  sent: number;
  refused: number;
  /** The code was revoked, used or over before its turn came. */
  notNeeded: number;
  unsubscribed: number;
  reminded: number;
}

/**
 * How a batch is mailed; defaults where nothing was said yet. Each person with an address counts once, by their invitation: one
 * that is to be mailed and has none yet waits, or isn't needed any more. Nobody counts as mailed by a code that has another in
 * its place. Of whom nothing was asked nothing is counted. D40-17.
 */
export async function readMailing(
  tx: Transaction,
  { tenantId, batchId, timeZone, at }: BatchKey & { timeZone: string; at: Date },
): Promise<MailingRow> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const count = (state: string) => sql`(select count(*)::integer from invited where state = ${state})`;
  const { rows } = await tx.execute<MailingRow>(sql`
    with invited as (select case when w.state is null and m.send_at is null then null
          else ${shownState(now)} end as state
      from code_persons p
        join promo_codes c on c.tenant_id = p.tenant_id and c.id = p.code_id
        join code_batches b on b.tenant_id = p.tenant_id and b.id = p.batch_id
        left join code_mailings m on m.tenant_id = p.tenant_id and m.batch_id = p.batch_id
        left join code_mails w on w.tenant_id = p.tenant_id and w.code_id = p.code_id and w.purpose = 'invitation'
      where p.tenant_id = ${tenantId} and p.batch_id = ${batchId} and p.email is not null)
    select m.lang, coalesce(m.note, '') as note, m.send_at as "sendAt",
      to_char(m.send_at at time zone ${timeZone}, 'YYYY-MM-DD') as "sendOn", m.remind_days as "remindDays",
      (select count(*)::integer from invited) as addresses, ${count('waiting')} as waiting, ${count('sent')} as sent,
      ${count('refused')} as refused, ${count('not_needed')} as "notNeeded", ${count('unsubscribed')} as unsubscribed,
      (select count(*)::integer from code_mails w join promo_codes c on c.tenant_id = w.tenant_id and c.id = w.code_id
          and c.replaced_by is null
        where w.tenant_id = ${tenantId} and w.batch_id = ${batchId} and w.purpose = 'reminder' and w.state = 'sent') as reminded
    from (select 1) one left join code_mailings m on m.tenant_id = ${tenantId} and m.batch_id = ${batchId}`);
  const [row] = rows;
  if (!row) throw new Error('a select without a table has a row');
  return row;
}

/** What a client says of a mailing. `send`: at once, on a day of the store's time zone, or not. */
export interface MailingTerms {
  lang: Locale;
  note: string;
  send: 'now' | 'on' | 'none';
  sendOn: string | null;
  remindDays: number | null;
}

/** The hour of the store's time zone at which a day's mails are sent. */
const HOUR = '09:00';

/**
 * Stores how a batch is mailed; its mails that are waiting go where it is not to be mailed now, but for those that were asked
 * for by themselves.
 */
export async function saveMailing(
  tx: Transaction,
  { tenantId, batchId, timeZone, at }: BatchKey & { timeZone: string; at: Date },
  { lang, note, send, sendOn, remindDays }: MailingTerms,
): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const day = sql`(${sendOn}::date + ${HOUR}::time) at time zone ${timeZone}`;
  const sendAt = { now, on: sql`greatest(${now}, ${day})`, none: sql`null::timestamptz` }[send];
  await tx.execute(sql`
    insert into code_mailings (tenant_id, batch_id, lang, note, send_at, remind_days, updated_at)
    values (${tenantId}, ${batchId}, ${lang}, ${note}, ${sendAt}, ${remindDays}, ${now})
    on conflict (tenant_id, batch_id) do update set lang = excluded.lang, note = excluded.note,
      send_at = excluded.send_at, remind_days = excluded.remind_days, updated_at = excluded.updated_at`);
  if (send !== 'now') {
    await tx.execute(
      sql`delete from code_mails where tenant_id = ${tenantId} and batch_id = ${batchId} and state = 'waiting' and not asked`,
    );
  }
}

/** Lets the code of a person be mailed anew: it, or their address, is another one. */
export async function forgetMails(
  tx: Transaction,
  tenantId: string,
  codes: readonly string[],
): Promise<void> {
  const ofThem = sql`tenant_id = ${tenantId} and code_id = any(${sql.param([...codes])}::text[])`;
  await tx.execute(sql`delete from code_mails where ${ofThem} and not asked`);
  await tx.execute(sql`update code_mails set state = 'waiting', reason = null, settled_at = null, attempts = 0
    where ${ofThem}`);
}

/**
 * Gives persons of dead codes to the codes in their places. A reminder that was sent is not sent a second time; a mail that was
 * asked for by itself is asked for again, since the code that it has brought is dead. What still waited says so. D40-17.
 */
export async function movePersons(
  tx: Transaction,
  tenantId: string,
  moves: readonly { from: string; to: string }[],
  at: Date,
): Promise<void> {
  const list = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as r ("from" text, "to" text)`;
  await tx.execute(sql`update code_persons p set code_id = r.to from ${list}
    where p.tenant_id = ${tenantId} and p.code_id = r.from`);
  await tx.execute(sql`update code_mails w set code_id = r.to from ${list}
    where w.tenant_id = ${tenantId} and w.code_id = r.from and w.purpose = 'reminder' and w.state = 'sent'`);
  await tx.execute(sql`
    insert into code_mails (tenant_id, code_id, batch_id, purpose, asked, due_at)
    select w.tenant_id, r.to, w.batch_id, w.purpose, true, w.due_at from ${list}
      join code_mails w on w.tenant_id = ${tenantId} and w.code_id = r.from and w.asked
    on conflict do nothing`);
  await tx.execute(sql`update code_mails w set state = 'not_needed', reason = 'replaced',
      settled_at = ${at.toISOString()}::timestamptz from ${list}
    where w.tenant_id = ${tenantId} and w.code_id = r.from and w.state = 'waiting'`);
}

/** The first person of a batch who has an address, for a preview; undefined for none. */
export async function firstPerson(
  tx: Transaction,
  { tenantId, batchId }: BatchKey,
): Promise<{ name: string; text: string } | undefined> {
  const { rows } = await tx.execute<{ name: string; text: string }>(sql`
    select name, note as text from code_persons
    where tenant_id = ${tenantId} and batch_id = ${batchId} and email is not null order by email_key limit 1`);
  return rows[0];
}

/**
 * Adds the mail of one code, whether or not its batch is mailed; the batch's words go with it. Nobody gets a code that cannot
 * be used yet.
 */
export async function addMail(
  tx: Transaction,
  { tenantId, batchId, codeId, lang, at }: BatchKey & { codeId: string; lang: Locale; at: Date },
): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into code_mailings (tenant_id, batch_id, lang, updated_at) values (${tenantId}, ${batchId}, ${lang}, ${now})
    on conflict do nothing`);
  await tx.execute(sql`
    insert into code_mails (tenant_id, code_id, batch_id, purpose, asked, due_at)
    select ${tenantId}, ${codeId}, ${batchId}, 'invitation', true, greatest(${now}, b.starts_at) from code_batches b
    where b.tenant_id = ${tenantId} and b.id = ${batchId} on conflict do nothing`);
}
