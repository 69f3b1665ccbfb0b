import { type FontBook, type FontBooks, missingGlyphs } from './font-book';
import { standInFamilies } from './font-library';
import type { Scene, TextLayer } from './scene-types';

type Scenes = readonly (Scene | null | undefined)[];

function drawnTexts(scenes: Scenes): TextLayer[] {
  return scenes.flatMap((scene) =>
    (scene?.layers ?? []).filter((layer): layer is TextLayer => layer.type === 'text' && !layer.hidden),
  );
}

/** The font families of a scene, each once, sorted; without fallbacks. */
export function sceneFontFamilies(...scenes: Scenes): string[] {
  return [...new Set(drawnTexts(scenes).map((layer) => layer.fontFamily))].sort();
}

/** A text's font and its fallbacks, in order, as far as they are loaded; null if its own is not. */
export function textFonts(
  layer: Pick<TextLayer, 'fontFamily'>,
  books: FontBooks,
): { book: FontBook; standIns: FontBook[] } | null {
  const book = books[layer.fontFamily];
  if (!book) return null;
  const standIns = standInFamilies(layer.fontFamily).flatMap((family) => books[family] ?? []);
  return { book, standIns };
}

/** A text and its font family. */
type SetWords = Pick<TextLayer, 'fontFamily' | 'text'>;

/** The next font to load for characters that none of the loaded fonts has, or null when there is none. */
function nextStandIn(words: SetWords, books: FontBooks): string | null {
  const book = books[words.fontFamily];
  let missing = book ? missingGlyphs(book, words.text) : [];
  for (const family of missing.length > 0 ? standInFamilies(words.fontFamily) : []) {
    const other = books[family];
    if (!other) return family;
    missing = missingGlyphs(other, missing.join(''));
    if (missing.length === 0) return null;
  }
  return null;
}

/**
 * Loads the fonts of some texts, and only the fallbacks they need: the same set in browser and server, so that both
 * draw the same. `known` are fonts loaded before.
 */
export async function loadFontsFor(
  texts: readonly SetWords[],
  load: (family: string) => Promise<FontBook>,
  known: FontBooks = {},
): Promise<FontBooks> {
  let books = known;
  const add = async (families: readonly string[]): Promise<void> => {
    const wanted = families.filter((family) => !books[family]);
    const loaded = await Promise.all(wanted.map(async (family) => [family, await load(family)] as const));
    books = { ...books, ...Object.fromEntries(loaded) };
  };
  await add([...new Set(texts.map(({ fontFamily }) => fontFamily))].sort());
  for (;;) {
    const next = new Set(texts.map((words) => nextStandIn(words, books)).filter((family) => family !== null));
    if (next.size === 0) return books;
    await add([...next]);
  }
}

/** The fonts that some scenes are drawn with (`loadFontsFor` of their texts). */
export function loadSceneFonts(
  scenes: Scenes,
  load: (family: string) => Promise<FontBook>,
  known: FontBooks = {},
): Promise<FontBooks> {
  return loadFontsFor(drawnTexts(scenes), load, known);
}
