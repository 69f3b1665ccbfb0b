/** A tag, a comment's beginning, or an address that runs script. `<3` and `a < b` are what they look like. */
const MARKUP = /<[/!?]?[a-z][^<>]*>|<\s{0,4}\/?\s{0,4}script\b|<!--|(?:java|vb)script\s{0,4}:/i;

/** Whether a text holds markup or script, which no design has a use for. */
export function holdsMarkup(text: string): boolean {
  return MARKUP.test(text.normalize('NFKC'));
}
