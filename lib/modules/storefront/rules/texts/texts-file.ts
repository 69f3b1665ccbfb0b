import type { Locale } from '@/lib/kernel/locales';
import { LONG_TEXTS, TEXT_LENGTHS, type TextField } from '@/lib/modules/events/rules/text-fields';
import { richTextExcess } from '@/lib/modules/storefront/rules/rich-text/within-limits';
import { CSV_PROBLEMS, readCsvFile, type CsvError } from '@/lib/modules/lists/rules/read-csv-file';
import { fromFile, inFile, type Translation } from './event-translations';

/** The most rows of a translator's file, without its header: as many as are written within one answer. D48-18. */
export const MOST_TEXT_ROWS = 25_000;
/** The most bytes of a file: such rows with long texts and room. */
export const MOST_TEXT_BYTES = 20_000_000;

/** The columns of a file, by the ids that stand beside their headers. */
export const TEXT_COLUMNS = [
  ...(['place', 'text', 'source', 'translation'] as const),
  ...(['language', 'text_id', 'seen'] as const),
] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];

/** Those that a file must have to be read. */
const NEEDED = ['text_id', 'language', 'seen', 'translation'] as const;

export const TEXT_PROBLEMS = [
  ...CSV_PROBLEMS,
  ...(['unknown', 'other_language', 'too_long', 'line_break', 'changed', 'locked'] as const),
] as const;
type TextProblem = (typeof TEXT_PROBLEMS)[number];
type TextError = CsvError<TextProblem>;

/** What is stored of a text now. */
export interface StoredText {
  id: string;
  field: TextField;
  /** The translation as the file has it (`inFile`); empty where there is none. */
  value: string;
  /** Of source and translation, as a file that was downloaded now would have it. */
  seen: string;
  locked: boolean;
}

export interface TextsPlan<Text extends StoredText> {
  rows: number;
  changes: ({ text: Text } & Translation)[];
  errors: TextError[];
}

/** An event's own text is its field; a product's has the product in front. */
export const textId = (productId: string | null, field: TextField): string =>
  productId === null ? field : `${productId}.${field}`;

function isTooLong(field: TextField, { value, document }: Translation): boolean {
  return document ? richTextExcess(document) !== undefined : value.length > TEXT_LENGTHS[field];
}

function problemOf(stored: StoredText, said: Translation, seen: string): [string, TextProblem] | null {
  const { value } = said;
  if (isTooLong(stored.field, said)) return ['translation', 'too_long'];
  if (!LONG_TEXTS.has(stored.field) && /[\r\n]/.test(value)) return ['translation', 'line_break'];
  if (stored.locked) return ['text_id', 'locked'];
  return seen === stored.seen ? null : ['seen', 'changed'];
}

/**
 * What a translator's file changes of the texts that are stored now, and every cell that is wrong, by line and column. An
 * empty translation changes nothing; one that was changed here since the download is refused at its row. D48-18.
 */
export function textsPlan<Text extends StoredText>(
  bytes: Uint8Array,
  language: Locale,
  stored: readonly Text[],
): TextsPlan<Text> {
  const file = readCsvFile(bytes, { needed: NEEDED, key: 'text_id', mostRows: MOST_TEXT_ROWS });
  const known = new Map(stored.map((text) => [text.id, text]));
  const errors: TextError[] = [...file.errors];
  const changes: TextsPlan<Text>['changes'] = [];
  for (const { line, cell } of file.rows) {
    const text = known.get(cell('text_id'));
    const value = cell('translation').replaceAll('\r\n', '\n');
    const wrong = (column: string, code: TextProblem) => errors.push({ row: line, column, code });
    if (cell('language') !== language) wrong('language', 'other_language');
    else if (!text) {
      if (cell('text_id') !== '') wrong('text_id', 'unknown');
    } else {
      const said = fromFile(text.field, value);
      if (said.value === '' || inFile(text.field, said.value, said.document) === text.value) continue;
      const problem = problemOf(text, said, cell('seen'));
      if (problem) wrong(...problem);
      else changes.push({ text, ...said });
    }
  }
  errors.sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
  return { rows: file.rows.length, changes, errors };
}
