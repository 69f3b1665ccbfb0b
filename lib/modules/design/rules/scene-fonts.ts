import { type FontBook, type FontBooks, missingGlyphs } from './font-book';
import { standInFamilies } from './font-library';
import type { Scene, TextLayer } from './scene-types';

type Scenes = readonly (Scene | null | undefined)[];

function drawnTexts(scenes: Scenes): TextLayer[] {
  return scenes.flatMap((scene) =>
    (scene?.layers ?? []).filter((layer): layer is TextLayer => layer.type === 'text' && !layer.hidden),
  );
}

/** The families a scene is set in, each once, sorted; those that stand in for missing glyphs aside. */
export function sceneFontFamilies(...scenes: Scenes): string[] {
  return [...new Set(drawnTexts(scenes).map((layer) => layer.fontFamily))].sort();
}

/** A text's font and those that stand in for it, in order, as far as they are loaded; null without its own. */
export function textFonts(
  layer: Pick<TextLayer, 'fontFamily'>,
  books: FontBooks,
): { book: FontBook; standIns: FontBook[] } | null {
  const book = books[layer.fontFamily];
  if (!book) return null;
  const standIns = standInFamilies(layer.fontFamily).flatMap((family) => books[family] ?? []);
  return { book, standIns };
}

/** Words and the family they are set in. */
type SetWords = Pick<TextLayer, 'fontFamily' | 'text'>;

/** The next font a text needs for characters that none of its loaded fonts has, or null when it needs no more. */
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
 * Loads the fonts of some texts, and what stands in where one has characters its font lacks, and nothing else: the same set
 * in browser and server, so that both draw the same. `known` are those already there.
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
