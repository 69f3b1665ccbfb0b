import { preflight } from './preflight';
import type { PreflightInput } from './preflight-types';
import type { ImageLayer, Layer, PathLayer } from './scene-types';
import { TEST_FONTS } from './test-font';
import { sceneOf, textOf } from './test-scenes';

const still = { angle: 0, scale: 1, customisable: false };
const picture = (more: Partial<ImageLayer> = {}): ImageLayer => ({
  ...{ ...still, type: 'image', id: 'photo', src: 'fil_1', location: 'file' },
  ...{ widthMm: 50.8, heightMm: 25.4, position: { x: 100, y: 50 } },
  ...more,
});
const shape = (fill: string): PathLayer => ({
  ...{ ...still, type: 'path', id: 'shape', d: 'M0 0L10 0L10 10Z', fill, position: { x: 50, y: 50 } },
});

const codes = (layers: Layer[], input: Partial<PreflightInput> = {}): string[] =>
  preflight(sceneOf(...layers), { fontBooks: TEST_FONTS, ...input }).map(
    ({ code, severity, layerId }) => `${severity} ${code} ${layerId}`,
  );

describe('preflight (DESIGN "Design scene")', () => {
  test('a clean side', () => {
    expect(codes([textOf('Ada')], { garmentColour: '#000000' })).toEqual([]);
  });

  test('an empty side', () => {
    expect(codes([])).toEqual(['block empty_side null']);
  });

  test.each([
    ['a blank text', textOf('  '), ['block empty_side null', 'block text_missing name']],
    ['too long', textOf('ABC', { maxLength: 2 }), ['block text_too_long name']],
    ['forbidden characters', textOf('AB', { allowed: 'digits' }), ['block invalid_characters name']],
    ['a character the font lacks', textOf('Ał'), ['block glyph_missing name']],
    ['a font that is not there', textOf('A', { fontFamily: 'Comic' }), ['block font_missing name']],
    ['shrunk to fit', textOf('ABCD', { maxWidthMm: 30 }), ['warn text_shrunk name']],
    ['small capitals', textOf('A', { fontSizeMm: 5 }), ['warn text_too_small name']],
    ['tiny capitals', textOf('A', { fontSizeMm: 2 }), ['block text_too_small name']],
    [
      'cut by the area',
      textOf('ABC', { position: { x: 5, y: 50 }, customisable: false }),
      ['block cut_by_area name'],
    ],
    ['outside the area', textOf('A', { position: { x: -50, y: 50 } }), ['block outside_area name']],
  ])('%s', (_, layer, expected) => {
    expect(codes([layer])).toEqual(expected);
  });

  test('the scale of a layer counts for the height of its text', () => {
    expect(codes([textOf('A', { fontSizeMm: 5, scale: 2 })])).toEqual([]);
  });

  test.each([
    [400, 200, []],
    [200, 100, ['warn image_low_dpi photo']],
    [120, 60, ['block image_low_dpi photo']],
  ])('a picture of %i × %i px over 50.8 × 25.4 mm', (widthPx, heightPx, expected) => {
    expect(codes([picture()], { pictures: { fil_1: { widthPx, heightPx } } })).toEqual(expected);
  });

  test('a picture nobody knows, a picture that bleeds, a vector one', () => {
    expect(codes([picture()])).toEqual(['block image_missing photo']);
    expect(codes([picture({ location: 'artwork', position: { x: 10, y: 50 } })])).toEqual([
      'warn cut_by_area photo',
    ]);
  });

  test('ink against cloth', () => {
    expect(codes([textOf('A', { fill: '#202020' })], { garmentColour: '#1f1f1f' })).toEqual([
      'block low_contrast name',
    ]);
    expect(codes([textOf('A', { fill: '#404040' })], { garmentColour: '#2e2e2e' })).toEqual([
      'warn low_contrast name',
    ]);
    expect(codes([shape('#202020')], { garmentColour: '#1f1f1f' })).toEqual(['block low_contrast null']);
    expect(codes([shape('#202020')])).toEqual([]);
  });

  test('a text in the cloth’s colour upon a shape is read against the shape', () => {
    const plate: PathLayer = {
      ...shape('#ffffff'),
      d: 'M-60 -60L60 -60L60 60L-60 60Z',
      position: { x: 100, y: 50 },
    };
    expect(
      codes([plate, textOf('A', { fill: '#1f1f1f' })], { garmentColour: '#1f1f1f' }).join(),
    ).not.toContain('name');
  });
});
