import { preflight } from './preflight';
import type { PreflightInput } from './preflight-types';
import type { ImageLayer, Layer, PathLayer } from './scene-types';
import type { FontBook } from './font-book';
import { TEST_FONT, TEST_FONTS } from './test-font';
import { sceneOf, textOf } from './test-scenes';

const still = { angle: 0, scale: 1, customisable: false };
const picture = (more: Partial<ImageLayer> = {}): ImageLayer => ({
  ...still,
  type: 'image',
  id: 'photo',
  src: 'fil_1',
  location: 'file',
  widthMm: 50.8,
  heightMm: 25.4,
  position: { x: 100, y: 50 },
  ...more,
});
const shape = (fill: string): PathLayer => ({
  ...still,
  type: 'path',
  id: 'shape',
  d: 'M0 0L10 0L10 10Z',
  fill,
  position: { x: 50, y: 50 },
});

const codes = (layers: Layer[], input: Partial<PreflightInput> = {}): string[] =>
  preflight(sceneOf(...layers), { fontBooks: TEST_FONTS, ...input }).map(
    ({ code, severity, layerId }) => `${severity} ${code} ${layerId}`,
  );

describe('preflight', () => {
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
    [
      'markup, whatever the layer takes',
      textOf('<b>AB</b>'),
      ['block invalid_characters name', 'block glyph_missing name'],
    ],
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
    ['longer than its circle', textOf('ABCDEFGH', { arcRadiusMm: 8 }), ['block text_overflow name']],
    ['outside the area', textOf('A', { position: { x: -50, y: 50 } }), ['block outside_area name']],
  ])('%s', (_, layer, expected) => {
    expect(codes([layer])).toEqual(expected);
  });

  test('the scale of a layer counts for the height of its text', () => {
    expect(codes([textOf('A', { fontSizeMm: 5, scale: 2 })])).toEqual([]);
  });

  test.each([
    [400, 200, []],
    [300, 150, []],
    [299, 149, ['warn image_low_dpi photo']],
    [200, 100, ['warn image_low_dpi photo']],
    [199, 99, ['block image_low_dpi photo']],
  ])('a picture of %i × %i px over 50.8 × 25.4 mm', (widthPx, heightPx, expected) => {
    expect(codes([picture()], { pictures: { fil_1: { widthPx, heightPx } } })).toEqual(expected);
  });

  test('600 × 600 px at 200 mm are 76 DPI: refused, and told how large they may be', () => {
    const wide = picture({ widthMm: 200, heightMm: 200 });
    const side = { ...sceneOf(wide), area: { widthMm: 300, heightMm: 300, dpi: 150 } };
    const pictures = { fil_1: { widthPx: 600, heightPx: 600 } };
    expect(
      preflight(
        { ...side, layers: [{ ...wide, position: { x: 150, y: 150 } }] },
        { fontBooks: {}, pictures },
      ),
    ).toEqual([
      {
        code: 'image_low_dpi',
        layerId: 'photo',
        severity: 'block',
        values: { dpi: 76, needed: 150, widthMm: 101, heightMm: 101 },
      },
    ]);
    const safe = { ...wide, widthMm: 101, heightMm: 101, position: { x: 150, y: 150 } };
    expect(preflight({ ...side, layers: [safe] }, { fontBooks: {}, pictures })).toEqual([]);
  });

  test('of a cropped picture only the part that shows counts', () => {
    const pictures = { fil_1: { widthPx: 400, heightPx: 200 } };
    expect(codes([picture({ crop: { x: 0, y: 0, width: 0.5, height: 0.5 } })], { pictures })).toEqual([
      'warn image_low_dpi photo',
    ]);
  });

  test.each([
    [{ contentType: 'image/heif' }, ['block image_type photo']],
    [{ contentType: 'image/webp', colourMode: 'srgb', bytes: 20_000_000 }, []],
    [{ colourMode: 'cmyk' }, ['warn image_colour_mode photo']],
    [{ bytes: 20_000_001 }, ['block image_too_large photo']],
    [{ widthPx: 8000, heightPx: 7501 }, ['block image_too_large photo']],
  ])('a picture’s file: %j', (facts, expected) => {
    const fil_1 = { widthPx: 4000, heightPx: 2000, ...facts };
    expect(codes([picture()], { pictures: { fil_1 } })).toEqual(expected);
  });

  test('what is hidden is neither printed nor judged', () => {
    expect(codes([textOf('Ada'), picture({ hidden: true })])).toEqual([]);
    expect(codes([textOf('Ada', { hidden: true })])).toEqual(['block empty_side null']);
  });

  test('letters in the cloth’s colour are read by the line around them', () => {
    const ink = { fill: '#1f1f1f', stroke: '#ffffff' };
    expect(codes([textOf('A', ink)], { garmentColour: '#1f1f1f' })).toEqual([]);
  });

  test('a line around the letters counts for what is cut', () => {
    const atEdge = { position: { x: 1, y: 50 }, textAlign: 'left' as const, customisable: false };
    expect(codes([textOf('A', atEdge)])).toEqual([]);
    expect(codes([textOf('A', { ...atEdge, stroke: '#ff0000', strokeWidthMm: 4 })])).toEqual([
      'block cut_by_area name',
    ]);
  });

  test('a character that another font draws is told, and by which', () => {
    const lacking = {
      ...TEST_FONT,
      family: 'Anton',
      glyphs: { 65: TEST_FONT.glyphs[65] ?? [0, ''] },
    } as FontBook;
    const fontBooks = { Anton: lacking, 'Inter Bold': { ...TEST_FONT, family: 'Inter Bold' } };
    const side = sceneOf(textOf('AB', { fontFamily: 'Anton' }));
    expect(preflight(side, { fontBooks })).toEqual([
      {
        code: 'glyph_substituted',
        layerId: 'name',
        severity: 'warn',
        values: { characters: 'B', font: 'Anton', other: 'Inter Bold' },
      },
    ]);
    expect(preflight(sceneOf(textOf('A漢', { fontFamily: 'Anton' })), { fontBooks })).toMatchObject([
      { code: 'glyph_missing', severity: 'block', values: { characters: '漢', font: 'Anton' } },
    ]);
  });

  test('more letters than a side holds', () => {
    const many = (id: string) => textOf('A'.repeat(2501), { id, fontSizeMm: 0.1, customisable: false });
    const found = codes([many('one'), many('two')]).filter((code) => code.includes('too_long'));
    expect(found).toEqual(['block text_too_long two']);
  });

  test('of a picture that does not fill its box what is seen of it counts, not the box', () => {
    // 20 mm of a square picture are visible in a box of 100 × 20 mm, from 60 to 80 mm.
    const box = picture({ widthMm: 100, heightMm: 20, position: { x: 70, y: 50 } });
    const pictures = { fil_1: { widthPx: 600, heightPx: 600 } };
    const beside = textOf('A', { fill: '#1f1f1f', position: { x: 110, y: 55 }, customisable: false });
    const input = { pictures, garmentColour: '#1f1f1f' };
    expect(codes([box, beside], input)).toEqual(['block low_contrast name']);
    expect(codes([box, { ...beside, position: { x: 70, y: 55 } }], input)).toEqual([]);
    expect(codes([{ ...box, position: { x: 20, y: 50 } }], { pictures })).toEqual([]);
    expect(codes([{ ...box, position: { x: 5, y: 50 } }], { pictures })).toEqual(['warn cut_by_area photo']);
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
