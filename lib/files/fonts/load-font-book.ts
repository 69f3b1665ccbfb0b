import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { create, type Font, type Glyph } from 'fontkit';
import type { FontBook, FontBooks } from '@/lib/modules/design/rules/font-book';
import { type FontFamily, isFontFamily } from '@/lib/modules/design/rules/font-library';
import { loadSceneFonts } from '@/lib/modules/design/rules/scene-fonts';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { isBookCharacter } from './characters';
import { fontFiles } from './font-files';
import { kerningPairs } from './kerning-pairs';
import { kerningTable } from './kerning-table';
import { outline } from './outline';

interface Face {
  font: Font;
  pair: (left: number, right: number) => number;
}

interface Source {
  face: Face;
  glyph: Glyph;
}

async function readFaces(family: FontFamily): Promise<Face[]> {
  const files = fontFiles(family).filter((file) => existsSync(file));
  const fonts = await Promise.all(files.map(async (file) => create(await readFile(file))));
  return fonts
    .filter((font): font is Font => 'characterSet' in font)
    .map((font) => ({ font, pair: kerningPairs(font) }));
}

function collectSources(faces: readonly Face[]): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const face of faces) {
    for (const codePoint of face.font.characterSet) {
      const character = String.fromCodePoint(codePoint);
      if (!isBookCharacter(codePoint) || sources.has(character)) continue;
      sources.set(character, { face, glyph: face.font.glyphForCodePoint(codePoint) });
    }
  }
  return sources;
}

async function build(family: FontFamily): Promise<FontBook> {
  const faces = await readFaces(family);
  const main = faces[0]?.font;
  if (!main) throw new Error(`the font files of ${family} are not installed`);
  const sources = collectSources(faces);
  const characters = [...sources.keys()].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
  const glyphs: FontBook['glyphs'] = {};
  for (const [character, { glyph }] of sources) {
    glyphs[character.codePointAt(0) ?? 0] = [Math.round(glyph.advanceWidth), outline(glyph)];
  }
  const kerning = kerningTable(characters, (left, right) => {
    const [first, second] = [sources.get(left), sources.get(right)];
    // There is no kerning between glyphs of two script files.
    return first && second && first.face === second.face
      ? first.face.pair(first.glyph.id, second.glyph.id)
      : 0;
  });
  return {
    family,
    unitsPerEm: main.unitsPerEm,
    ascender: main.ascent,
    descender: main.descent,
    capHeight: main.capHeight || Math.round(main.unitsPerEm * 0.7),
    glyphs,
    kerning,
  };
}

const books = new Map<FontFamily, Promise<FontBook>>();

/** The font book of one family, built once per process from its installed files. An unknown family is a RangeError. */
export function loadFontBook(family: string): Promise<FontBook> {
  if (!isFontFamily(family)) return Promise.reject(new RangeError(`no such font family: ${family}`));
  const known = books.get(family);
  if (known) return known;
  const loading = build(family).catch((error: unknown) => {
    books.delete(family);
    throw error;
  });
  books.set(family, loading);
  return loading;
}

/** The font books for drawing some scenes, including fallbacks for missing glyphs, as `sceneToSvg` takes them. */
export function loadFontsOf(...scenes: readonly (Scene | null | undefined)[]): Promise<FontBooks> {
  return loadSceneFonts(scenes, loadFontBook);
}

/** The books of several families, keyed by family. */
export async function loadFontBooks(families: readonly string[]): Promise<FontBooks> {
  const loaded = await Promise.all(families.map((family) => loadFontBook(family)));
  return Object.fromEntries(loaded.map((book) => [book.family, book]));
}
