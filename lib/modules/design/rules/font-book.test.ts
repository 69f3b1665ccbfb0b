import { glyphOf, kerningOf, missingGlyphs, subsetFontBook } from './font-book';
import { TEST_FONT } from './test-font';

describe('font book', () => {
  test('a missing character is named, once, and is never taken for a space', () => {
    expect(missingGlyphs(TEST_FONT, 'Aλ漢λ\n B')).toEqual(['λ', '漢']);
    expect(glyphOf(TEST_FONT, '漢')).toBeUndefined();
  });

  test('a decomposed letter is looked up composed', () => {
    expect(missingGlyphs(TEST_FONT, 'e\u0301')).toEqual([]);
  });

  test('a no-break space is as wide as a space', () => {
    expect(glyphOf(TEST_FONT, '\u00a0')).toEqual(glyphOf(TEST_FONT, ' '));
  });

  test('kerning by pair, either order apart', () => {
    expect([
      kerningOf(TEST_FONT, 'A', 'V'),
      kerningOf(TEST_FONT, 'V', 'A'),
      kerningOf(TEST_FONT, 'A', 'B'),
    ]).toEqual([-80, 0, 0]);
  });

  test('a subset keeps its characters, the space and their kerning, and nothing else', () => {
    const subset = subsetFontBook(TEST_FONT, 'AV');
    expect(Object.keys(subset.glyphs)).toEqual(['32', '65', '86']);
    expect(subset.kerning).toEqual({ left: ['A'], right: ['V'], values: [[-80]] });
    expect(subsetFontBook(TEST_FONT, 'B').kerning).toEqual({ left: [], right: [], values: [] });
  });
});
