import type { FontBook, FontBooks } from '@/lib/modules/design/rules/font-book';
import { loadSceneFonts } from '@/lib/modules/design/rules/scene-fonts';
import type { Scene } from '@/lib/modules/design/rules/scene-types';

const books = new Map<string, Promise<FontBook>>();

/** A family's outlines, fetched once; the same that the server draws with. */
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
 * The fonts of a design, and what stands in for characters that they lack. Rejects when one can't be fetched; the server's
 * picture then stays.
 */
export function loadBooks(scenes: readonly Scene[]): Promise<FontBooks> {
  return loadSceneFonts(scenes, loadBook);
}
