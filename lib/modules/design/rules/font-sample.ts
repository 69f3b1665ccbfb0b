import { type FontBook, glyphOf, kerningOf } from './font-book';

/** A font's name set in the font itself. Lengths in font units, y up; each glyph has its x position and outline. */
export interface FontSample {
  family: string;
  width: number;
  ascender: number;
  descender: number;
  /** The scale for display: two fonts look equally large by the height of capitals, not by their em. */
  capHeight: number;
  glyphs: [x: number, d: string][];
}

/** Sets a family's name in its own glyphs, for a font list; characters that the font lacks are left out. */
export function fontSample(book: FontBook): FontSample {
  const { family, ascender, descender, capHeight } = book;
  const glyphs: FontSample['glyphs'] = [];
  let pen = 0;
  let previous: string | null = null;
  for (const character of family) {
    const glyph = glyphOf(book, character);
    if (!glyph) continue;
    if (previous !== null) pen += kerningOf(book, previous, character);
    if (glyph[1] !== '') glyphs.push([pen, glyph[1]]);
    pen += glyph[0];
    previous = character;
  }
  return { family, width: pen, ascender, descender, capHeight, glyphs };
}
