/** @jest-environment node */
import fc from 'fast-check';
import { decodeDesign, encodeDesign, fitDesign, isBlankDesign, SHARED_LENGTH } from './shared-design';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';

const target = {
  scenes: [
    sceneOf(
      textOf('NAME', { id: 'name', maxLength: 6 }),
      textOf('7', { id: 'number', allowed: 'digits', maxLength: 2 }),
      textOf('FIXED', { id: 'fixed', customisable: false }),
    ),
  ],
  variants: [
    { identifier: 'oat', size: 'M' },
    { identifier: 'oat', size: 'L' },
  ],
};

describe('a design in a link', () => {
  test('property: what is put into a link comes out of it, letters of all scripts', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    const texts = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text, { maxKeys: 4 });
    fc.assert(
      fc.property(texts, texts, text, (front, back, colour) => {
        const code = encodeDesign({ texts: { front, back }, colour, size: 'M' });
        expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(decodeDesign(code ?? '')).toEqual({
          texts: { front, back },
          colour: colour === '' ? undefined : colour,
          size: 'M',
        });
      }),
    );
  });

  test('one too long for a link makes none', () => {
    expect(encodeDesign({ texts: { front: { name: 'A'.repeat(SHARED_LENGTH) } } })).toBeNull();
  });

  test('property: nothing that is typed behind the # breaks a page', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const read = decodeDesign(code);
        if (read) expect(() => fitDesign(target, read)).not.toThrow();
      }),
    );
    for (const code of ['', '%', 'WyJ4Il0', 'bnVsbA', 'A'.repeat(SHARED_LENGTH + 4)]) {
      expect(decodeDesign(code)).toBeNull();
    }
  });
});

describe('what a product takes of a design', () => {
  const front = { name: ' ADA ', number: '7' };

  test('all of one that fits', () => {
    expect(fitDesign(target, { texts: { front }, colour: 'oat', size: 'M', quantity: 3 })).toEqual({
      design: { texts: { front: { name: 'ADA', number: '7' } }, colour: 'oat', size: 'M', quantity: 3 },
      whole: true,
    });
  });

  test.each([
    ['a text longer than its layer', { front: { name: 'ALEXANDRA' } }],
    ['characters that the layer does not take', { front: { number: 'VII' } }],
    ['markup', { front: { name: '<b>A' } }],
    ['a fixed layer', { front: { fixed: 'MINE' } }],
    ['a layer there is none of', { front: { constructor: 'A' } }],
    ['a side there is none of', { back: { name: 'ADA' } }],
  ])('%s is left out, and said', (_, texts) => {
    const { design, whole } = fitDesign(target, { texts });
    expect({ blank: isBlankDesign(design), whole }).toEqual({ blank: true, whole: false });
  });

  test('a colour or size that is not made is left out', () => {
    expect(fitDesign(target, { texts: { front }, colour: 'pink', size: '9XL' })).toMatchObject({
      design: { colour: undefined, size: undefined },
      whole: false,
    });
  });
});
