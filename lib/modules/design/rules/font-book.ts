/**
 * A font as plain JSON, so that browser and server draw the same outlines. Lengths are font units, y up; paths are
 * absolute `M L Q C Z` (path-data.ts).
 */
export interface FontBook {
  family: string;
  unitsPerEm: number;
  ascender: number;
  descender: number;
  capHeight: number;
  /** Code point in decimal → advance and outline (empty for spaces). */
  glyphs: Record<string, [advance: number, path: string]>;
  kerning: KerningTable;
}

/** Characters of `left[i]` followed by characters of `right[j]` move by `values[i][j]`. */
export interface KerningTable {
  left: string[];
  right: string[];
  values: number[][];
}

export type FontBooks = Readonly<Record<string, FontBook>>;

export type Glyph = readonly [advance: number, path: string];

const NO_BREAK_SPACE = 0xa0;
const SPACE = 0x20;

/** The glyph of one character, or undefined where the font has none. */
export function glyphOf(book: FontBook, character: string): Glyph | undefined {
  const code = character.codePointAt(0) ?? 0;
  return book.glyphs[code] ?? (code === NO_BREAK_SPACE ? book.glyphs[SPACE] : undefined);
}

/** Drawn for a character the font lacks: a hollow box, so that it is not mistaken for a space. */
export function missingGlyph(book: FontBook): Glyph {
  const height = book.capHeight;
  const width = Math.round(height * 0.62);
  const line = Math.max(1, Math.round(height * 0.07));
  const side = Math.round(height * 0.08);
  const outer = `M${side} 0L${side} ${height}L${side + width} ${height}L${side + width} 0Z`;
  const inner =
    `M${side + line} ${line}L${side + width - line} ${line}` +
    `L${side + width - line} ${height - line}L${side + line} ${height - line}Z`;
  return [width + 2 * side, outer + inner];
}

/** Characters of `text` that `book` cannot draw, each once, in order (line breaks are ignored). */
export function missingGlyphs(book: FontBook, text: string): string[] {
  const missing = new Set<string>();
  for (const character of text.normalize('NFC')) {
    if (character !== '\n' && !glyphOf(book, character)) missing.add(character);
  }
  return [...missing];
}

interface KerningIndex {
  left: Map<string, number>;
  right: Map<string, number>;
}
const indexes = new WeakMap<KerningTable, KerningIndex>();

function indexOf(table: KerningTable): KerningIndex {
  const known = indexes.get(table);
  if (known) return known;
  const toMap = (groups: string[]): Map<string, number> =>
    new Map(groups.flatMap((group, index) => [...group].map((character) => [character, index] as const)));
  const index = { left: toMap(table.left), right: toMap(table.right) };
  indexes.set(table, index);
  return index;
}

/** The kerning of two characters in font units: below 0 moves the second closer, above 0 further away. */
export function kerningOf(book: FontBook, first: string, second: string): number {
  const index = indexOf(book.kerning);
  const row = index.left.get(first);
  const column = index.right.get(second);
  if (row === undefined || column === undefined) return 0;
  return book.kerning.values[row]?.[column] ?? 0;
}

/** The same font with only the given characters and the space, for pages that know what they draw. */
export function subsetFontBook(book: FontBook, characters: string): FontBook {
  const wanted = new Set([' ', ...characters.normalize('NFC')]);
  const keep = (group: string): string => [...group].filter((character) => wanted.has(character)).join('');
  const glyphs = Object.fromEntries(
    Object.entries(book.glyphs).filter(([code]) => wanted.has(String.fromCodePoint(Number(code)))),
  );
  const rows = book.kerning.left.map(keep);
  const columns = book.kerning.right.map(keep);
  const kerning = {
    left: rows.filter((group) => group !== ''),
    right: columns.filter((group) => group !== ''),
    values: book.kerning.values
      .filter((_, row) => rows[row] !== '')
      .map((values) => values.filter((_, column) => columns[column] !== '')),
  };
  return { ...book, glyphs, kerning };
}
