/** Possible column separators, most likely first. */
const DELIMITERS = ['\t', ';', ','] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** How many rows are examined to find the separator. */
const SAMPLE = 20;

interface Reading {
  rows: string[][];
  /** An unclosed quote: quotes in this text are not quoting. */
  open: boolean;
}

/** One pass over the text; a quote counts only at the start of a cell. */
function read(text: string, delimiter: Delimiter, quoting: boolean): Reading {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let inside = false;
  let begun = false;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
    begun = false;
  };
  const endRow = (): void => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at);
    if (inside && one === '"' && text.charAt(at + 1) === '"') {
      cell += one;
      at += 1;
    } else if (inside) {
      if (one === '"') inside = false;
      else cell += one;
    } else if (quoting && one === '"' && !begun) {
      inside = true;
      begun = true;
    } else if (one === delimiter) endCell();
    else if (one === '\n') endRow();
    else {
      cell += one;
      begun ||= one !== ' ';
    }
  }
  if (cell !== '' || row.length > 0) endRow();
  return { rows, open: inside };
}

/** The number of each separator outside quotes, per line; a quote counts where a cell may start. */
function countsOf(text: string, quoting: boolean): Record<Delimiter, number>[] | null {
  const none = (): Record<Delimiter, number> => ({ '\t': 0, ';': 0, ',': 0 });
  let line = none();
  const lines: Record<Delimiter, number>[] = [];
  let inside = false;
  let fresh = true;
  for (const one of text) {
    if (one === '"' && (inside || (quoting && fresh))) inside = !inside;
    else if (!inside && one === '\n') {
      lines.push(line);
      line = none();
    } else if (!inside && isDelimiter(one)) line[one] += 1;
    // A doubled quote closes and opens again.
    fresh = one === '\n' || isDelimiter(one) || one === '"' || (fresh && one === ' ');
  }
  return inside ? null : [...lines, line];
}

const isDelimiter = (one: string): one is Delimiter => DELIMITERS.some((known) => known === one);

/** The separator: the one with the same count in most rows; a comma if there is none in any row. */
function delimiterOf(text: string): Delimiter {
  const lines = (countsOf(text, true) ?? countsOf(text, false) ?? []).slice(0, SAMPLE);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line[delimiter]).filter((count) => count > 0);
    const score = Math.max(0, ...counts.map((count) => counts.filter((one) => one === count).length));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/**
 * Parses a pasted list or a CSV file into rows of cells: separated by tab, semicolon or comma, quoted or not; line
 * breaks inside quotes become spaces. Every cell is text, even one that a spreadsheet would take for a formula. Blank
 * rows are left out, cells trimmed.
 */
export function readTable(source: string): string[][] {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(text);
  const quoted = read(text, delimiter, true);
  const { rows } = quoted.open ? read(text, delimiter, false) : quoted;
  return rows
    .map((row) => row.map((cell) => cell.replace(/\s*\n\s*/g, ' ').trim()))
    .filter((row) => row.some((cell) => cell !== ''));
}
