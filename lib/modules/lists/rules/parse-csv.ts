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

/** The delimiter of which the first line has most, quoted text left out. */
function delimiterOf(text: string): Delimiter {
  const first = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (one: Delimiter) => first.split(one).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** A cell with what follows it: quoted with doubled quotes, or anything up to the next delimiter or line break. */
const cellPattern = (delimiter: Delimiter) =>
  new RegExp(
    String.raw`(?:"((?:[^"]|"")*)"|([^"${delimiter}\r\n][^${delimiter}\r\n]*)?)(${delimiter}|\r\n|\n|\r|$)`,
    'y',
  );

/**
 * Parses RFC 4180 text with a BOM or without, whichever delimiter its first line uses, up to `most` records; every cell
 * is text. Empty lines are left out. D48-1.
 */
export function parseCsv(source: string, most: number): ParsedCsv {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source;
  const pattern = cellPattern(delimiterOf(text));
  const records: CsvRecord[] = [];
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  while (pattern.lastIndex < text.length && records.length < most) {
    const found = pattern.exec(text);
    if (!found) return { records, unclosed: line };
    const [whole, quoted, plain = '', end = ''] = found;
    record.cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += whole.split(/\r\n|\n|\r/).length - 1;
    if (end !== '' && !/[\r\n]/.test(end)) continue;
    if (record.cells.some((cell) => cell !== '')) records.push(record);
    record = { line, cells: [] };
  }
  if (record.cells.length > 0 && records.length < most) records.push(record);
  return { records, unclosed: null };
}
