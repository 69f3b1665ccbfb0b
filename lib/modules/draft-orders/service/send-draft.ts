import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import { refund } from '@/lib/limits/refund';
import type { Limit } from '@/lib/limits/window';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { DraftOrder } from '@/lib/modules/draft-orders/contract/drafts';
import * as rows from '@/lib/modules/draft-orders/data/drafts';
import { DRAFT_LIMITS, expiryOf } from '@/lib/modules/draft-orders/rules/drafts';
import { eventAvailability } from '@/lib/modules/events/rules/event-availability';
import { presentDraft } from './present-draft';
import { priceDraft, readStore } from './price-draft';

/** Mails to addresses that a person typed, over all drafts of a client. */
const LIMIT = { limit: 200, windowSeconds: 3600 };

async function countMail(limit: Limit): Promise<void> {
  const { allowed, retryAfter } = await consume(limit);
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/** What it costs now. Throws `event_closed`, `event_not_open`, and 422 while a line can't be bought. */
async function priceToSend(tx: Transaction, tenantId: string, row: rows.DraftRow): Promise<number> {
  const ids = row.lines.map(({ product }) => product);
  const facts = await readStore(tx, tenantId, row.eventSlug, ids);
  const availability = eventAvailability(facts.event, now());
  if (availability !== 'open')
    throw new AppError(availability === 'not_found' ? 'event_closed' : availability);
  const { priced, total } = await priceDraft(tx, facts, row);
  const gone = priced.lines.flatMap(({ available }, index) =>
    available ? [] : [`products.${index}.quantity`],
  );
  if (gone.length > 0) throw invalid(Object.fromEntries(gone.map((field) => [field, ['out_of_stock']])));
  return total;
}

type Seen = Pick<rows.DraftRow, 'version' | 'sends'>;

async function sendLocked(
  context: TenantContext,
  user: SessionUser,
  key: { tenantId: string; draftId: string },
  seen: Seen,
): Promise<{ draft: DraftOrder; isMailed: boolean }> {
  const { tenantId, draftId } = key;
  return withTenant(context, async (tx) => {
    const row = await rows.lockDraft(tx, key);
    if (!row) throw notFound();
    const done = row.sends > seen.sends && row.state === 'sent';
    if (done) return { draft: await presentDraft(tx, tenantId, user, row), isMailed: false };
    const ended = row.state === 'paid' || row.state === 'withdrawn';
    if (ended || row.version !== seen.version) throw new AppError('conflict');
    if (row.sends >= DRAFT_LIMITS.sends) throw new AppError('too_many');
    const totalMinor = await priceToSend(tx, tenantId, row);
    const round = row.sends + 1;
    const expiresAt = expiryOf(now());
    await rows.changeDraft(tx, key, { totalMinor, sends: round, sentAt: now(), expiresAt });
    await audit(tx, context, {
      action: 'draft_order.sent',
      subjectType: 'event',
      subjectId: row.eventId,
      data: {
        draft: draftId,
        before: { sends: row.sends },
        after: { sends: round, total: toWire(totalMinor), expires_at: expiresAt.toISOString() },
      },
    });
    await enqueue(tx, 'send-draft-mail', { tenantId, draftId, round });
    const sent = await rows.findDraft(tx, key);
    if (!sent) throw notFound();
    return { draft: await presentDraft(tx, tenantId, user, sent), isMailed: true };
  });
}

/**
 * Mails the payment link, at first or again: it can be paid for fourteen days from now on. S2.2-89. A second press sends no second
 * mail. Throws 404, `conflict` for a draft that somebody else has changed or that is paid or withdrawn, `too_many` after five
 * mails, `rate_limited`, and what `priceToSend` throws.
 */
export async function sendDraft(
  context: TenantContext,
  user: SessionUser,
  draftId: string,
  seen: Seen,
): Promise<DraftOrder> {
  const { tenantId } = context;
  const key = { tenantId, draftId };
  const limit = { ...LIMIT, bucket: bucketOf('draft-order', tenantId) };
  await countMail(limit);
  let isMailed = false;
  try {
    const sent = await sendLocked(context, user, key, seen);
    isMailed = sent.isMailed;
    return sent.draft;
  } finally {
    // What was refused or sent already is no mail.
    if (!isMailed) await refund(limit);
  }
}
/**
 * Ends a draft: its link says so. The same again does nothing. S2.2-89. Throws 404, and `conflict` for one that was paid or that
 * somebody else has changed.
 */
export async function withdrawDraft(
  context: TenantContext,
  user: SessionUser,
  draftId: string,
  version: number,
): Promise<DraftOrder> {
  const { tenantId } = context;
  const key = { tenantId, draftId };
  return withTenant(context, async (tx) => {
    const row = await rows.lockDraft(tx, key);
    if (!row) throw notFound();
    if (row.state === 'withdrawn') return presentDraft(tx, tenantId, user, row);
    if (row.state === 'paid' || row.version !== version) throw new AppError('conflict');
    await rows.changeDraft(tx, key, { withdrawnAt: now() });
    await audit(tx, context, {
      action: 'draft_order.withdrawn',
      subjectType: 'event',
      subjectId: row.eventId,
      data: { draft: draftId, before: { state: row.state }, after: { state: 'withdrawn' } },
    });
    const ended = await rows.findDraft(tx, key);
    if (!ended) throw notFound();
    return presentDraft(tx, tenantId, user, ended);
  });
}
