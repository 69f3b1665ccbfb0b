import { LOCALE_CODES } from '@/lib/kernel/locales';
import { colourWords } from './colour-words';

describe('words for a colour in a search', () => {
  test.each([
    ['Black', 'de', ['black', 'schwarz']],
    ['Forest', 'fi', ['green', 'vihreä']],
    ['Forest Green', 'fr', ['green', 'vert', 'green', 'vert']],
    ['Oat', 'en', ['beige']],
    ['Signal', 'de', []],
    ['', 'sv', []],
  ] as const)('%s in %s', (name, locale, words) => {
    expect(colourWords(name, locale)).toEqual(words);
  });

  test('every colour of the demo’s shirts has a word in each language, but for the one that is a brand’s own', () => {
    const demo = [
      'Black',
      'Bluestem',
      'Brick',
      'Forest',
      'Ink',
      'Mustard',
      'Navy',
      'Oat',
      'Rust',
      'Sky',
      'Slate',
      'Wheat',
      'White',
    ];
    for (const locale of LOCALE_CODES) {
      expect(demo.filter((name) => colourWords(name, locale).length === 0)).toEqual([]);
    }
  });
});
