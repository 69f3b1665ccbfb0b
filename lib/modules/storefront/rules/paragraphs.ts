/** Marks that change the text direction, and control characters except line breaks and tabs. */
const TREACHEROUS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?![\n\t])\p{Cc}/gu;

/**
 * A client's text as paragraphs: separated by empty lines, single line breaks kept, without characters that could
 * reorder or hide surrounding text. The result is plain text and must not be rendered as HTML. S3.6.
 */
export function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(TREACHEROUS, '')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
