import { mailAddress } from './access';

/** What a pasted list or a CSV file says: addresses, each once, and the lines that have none that is right. */
export interface InvitedText {
  emails: string[];
  /** How many addresses were there before. */
  repeated: number;
  /** Counted from 1, as a spreadsheet shows them. */
  wrongRows: number[];
}

const CELLS = /[,;\t]/;

/** `"Ada" <ada@example.com>` → `ada@example.com`. */
function bare(cell: string): string {
  const typed = cell.trim().replace(/^"(.*)"$/, '$1');
  return /<([^<>]*)>\s*$/.exec(typed)?.[1] ?? typed;
}

/** The cells of a line that are meant as addresses. */
function addressesOf(line: string): string[] {
  return line
    .split(CELLS)
    .map(bare)
    .filter((cell) => cell.includes('@'));
}

/**
 * Reads a list as people have it: an address per line, several in one line, a column of a spreadsheet, or as a mail program
 * copies them. Empty lines count for nothing, and neither does a first line without any address, which is a heading.
 */
export function readInvitedText(text: string): InvitedText {
  const emails = new Set<string>();
  const wrongRows: number[] = [];
  let repeated = 0;
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    if (line.replace(/[,;\t\s"]/g, '') === '') return;
    const read = addressesOf(line).map(mailAddress);
    const isHeading = read.length === 0 && index === 0;
    if (!isHeading && (read.length === 0 || read.includes(null))) wrongRows.push(index + 1);
    for (const email of read) {
      if (email === null) continue;
      if (emails.has(email)) repeated += 1;
      emails.add(email);
    }
  });
  return { emails: [...emails], repeated, wrongRows };
}
