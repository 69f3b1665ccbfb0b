import { type FontBook, glyphOf, kerningOf } from './font-book';

/** A font's own name in its own letters. Lengths in font units, y up; `glyphs` are how far right each stands, and its outline. */
export interface FontSample {
  family: string;
  width: number;
  ascender: number;
  descender: number;
  /** What the heights are to be seen in: letters of two fonts are alike large by their capitals, not by their em. */
  capHeight: number;
  glyphs: [x: number, d: string][];
}

/** Sets a family's name in its letters, for a list to choose from; letters that the font lacks are left out. */
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
