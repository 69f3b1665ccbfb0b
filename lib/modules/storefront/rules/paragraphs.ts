/** Marks that turn the direction of what follows, and control characters but for line breaks and tabs. */
const TREACHEROUS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?![\n\t])\p{Cc}/gu;

/**
 * A client's own text as paragraphs: parted at empty lines, single line breaks kept, nothing in it that could reorder or
 * hide what stands around it. The text stays text: whoever shows it must not read it as HTML. SPEC 3.6.
 */
export function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(TREACHEROUS, '')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
