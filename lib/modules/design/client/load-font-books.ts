import type { FontBook, FontBooks } from '@/lib/modules/design/rules/font-book';
import { loadFontsFor, loadSceneFonts } from '@/lib/modules/design/rules/scene-fonts';
import type { Scene, TextLayer } from '@/lib/modules/design/rules/scene-types';

const books = new Map<string, Promise<FontBook>>();

/** A family's outlines, fetched once; the same data that the server uses. */
function loadBook(family: string): Promise<FontBook> {
  const known = books.get(family);
  if (known) return known;
  const loading = fetch(`/api/font-book/${encodeURIComponent(family)}`).then((response) => {
    if (!response.ok) throw new Error(`font book answered ${response.status}`);
    return response.json() as Promise<FontBook>;
  });
  loading.catch(() => books.delete(family));
  books.set(family, loading);
  return loading;
}

/**
 * The fonts of a design with the fallbacks it needs. Rejects when one cannot be fetched; the page then keeps the
 * server's picture.
 */
export function loadBooks(scenes: readonly Scene[]): Promise<FontBooks> {
  return loadSceneFonts(scenes, loadBook);
}

/** The same for texts that are in no scene yet. */
export function loadBooksFor(texts: readonly Pick<TextLayer, 'fontFamily' | 'text'>[]): Promise<FontBooks> {
  return loadFontsFor(texts, loadBook);
}
