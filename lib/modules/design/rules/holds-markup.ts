/** A tag, the start of a comment, or a script URL. `<3` and `a < b` are allowed. */
const MARKUP = /<[/!?]?[a-z][^<>]*>|<\s{0,4}\/?\s{0,4}script\b|<!--|(?:java|vb)script\s{0,4}:/i;

/** Whether a text contains markup or script, which no design needs. */
export function holdsMarkup(text: string): boolean {
  return MARKUP.test(text.normalize('NFKC'));
}
