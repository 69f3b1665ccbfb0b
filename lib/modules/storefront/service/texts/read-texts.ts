import { invalid, notFound } from '@/lib/kernel/app-error';
import { LOCALE_CODES, type Locale } from '@/lib/kernel/locales';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { EventTexts, TextsQuery, TranslatedText } from '@/lib/modules/storefront/contract/texts/texts';
import { countTexts, listTextProducts } from '@/lib/modules/storefront/data/texts/count-texts';
import {
  findTexts,
  findTextsEvent,
  type TextRow,
  type TextsEvent,
} from '@/lib/modules/storefront/data/texts/find-texts';
import { documentOf } from '@/lib/modules/storefront/rules/texts/event-translations';
import { findTextsVersion } from '@/lib/modules/storefront/data/texts/save-texts';

const SORT = 'position';

/** The languages that an event is translated into: all but its own. */
function foreignLanguages({ defaultLanguage }: TextsEvent): Locale[] {
  return LOCALE_CODES.filter((code) => code !== defaultLanguage);
}

/** Throws 422 at `language` for the event's own. */
export function requireForeign(event: TextsEvent, language: Locale): Locale {
  if (language === event.defaultLanguage) throw invalid({ language: ['invalid'] });
  return language;
}

const presentText = (row: TextRow): TranslatedText => ({
  field: row.field,
  source: row.source,
  source_document: documentOf(row.field, row.source, row.sourceDocument),
  text: row.value,
  document: documentOf(row.field, row.value, row.document),
  changed: row.changed,
});

function presentProducts(rows: readonly TextRow[]): EventTexts['products'] {
  const products = new Map<string, EventTexts['products'][number]>();
  for (const row of rows) {
    const { productId: id, productName: name, productLocked: locked } = row;
    if (id === null || name === null) continue;
    const product = products.get(id) ?? { id, name, locked, texts: [] };
    products.set(id, { ...product, texts: [...product.texts, presentText(row)] });
  }
  return [...products.values()];
}

/** A page of an event's texts, read in the caller's transaction. */
export async function pageOfTexts(
  tx: Transaction,
  tenantId: string,
  event: TextsEvent,
  { language, open, cursor, limit }: TextsQuery & { language: Locale },
): Promise<EventTexts> {
  const key = { tenantId, eventId: event.id };
  const after = cursor ? decodeCursor(cursor, SORT, 'number') : null;
  // One row more than the page size shows whether there is a next page.
  const found = await listTextProducts(tx, key, { language, open, after, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const next = last && { value: String(last.position), id: last.entry, tenantId };
  const rows = await findTexts(tx, key, language, { event: true, products: shown.map(({ id }) => id) });
  const { total, languages } = await countTexts(tx, key);
  return {
    default_language: event.defaultLanguage,
    language,
    languages: foreignLanguages(event).map((code) => {
      const { translated = 0, changed = 0 } = languages.find((one) => one.language === code) ?? {};
      return { language: code, translated, changed, total };
    }),
    texts: rows.filter(({ productId }) => productId === null).map(presentText),
    products: presentProducts(rows),
    next_cursor: next ? encodeCursor(SORT, next) : null,
    locked: event.locked,
    version: await findTextsVersion(tx, key, language),
  };
}

/**
 * An event's texts beside their translations into a language, with how far each language is translated. Throws 404 for
 * another tenant's event, 422 for the event's own language and an invalid cursor. S3.6-29.
 */
export async function readTexts(
  context: TenantContext,
  slug: string,
  query: TextsQuery,
): Promise<EventTexts> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await findTextsEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    const [first = event.defaultLanguage] = foreignLanguages(event);
    const language = requireForeign(event, query.language ?? first);
    return pageOfTexts(tx, tenantId, event, { ...query, language });
  });
}
