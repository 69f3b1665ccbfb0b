import { DELIMITERS, type Delimiter } from './csv-format';

/** A record of a CSV file with the line that it begins on, from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

interface ParsedCsv {
  records: CsvRecord[];
  /** The line of a quote that is never closed; the records before it are whole. */
  unclosed: number | null;
}

/** A cell, where the next one begins, and what stands between the two: a delimiter, a line break, or the end of the text. */
interface Cell {
  text: string;
  next: number;
  end: string;
}

/** Where the quote that opens at `at` is closed; null where it never is. */
function closingQuote(text: string, at: number): number | null {
  for (let quote = text.indexOf('"', at + 1); quote !== -1; quote = text.indexOf('"', quote + 2)) {
    if (text[quote + 1] !== '"') return quote;
  }
  return null;
}

/** The delimiter of which the first line has most, quoted text left out. */
function delimiterOf(text: string): Delimiter {
  const counts = new Map<string, number>();
  for (let at = 0; at < text.length && text[at] !== '\n' && text[at] !== '\r'; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') at = closingQuote(text, at) ?? text.length;
    else counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const count = (one: Delimiter) => counts.get(one) ?? 0;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * Reads cells: quoted with doubled quotes, or anything up to the next delimiter or line break. Null for a quote that is not
 * closed where the cell ends. A quoted cell is searched, not matched: a pattern runs out of stack on one of some megabytes.
 */
function cellReader(text: string, delimiter: Delimiter): (at: number) => Cell | null {
  const plain = new RegExp(`[^${delimiter}\r\n]*`, 'y');
  const ending = new RegExp(String.raw`${delimiter}|\r\n|\n|\r|$`, 'y');
  const endAt = (at: number) => {
    ending.lastIndex = at;
    return ending.exec(text)?.[0] ?? null;
  };
  return (at) => {
    const isQuoted = text[at] === '"';
    plain.lastIndex = at;
    const last = isQuoted ? closingQuote(text, at) : at + (plain.exec(text)?.[0].length ?? 0);
    if (last === null) return null;
    const after = isQuoted ? last + 1 : last;
    const end = endAt(after);
    if (end === null) return null;
    const cell = isQuoted ? text.slice(at + 1, last).replaceAll('""', '"') : text.slice(at, last);
    return { text: cell, next: after + end.length, end };
  };
}

/**
 * Parses RFC 4180 text with a BOM or without, whichever delimiter its first line uses, up to `most` records; every cell
 * is text. Lines without any text are left out, and the last one may end without a line break. D48-1.
 */
export function parseCsv(source: string, most: number): ParsedCsv {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source;
  const delimiter = delimiterOf(text);
  const cellAt = cellReader(text, delimiter);
  const records: CsvRecord[] = [];
  let [line, at] = [1, 0];
  while (at < text.length && records.length < most) {
    const record: CsvRecord = { line, cells: [] };
    for (let end: string = delimiter; end === delimiter;) {
      const cell = cellAt(at);
      if (!cell) return { records, unclosed: line };
      record.cells.push(cell.text);
      line += text.slice(at, cell.next).split(/\r\n|\n|\r/).length - 1;
      ({ next: at, end } = cell);
    }
    if (record.cells.some((cell) => cell !== '')) records.push(record);
  }
  return { records, unclosed: null };
}
