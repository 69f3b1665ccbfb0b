import { AppError, invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { audit } from '@/lib/audit/append-audit';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { FORMATTED_TEXTS } from '@/lib/modules/events/rules/text-fields';
import type { EventTexts, TextsQuery, TextsUpdate } from '@/lib/modules/storefront/contract/texts/texts';
import {
  findTexts,
  findTextsEvent,
  type TextRow,
  type TextsEvent,
} from '@/lib/modules/storefront/data/texts/find-texts';
import {
  findTextsVersion,
  saveTexts as saveRows,
  type TextChange,
} from '@/lib/modules/storefront/data/texts/save-texts';
import { fromPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import {
  inFile,
  translationOf,
  type Translation,
} from '@/lib/modules/storefront/rules/texts/event-translations';
import { pageOfTexts, requireForeign } from './read-texts';
import { textsInLog, textKey } from './texts-in-log';

/** What is sent as it is stored. Plain words that say the same as before keep their formatting. S3.6-16. */
function sentTranslation(row: TextRow, { text, document }: TextsUpdate['texts'][number]): Translation {
  if (document) return translationOf(document);
  if (text === undefined || text === row.value) return { value: row.value, document: row.document };
  const isFormatted = text !== '' && FORMATTED_TEXTS.has(row.field);
  return { value: text, document: isFormatted ? fromPlainText(text) : null };
}

/** Whether a translation says what is stored already. */
function isSame(row: TextRow, next: Translation): boolean {
  return inFile(row.field, row.value, row.document) === inFile(row.field, next.value, next.document);
}

/** What a save changes: texts that differ, and those that are confirmed after their source has changed. */
function changesOf(
  context: TenantContext,
  event: TextsEvent,
  { texts }: TextsUpdate,
  stored: readonly TextRow[],
): TextChange[] {
  const rows = new Map(stored.map((row) => [textKey(row.productId, row.field), row]));
  const fields: FieldErrors = {};
  const changes = new Map<string, TextChange>();
  for (const [index, said] of texts.entries()) {
    const { product, field } = said;
    const key = textKey(product, field);
    const row = rows.get(key);
    if (!row) {
      fields[`texts.${index}.${product === null ? 'field' : 'product'}`] = ['unknown'];
      continue;
    }
    const next = sentTranslation(row, said);
    if (isSame(row, next) && !(row.changed && next.value !== '')) continue;
    assertWritable(context.actor, event, { locked: row.productLocked, lockReason: null });
    changes.set(key, { productId: product, field, sourceHash: row.sourceHash, ...next });
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return [...changes.values()];
}

interface TextsToWrite {
  language: Locale;
  changes: readonly TextChange[];
  /** The texts as they are, those that change among them. */
  stored: readonly TextRow[];
  by?: 'import';
}

/** Stores translations with an audit row and the purge of the event's pages, in the caller's transaction. */
export async function writeTexts(
  tx: Transaction,
  context: TenantContext,
  event: TextsEvent,
  { language, changes, stored, by }: TextsToWrite,
): Promise<void> {
  const key = { tenantId: context.tenantId, eventId: event.id };
  await saveRows(tx, key, language, { changes, at: now() });
  const products = new Set(changes.flatMap(({ productId }) => productId ?? []));
  const fields = changes.flatMap(({ productId, field }) => (productId === null ? [field] : []));
  const logged = textsInLog(changes, stored);
  await audit(tx, context, {
    action: 'store.texts_updated',
    subjectType: 'event',
    subjectId: event.id,
    changes: logged.changes,
    data: {
      language,
      fields,
      products: products.size,
      texts: changes.length,
      ...logged.rest,
      ...(by ? { by } : {}),
    },
  });
  await enqueuePurge(tx, event.slug);
}

/**
 * Saves translations into one language: audit row and the purge of the pages in the same transaction. The same texts
 * again change nothing. Throws 404 for another tenant's event, 409 for an event or product that staff have locked and
 * when somebody else has saved since `version`, 422 at the text: one that is too long, or of no product here. S3.6-29.
 */
export async function saveTexts(
  context: TenantContext,
  slug: string,
  { query, update }: { query: Omit<TextsQuery, 'language'>; update: TextsUpdate },
): Promise<EventTexts> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await findTextsEvent(tx, tenantId, slug, true);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    const language = requireForeign(event, update.language);
    const key = { tenantId, eventId: event.id };
    const version = await findTextsVersion(tx, key, language, true);
    const products = update.texts.flatMap(({ product }) => product ?? []);
    const stored = await findTexts(tx, key, language, { event: true, products });
    const changes = changesOf(context, event, update, stored);
    if (changes.length > 0) {
      if (version !== update.version) throw new AppError('conflict', { data: { version } });
      await writeTexts(tx, context, event, { language, changes, stored });
    }
    return pageOfTexts(tx, tenantId, event, { ...query, language });
  });
}
