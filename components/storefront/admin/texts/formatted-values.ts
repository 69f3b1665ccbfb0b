import type { TranslatedText } from '@/lib/modules/storefront/contract/texts/texts';
import { fromPlainText, toPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import {
  EMPTY_RICH_TEXT,
  isEmptyRichText,
  type RichText,
} from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { tidyRichText } from '@/lib/modules/storefront/rules/rich-text/tidy';

/** How every tidy document begins. */
const DOCUMENT = '{"type":"doc",';

/** A document as a value of the form, which holds texts alone: JSON in its one tidy form; empty for none. */
export function documentValue(document: RichText): string {
  const tidy = tidyRichText(document);
  return isEmptyRichText(tidy) ? '' : JSON.stringify(tidy);
}

/** The document of such a value. A draft that was kept before this text had formatting is plain words: its paragraphs. */
export function documentIn(value: string): RichText {
  if (value === '') return EMPTY_RICH_TEXT;
  if (!value.startsWith(DOCUMENT)) return fromPlainText(value);
  try {
    return JSON.parse(value) as RichText;
  } catch {
    return fromPlainText(value);
  }
}

/** What the form has of a stored text. */
export const valueOf = ({ text, document }: TranslatedText): string =>
  document === null ? text : documentValue(document);

/** What a value says without its formatting: in notices and for "missing". */
export const wordsIn = ({ document }: Pick<TranslatedText, 'document'>, value: string): string =>
  document === null ? value : toPlainText(documentIn(value));

/** A value as a save sends it. */
export function sentText(
  { document }: TranslatedText,
  value: string,
): { text?: string; document?: RichText } {
  return document === null ? { text: value } : { document: documentIn(value) };
}

/** A text as it is stored once a value is. */
export const storedText = (text: TranslatedText, value: string): TranslatedText => ({
  ...text,
  text: wordsIn(text, value),
  document: text.document === null ? null : documentIn(value),
});
