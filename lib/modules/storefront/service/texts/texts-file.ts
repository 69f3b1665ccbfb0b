import { createHash } from 'node:crypto';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { assertWritable, lockFor } from '@/lib/modules/events/rules/assert-writable';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import { csvHeader, csvRows } from '@/lib/modules/lists/service/csv-rows';
import type { TextsImport } from '@/lib/modules/storefront/contract/texts/texts-file';
import { findTexts, findTextsEvent, type TextRow } from '@/lib/modules/storefront/data/texts/find-texts';
import { findTextsVersion } from '@/lib/modules/storefront/data/texts/save-texts';
import {
  MOST_TEXT_ROWS,
  TEXT_COLUMNS,
  textId,
  textsPlan,
  type StoredText,
} from '@/lib/modules/storefront/rules/texts/texts-file';
import { inFile } from '@/lib/modules/storefront/rules/texts/event-translations';
import { requireForeign } from './read-texts';
import { writeTexts } from './save-texts';

/** The errors that are listed; beyond them only their number is told. */
const SHOWN_ERRORS = 200;
const ALL = { event: true, products: 'all' } as const;

const sourceOf = (row: TextRow) => inFile(row.field, row.source, row.sourceDocument);
const translatedAs = (row: TextRow) => inFile(row.field, row.value, row.document);

/** Tells a text that was changed since it was downloaded. A letter in front: spreadsheets take `12e4` for a number. */
function seenOf(row: TextRow): string {
  return `v${createHash('sha256')
    .update(`${sourceOf(row)}\u0000${translatedAs(row)}`)
    .digest('hex')
    .slice(0, 12)}`;
}

/**
 * An event's texts and their translations into `language` as CSV, headers in the person's `locale` and ids beside. Throws
 * 404 for another tenant's event, 422 for its own language and for more texts than an import takes. D48-18.
 */
export async function exportTexts(
  context: TenantContext,
  slug: string,
  { language, locale }: { language: Locale; locale: Locale },
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  const { tenantId } = context;
  const rows = await withTenant(context, async (tx) => {
    const event = await findTextsEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    const key = { tenantId, eventId: event.id };
    return findTexts(tx, key, requireForeign(event, language), { ...ALL, limit: MOST_TEXT_ROWS + 1 });
  });
  if (rows.length > MOST_TEXT_ROWS) throw new AppError('too_many_rows', { values: { most: MOST_TEXT_ROWS } });
  const texts = messageFor(locale);
  const columns = TEXT_COLUMNS.map((id) => ({
    id,
    type: 'text' as const,
    header: `eventTexts.file.columns.${id}` as const,
  }));
  const csv = { columns, texts, delimiter: delimiterFor(locale) };
  const cells = rows.map((row) => ({
    place: row.productName ?? texts('eventTexts.ofEvent'),
    text: texts(`eventTexts.fields.${row.field}`),
    source: sourceOf(row),
    translation: translatedAs(row),
    language,
    text_id: textId(row.productId, row.field),
    seen: seenOf(row),
  }));
  const file = new Blob([csvHeader(csv), csvRows(cells, csv)]);
  const day = now().toISOString().slice(0, 10);
  return { fileName: `${slug}-texts-${language}-${day}.csv`, bytes: file.size, stream: file.stream() };
}

type Known = StoredText & { row: TextRow };

/**
 * Checks a translator's file against an event's texts, and writes all of it unless `dryRun` or anything is wrong, as one
 * save with its audit row and purge. The same file again changes nothing. Throws 404 for another tenant's event, 409 for
 * one that staff have locked, 422 for its own language. D48-18.
 */
export async function importTexts(
  context: TenantContext,
  slug: string,
  { language, bytes, dryRun }: { language: Locale; bytes: Uint8Array; dryRun: boolean },
): Promise<TextsImport> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await findTextsEvent(tx, tenantId, slug, !dryRun);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    const key = { tenantId, eventId: event.id };
    // Others who save this language wait from here on, so that the plan still holds when it is written.
    if (!dryRun) await findTextsVersion(tx, key, requireForeign(event, language), true);
    const rows = await findTexts(tx, key, requireForeign(event, language), ALL);
    const stored = rows.map((row): Known => {
      const product = { locked: row.productLocked, lockReason: null };
      const locked = lockFor(context.actor, event, product) !== null;
      const { field } = row;
      return {
        id: textId(row.productId, field),
        field,
        value: translatedAs(row),
        seen: seenOf(row),
        locked,
        row,
      };
    });
    const plan = textsPlan(bytes, language, stored);
    const applied = !dryRun && plan.errors.length === 0;
    const changes = plan.changes.map(({ text: { row }, value, document }) => {
      const { productId, field, sourceHash } = row;
      return { productId, field, sourceHash, value, document };
    });
    if (applied && changes.length > 0)
      await writeTexts(tx, context, event, { language, changes, stored: rows, by: 'import' });
    return {
      applied,
      rows: plan.rows,
      changes: changes.length,
      error_count: plan.errors.length,
      errors: plan.errors.slice(0, SHOWN_ERRORS),
    };
  });
}
