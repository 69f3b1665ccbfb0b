import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, type FieldErrors } from '@/lib/kernel/app-error';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import type { Mailing, MailingBody } from '@/lib/modules/claims/contract/code-mailing';
import { readMailing as readRow, saveMailing as save } from '@/lib/modules/claims/data/code-mailings';
import { retryUnreachable } from '@/lib/modules/claims/data/code-mails';
import type { BatchRow } from '@/lib/modules/claims/data/code-batches';
import { todayOf } from '@/lib/modules/claims/service/batches/batch-columns';
import {
  batchPlace,
  requireBatch,
  writableBatchPlace,
  type BatchPlace,
} from '@/lib/modules/claims/service/batches/batch-place';
import { enqueueMails, wakeMails } from './enqueue-mails';

export interface BatchAddress {
  slug: string;
  batch: string;
}

const instant = (at: Date | null) => at && new Date(at).toISOString();

async function present(tx: Transaction, { filter, event }: BatchPlace, batchId: string): Promise<Mailing> {
  const row = await readRow(tx, { ...filter, batchId });
  const language = isLocale(event.lang) ? event.lang : DEFAULT_LOCALE;
  const { note, addresses, waiting, sent, refused, notNeeded, unsubscribed, reminded } = row;
  return {
    lang: row.lang ?? language,
    note,
    saved: row.lang !== null,
    send_at: instant(row.sendAt),
    send_on: row.sendOn,
    remind_days: row.remindDays,
    live: event.isLive,
    addresses,
    waiting,
    sent,
    refused,
    not_needed: notNeeded,
    unsubscribed,
    reminded,
  };
}

/** How a batch is mailed, and what has become of its mails. Throws 404. D40-4. */
export async function readMailing(context: TenantContext, { slug, batch }: BatchAddress): Promise<Mailing> {
  return withTenant(context, async (tx) => {
    const place = await batchPlace(tx, context, slug);
    await requireBatch(tx, place, batch);
    return present(tx, place, batch);
  });
}

/** Nobody gets a link that opens nothing, or a code that cannot be used yet, or is over by then; a reminder needs an end to come before. */
function problems(place: BatchPlace, row: BatchRow, body: MailingBody): FieldErrors {
  const { send, send_on: day, remind_days: remind } = body;
  const noReminder: FieldErrors =
    remind !== null && row.endsOn === null ? { remind_days: ['needs_last_day'] } : {};
  if (send === 'none') return noReminder;
  if (send === 'now' && !place.event.isLive) return { ...noReminder, send: ['event_not_live'] };
  const on = send === 'on' ? day : todayOf(place);
  if (on === null) return { ...noReminder, send_on: ['required'] };
  if (on < todayOf(place)) return { ...noReminder, send_on: ['day_past'] };
  if (row.startsOn !== null && on < row.startsOn) return { ...noReminder, send_on: ['before_first_day'] };
  if (row.endsOn !== null && on > row.endsOn) return { ...noReminder, send_on: ['after_last_day'] };
  return noReminder;
}

/**
 * Says how a batch is mailed, with its audit row and job: each person once, now, once the event is live or on a day, with one
 * reminder before the end; `now` tries again what no mail server has taken, `none` takes back what has not been sent. Throws 404, `event_locked`, 409 for a revoked batch or a shared code, and
 * 422 for a day on which its codes can't be used. D40-4.
 */
export async function saveMailing(
  context: TenantContext,
  { slug, batch }: BatchAddress,
  body: MailingBody,
): Promise<Mailing> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const place = await writableBatchPlace(tx, context, slug);
    const row = await requireBatch(tx, place, batch, true);
    if (row.state === 'revoked' || row.kind === 'shared') throw new AppError('conflict');
    const fields = problems(place, row, body);
    if (Object.keys(fields).length > 0) throw invalid(fields);
    const { lang, note, send } = body;
    const sendOn = send === 'on' ? body.send_on : null;
    await save(
      tx,
      { ...place.filter, batchId: batch },
      // What is due waits until its event is live.
      { lang, note, send: send === 'live' ? 'now' : send, sendOn, remindDays: body.remind_days },
    );
    await audit(tx, context, {
      action: 'code_batch.mailing_updated',
      subjectType: 'event',
      subjectId: place.event.id,
      data: {
        batch,
        name: row.name,
        send,
        ...(sendOn === null ? {} : { on: sendOn }),
        remind_days: body.remind_days,
      },
    });
    const job = { tenantId, batchId: batch };
    if (send === 'now' || send === 'live') {
      await retryUnreachable(tx, job, place.filter.at);
      await enqueueMails(tx, job);
    } else await wakeMails(tx, job);
    return present(tx, place, batch);
  });
}
