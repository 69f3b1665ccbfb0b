import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import type { OwnWords } from '@/lib/mail/own-words';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import type { ShownMail } from '@/lib/modules/mails/contract/mails';
import type { OwnMailWords, WordsForm } from '@/lib/modules/mails/contract/words';
import { findOwnEvent } from '@/lib/modules/mails/data/own-things';
import { findWordsRow, storeWords, type WordsKey, type WordsRow } from '@/lib/modules/mails/data/words';
import type { ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';
import { readMail } from './read-mail';
import { testMail } from './test-mail';

/** Which mail, of which event. */
interface MailOf {
  slug: string;
  kind: ShopperMail;
}

const present = (row: WordsRow | undefined): OwnMailWords => ({
  opening: row?.opening ?? '',
  closing: row?.closing ?? '',
  version: row?.version ?? 0,
});

const cleaned = ({ opening, closing }: OwnWords): OwnWords => ({
  opening: cleanLine(opening),
  closing: cleanLine(closing),
});

async function eventOf(tx: Transaction, tenantId: string, slug: string) {
  const event = await findOwnEvent(tx, tenantId, slug);
  if (!event) throw notFound();
  return event;
}

/** What a client says of its own in a mail of an event, in a language. Throws 404. S2.2-127. */
export async function readWords(
  context: TenantContext,
  { slug, kind }: MailOf,
  language: Locale,
): Promise<OwnMailWords> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const { id: eventId } = await eventOf(tx, tenantId, slug);
    return present(await findWordsRow(tx, { tenantId, eventId, kind, language }));
  });
}

/**
 * Sets it, as plain text in one line each. The same again changes nothing. Throws 404, `event_locked`, and `conflict` when
 * somebody else has saved since it was read. S2.2-127.
 */
export async function saveWords(
  context: TenantContext,
  { slug, kind }: MailOf,
  form: WordsForm,
): Promise<OwnMailWords> {
  const { tenantId } = context;
  const after = cleaned(form);
  return withTenant(context, async (tx) => {
    const event = await eventOf(tx, tenantId, slug);
    assertWritable(context.actor, event);
    const key: WordsKey = { tenantId, eventId: event.id, kind, language: form.lang };
    const found = await findWordsRow(tx, key);
    const { version, ...before } = present(found);
    if (before.opening === after.opening && before.closing === after.closing) return present(found);
    const row: WordsRow = { ...key, ...after, version: form.version, updatedAt: now() };
    const stored = await storeWords(tx, row);
    if (!stored) throw new AppError('conflict', { data: { ...before, version } });
    await audit(tx, context, {
      action: 'mail.words_updated',
      subjectType: 'event',
      subjectId: event.id,
      data: { kind, lang: form.lang, before, after },
    });
    return present(stored);
  });
}

/** The mail as it would be sent with these lines; nothing is kept. Throws 404. S2.2-128. */
export async function previewWords(
  context: TenantContext,
  { slug, kind }: MailOf,
  draft: OwnWords & { lang: Locale },
): Promise<ShownMail> {
  const { id: eventId } = await withTenant(context, (tx) => eventOf(tx, context.tenantId, slug));
  return readMail(context, { kind, lang: draft.lang, of: { eventId, words: cleaned(draft) } });
}

/** Lets the event's mail, as it is saved, go to whoever asks. Throws 404, and as `testMail` does. S2.2-128. */
export async function testWords(
  context: TenantContext,
  userId: string,
  { slug, kind, lang }: MailOf & { lang: Locale },
): Promise<{ email: string }> {
  const { id: eventId } = await withTenant(context, (tx) => eventOf(tx, context.tenantId, slug));
  return testMail(context, userId, { kind, lang, eventId });
}
