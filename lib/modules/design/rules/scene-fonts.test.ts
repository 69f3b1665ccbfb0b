import type { FontBook } from './font-book';
import { loadSceneFonts, sceneFontFamilies } from './scene-fonts';
import { TEST_FONT } from './test-font';
import { sceneOf, textOf } from './test-scenes';

const GREEK = 0x3a9;
const lettersOf: Record<string, number[]> = {
  Anton: [65],
  Oswald: [65, 0x416],
  'Inter Bold': [65, 0x416, GREEK],
};

function book(family: string): FontBook {
  const glyphs = Object.fromEntries((lettersOf[family] ?? [65]).map((code) => [code, TEST_FONT.glyphs[65]]));
  return { ...TEST_FONT, family, glyphs: glyphs as FontBook['glyphs'] };
}

async function loadedFor(text: string, known = {}): Promise<string[]> {
  const asked: string[] = [];
  const load = (family: string) => {
    asked.push(family);
    return Promise.resolve(book(family));
  };
  const books = await loadSceneFonts([sceneOf(textOf(text, { fontFamily: 'Anton' })), null], load, known);
  expect(Object.keys(books)).toEqual(expect.arrayContaining(asked));
  return asked;
}

describe('the fonts a scene is drawn with (S3.6)', () => {
  test('its own alone, while it has every character', async () => {
    expect(await loadedFor('AA')).toEqual(['Anton']);
  });

  test('then its stand-ins in order, no more than are needed', async () => {
    expect(await loadedFor('AЖ')).toEqual(['Anton', 'Oswald']);
    expect(await loadedFor('AЖΩ')).toEqual(['Anton', 'Oswald', 'Inter Bold']);
    expect(await loadedFor('A漢')).toEqual(['Anton', 'Oswald', 'Inter Bold']);
  });

  test('nothing that is there already', async () => {
    expect(await loadedFor('AЖ', { Anton: book('Anton') })).toEqual(['Oswald']);
  });

  test('none for what is hidden', () => {
    expect(sceneFontFamilies(sceneOf(textOf('A', { hidden: true })), undefined)).toEqual([]);
  });
});
