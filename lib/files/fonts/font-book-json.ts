import { subsetFontBook } from '@/lib/modules/design/rules/font-book';
import { loadFontBook } from './load-font-book';

const whole = new Map<string, string>();

/**
 * The JSON font book of a family for the browser. With `characters`, only those glyphs: a page that knows its texts and
 * the allowed input needs a tenth of the bytes. An unknown family is a RangeError.
 */
export async function fontBookJson(family: string, characters?: string): Promise<string> {
  const book = await loadFontBook(family);
  if (characters !== undefined) return JSON.stringify(subsetFontBook(book, characters));
  const known = whole.get(family);
  if (known !== undefined) return known;
  const json = JSON.stringify(book);
  whole.set(family, json);
  return json;
}
