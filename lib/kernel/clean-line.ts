/** Line breaks, tabs and other control characters, and any run of white space. */
const BREAKS = /[\p{Cc}\s]+/gu;

/** Marks that turn the direction of the text behind them, which would show an address other than it is printed. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const NOTHING_TO_SEE = /^[\p{Default_Ignorable_Code_Point}\p{Z}]*$/u;

/**
 * What was typed into a field of one line, as a label or a mail's header may carry it: one line, no white space at its
 * ends, and empty when there is nothing to see in it. SPEC 3.1, 5.
 */
export function cleanLine(typed: string): string {
  const line = typed.replace(TURNING, '').replace(BREAKS, ' ').trim();
  return NOTHING_TO_SEE.test(line) ? '' : line;
}
