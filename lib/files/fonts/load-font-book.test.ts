/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { glyphOf, kerningOf, missingGlyphs } from '@/lib/modules/design/rules/font-book';
import {
  FONT_CATEGORIES,
  FONT_FAMILIES,
  FONT_LIBRARY,
  standInFamilies,
} from '@/lib/modules/design/rules/font-library';
import { isPathData } from '@/lib/modules/design/rules/path-data';
import { fontBookJson } from './font-book-json';
import { fontFiles } from './font-files';
import { loadFontBook, loadFontBooks } from './load-font-book';

/** Every non-ASCII letter of the product's ten languages. */
const LANGUAGES = 'ÀÂÇÉÈÊËÎÏÔÙÛÆŒàâçéèêëîïôùûÿæœÄÖÜßäöüÌÒìòÁÍÓÚÑáíóúñ¿¡ÅØåø€£$';

describe.each(FONT_FAMILIES)('the font book of %s', (family) => {
  test('draws the product’s languages', async () => {
    const book = await loadFontBook(family);
    expect(missingGlyphs(book, LANGUAGES)).toEqual([]);
    const wrong = Object.entries(book.glyphs).filter(
      ([, [advance, d]]) => !(advance >= 0) || (d !== '' && !isPathData(d)),
    );
    expect(wrong).toEqual([]);
    expect(book.capHeight).toBeGreaterThan(book.unitsPerEm * 0.4);
  });

  test('kerns as the font’s own layout does', async () => {
    const book = await loadFontBook(family);
    const file = fontFiles(family).find((path) => existsSync(path)) ?? '';
    const font = create(readFileSync(file));
    if (!('layout' in font)) throw new Error('not a single font');
    for (const pair of ['AV', 'To', 'LT', 'Ya', 'AO', 'oo', 'P.', 'rv']) {
      const [left = '', right = ''] = pair;
      const run = font.layout(pair, { kern: true, liga: false, calt: false });
      const expected = (run.positions[0]?.xAdvance ?? 0) - (run.glyphs[0]?.advanceWidth ?? 0);
      expect([pair, kerningOf(book, left, right)]).toEqual([pair, expected]);
    }
  });
});

describe('the library as a whole (S3.6-10)', () => {
  const scripts = { extended: 'ŁłŠšŽžŐőČčĄąŢţĞğİı', greek: 'ΑΩαωάέήίόύώϊϋς', cyrillic: 'АБЯабяЁёЇїЄєҐґ' };

  test('at least 24 typefaces, of each kind several', () => {
    const packs = new Set(FONT_FAMILIES.map((family) => fontFiles(family)[0]?.replace(/-latin-.*$/, '')));
    expect(packs.size).toBeGreaterThanOrEqual(24);
    for (const category of FONT_CATEGORIES) {
      expect(FONT_LIBRARY.filter((entry) => entry.category === category).length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(Object.entries(scripts))('several families write %s', async (_, letters) => {
    const books = await Promise.all(FONT_FAMILIES.map((family) => loadFontBook(family)));
    const able = books.filter((book) => missingGlyphs(book, letters).length === 0);
    expect(able.length).toBeGreaterThanOrEqual(3);
  });

  test.each(FONT_FAMILIES)('what %s lacks of them, its stand-ins have', async (family) => {
    let missing = missingGlyphs(await loadFontBook(family), Object.values(scripts).join('')).join('');
    for (const other of standInFamilies(family))
      missing = missingGlyphs(await loadFontBook(other), missing).join('');
    expect(missing).toBe('');
  });
});

describe('loadFontBook', () => {
  test('takes U+0142 from latin-ext, U+00E9 from latin, and reports CJK', async () => {
    const book = await loadFontBook('Anton');
    expect(glyphOf(book, 'ł')?.[1]).not.toBe('');
    expect(glyphOf(book, 'é')?.[1]).not.toBe('');
    expect(missingGlyphs(book, 'Zażółć gęślą jaźń 漢字')).toEqual(['漢', '字']);
  });

  test('a family that has only latin reports what it lacks', async () => {
    expect(missingGlyphs(await loadFontBook('Permanent Marker'), 'Małgorzata')).toEqual(['ł']);
  });

  test('Greek and Cyrillic where the family has them', async () => {
    expect(missingGlyphs(await loadFontBook('Inter'), 'Ωμέγα Жук')).toEqual([]);
  });

  test('is built once', async () => {
    expect(await loadFontBook('Anton')).toBe(await loadFontBook('Anton'));
    expect(Object.keys(await loadFontBooks(['Anton', 'Lora']))).toEqual(['Anton', 'Lora']);
  });

  test('an unknown family is refused', async () => {
    await expect(loadFontBook('../../etc/passwd')).rejects.toThrow(RangeError);
  });

  test('the JSON for a page that knows its characters is a tenth of the whole', async () => {
    const [whole, part] = [await fontBookJson('Inter'), await fontBookJson('Inter', 'YOUR NAME')];
    expect(JSON.parse(whole)).toEqual(await loadFontBook('Inter'));
    expect(part.length).toBeLessThan(whole.length / 10);
  });
});
