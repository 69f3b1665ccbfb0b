import { FORMATTED_TEXTS, type EventTextField, type TextField } from '@/lib/modules/events/rules/text-fields';
import { fromPlainText, toPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import { EMPTY_RICH_TEXT, type RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { toMarkdown } from '@/lib/modules/storefront/rules/rich-text/to-markdown';

/** What is stored of an event in one language: plain words, or the document of a formatted text. S3.6-29. */
export type EventTranslations = Partial<Record<EventTextField, string | RichText>>;

/** A translation as it is stored: the words, and their formatting in a text that has any. */
export interface Translation {
  value: string;
  document: RichText | null;
}

/** The words of a translation. */
export const wordsOf = (said: string | RichText): string =>
  typeof said === 'string' ? said : toPlainText(said);

/** The document of a formatted text; null for a text without formatting. One that is stored as words is its paragraphs. */
export function documentOf(field: TextField, value: string, document: RichText | null): RichText | null {
  if (!FORMATTED_TEXTS.has(field)) return null;
  return document ?? (value === '' ? EMPTY_RICH_TEXT : fromPlainText(value));
}

/** A translation of its document. */
export const translationOf = (document: RichText): Translation => ({
  value: toPlainText(document).trim(),
  document,
});

/** A text as a translator's file has it: Markdown where it is formatted. D48-18. */
export function inFile(field: TextField, value: string, document: RichText | null): string {
  const shown = documentOf(field, value, document);
  return shown === null ? value : toMarkdown(shown);
}

/** What a cell of a translator's file says: the inverse of `inFile`. D48-18. */
export const fromFile = (field: TextField, cell: string): Translation =>
  FORMATTED_TEXTS.has(field) ? translationOf(parseMarkdown(cell)) : { value: cell, document: null };
