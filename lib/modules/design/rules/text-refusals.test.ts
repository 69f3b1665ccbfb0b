import { type Scene } from './scene-types';
import { TEST_FONTS } from './test-font';
import { sceneOf, textOf } from './test-scenes';
import { textRefusals } from './text-refusals';

const refused = (scene: Scene, refusedWords: string[] = []) =>
  textRefusals(scene, { fontBooks: TEST_FONTS, garmentColour: '#000000', refusedWords });

describe('what a shopper is refused', () => {
  test.each([
    ['a text that prints', textOf('Ada'), {}],
    ['a character no font has', textOf('A漢'), { name: 'glyph_missing' }],
    ['one so long that it would be too small', textOf('A'.repeat(400)), { name: 'text_too_long' }],
    ['one longer than its circle', textOf('ABCDEFGH', { arcRadiusMm: 8 }), { name: 'text_too_long' }],
    [
      'characters the layer does not take',
      textOf('AB', { allowed: 'digits' }),
      { name: 'invalid_characters' },
    ],
    ['a fixed text is the client’s affair', textOf('漢', { customisable: false }), {}],
    ['a hidden one nobody’s', textOf('漢', { hidden: true }), {}],
  ])('%s', (_, layer, expected) => {
    expect(refused(sceneOf(layer))).toEqual(expected);
  });

  test('a word of the event’s list, and nothing without one', () => {
    const scene = sceneOf(textOf('Rival'));
    expect(refused(scene, ['rival'])).toEqual({ name: 'word_refused' });
    expect(refused(scene)).toEqual({});
  });

  test('what its cloth hides is the design’s own fault, not the text’s', () => {
    expect(refused(sceneOf(textOf('Ada', { fill: '#000000' })))).toEqual({});
  });
});
