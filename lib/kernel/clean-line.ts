/** Control characters such as line breaks and tabs, and runs of white space. */
const BREAKS = /[\p{Cc}\s]+/gu;

/** Marks that change the text direction: an address could look different from what is printed. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const NOTHING_TO_SEE = /^[\p{Default_Ignorable_Code_Point}\p{Z}]*$/u;

/**
 * A one-line input made safe for a label or a mail header: one line, trimmed, and empty when nothing visible is left.
 * S3.1, S5.
 */
export function cleanLine(typed: string): string {
  const line = typed.replace(TURNING, '').replace(BREAKS, ' ').trim();
  return NOTHING_TO_SEE.test(line) ? '' : line;
}

/** A text of several lines made safe: each line as `cleanLine` makes it, at most one empty line between two. S5. */
export function cleanText(typed: string): string {
  const lines = typed.split(/\r\n|\r|\n/).map((line) => cleanLine(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
