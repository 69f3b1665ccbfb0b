import { AppError, invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type {
  RefusedWords,
  updateRefusedWords as contract,
} from '@/lib/modules/events/contract/refused-words';
import type { BodyOf } from '@/lib/contract/route';
import { cleanWords, entryProblem } from '@/lib/modules/design/rules/refused-words';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { audit } from '@/lib/audit/append-audit';
import {
  findWordsEvent,
  saveRefusedWords,
  type WordsEvent,
} from '@/lib/modules/events/service/statements/refused-words';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';

type Body = BodyOf<typeof contract>;

const present = ({ enabled, words, version }: WordsEvent): RefusedWords => ({ enabled, words, version });

/** The words that an event does not print, enabled or not (S3.4-11). Throws 404 for another tenant's. */
export async function readRefusedWords(context: TenantContext, slug: string): Promise<RefusedWords> {
  const event = await withTenant(context, (tx) => findWordsEvent(tx, context.tenantId, slug));
  if (!event) throw notFound();
  return present(event);
}

function checked({ words }: Body): string[] {
  const fields: FieldErrors = {};
  for (const [index, entry] of words.entries()) {
    const problem = entryProblem(entry);
    if (problem) fields[`words.${index}`] = [problem];
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return cleanWords(words);
}

/** Whether the store's pages need to call the word check. Pages know only whether there are words, never which. */
const asksOf = ({ enabled, words }: Pick<WordsEvent, 'enabled' | 'words'>) => enabled && words.length > 0;

/**
 * Sets the refused words, without duplicates, and whether they are enabled, with audit row (S3.4-11). Purges the
 * store's pages when they start or stop calling the word check. The same list again changes nothing. The audit row
 * holds only the number of words: a list of slurs is not copied into the log. Throws 422 at each invalid entry, 404 for
 * another tenant's event, 409 for one that staff have locked, and `conflict` when somebody else has saved since
 * `version`.
 */
export async function updateRefusedWords(
  context: TenantContext,
  slug: string,
  body: Body,
): Promise<RefusedWords> {
  const next = { enabled: body.enabled, words: checked(body) };
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await findWordsEvent(tx, tenantId, slug, true);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    const { enabled, words, version } = event;
    // A repeat of a save whose answer was lost is not a conflict.
    if (JSON.stringify({ enabled, words }) === JSON.stringify(next)) return present(event);
    if (version !== body.version) throw new AppError('conflict', { data: { version } });
    await saveRefusedWords(tx, { tenantId, eventId: event.id }, next, now());
    const told = { enabled: next.enabled, words: { from: words.length, to: next.words.length } };
    await audit(tx, context, {
      action: 'event.updated',
      subjectType: 'event',
      subjectId: event.id,
      data: { refused_words: told },
    });
    if (asksOf(event) !== asksOf(next)) await enqueuePurge(tx, slug);
    return { ...next, version: version + 1 };
  });
}
