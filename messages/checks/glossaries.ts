/** A row of a language's glossary, as `docs/glossary/<locale>.md` lists it. */
export interface GlossaryRow {
  english: string;
  term: string;
  /** Words that no text of the language uses. */
  never: string[];
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}_]`;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the glossary's table; its heading and rule are left out. */
export function glossaryOf(markdown: string): GlossaryRow[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [english = '', term = '', never = ''] = cellsOf(line);
      const words = never === '–' ? [] : never.split(',').map((word) => word.trim());
      return { english, term, never: words.filter((word) => word !== '') };
    });
}

/** Which of the words a text uses: whole words in any case. */
export function usedOf(words: readonly string[], text: string): string[] {
  return words.filter((word) => {
    const literal = word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    return new RegExp(`(?<!${LETTER})${literal}(?!${LETTER})`, 'iu').test(text);
  });
}
