import { LOCALE_CODES } from '@/lib/kernel/locales';
import { messageFor } from '@/lib/intl/message-for';
import { describePrint } from '@/lib/modules/design/rules/garments/describe-print';
import { printReference } from '@/lib/modules/design/rules/garments/print-reference';
import { colourName } from './colour';
import { describeScene } from './describe-scene';
import type { PictureSizes } from './layer-bounds';
import { GARMENT_FAMILIES, type ImageLayer, SIDES } from './scene-types';
import type { DesignWords } from './scene-words';
import { TEST_FONTS } from './test-font';
import { sceneOf, textOf } from './test-scenes';

const still = {
  angle: 0,
  scale: 1,
  customisable: false,
  type: 'path' as const,
  d: 'M0 0L10 0L10 10Z',
  fill: '#000000',
};

describe('describeScene', () => {
  test('texts and named pictures from top to bottom; decoration and what is hidden left out', () => {
    const { layers } = describeScene(
      sceneOf(
        textOf('Below\nboth', { id: 'low', position: { x: 180, y: 60 }, fill: '#1f4d3a', stroke: '#ffffff' }),
        { ...still, id: 'rule', position: { x: 0, y: 0 } },
        { ...still, id: 'fern', label: 'Fern', position: { x: 10, y: 5 }, angle: 350 },
        { ...still, id: 'put-aside', label: 'Rose', position: { x: 10, y: 5 }, hidden: true },
        textOf('   ', { id: 'blank' }),
      ),
      TEST_FONTS,
      30,
    );
    expect(layers).toMatchObject([
      { kind: 'picture', layerId: 'fern', label: 'Fern', column: 'left', turned: -10 },
      {
        kind: 'text',
        layerId: 'low',
        text: 'Below both',
        colour: 'green',
        outline: 'white',
        column: 'right',
      },
    ]);
  });

  test('width and height of the ink in mm, from what heights are measured from', () => {
    // Capitals are 14 mm high and 10 mm wide, of which 8 mm are ink.
    const scene = sceneOf(textOf('ALEX', { position: { x: 100, y: 50 } }));
    expect(describeScene(scene, TEST_FONTS, 24).layers).toMatchObject([
      { widthMm: 38, belowMm: 60, column: 'centre', turned: 0, curved: false },
    ]);
  });

  test('a picture that does not fill its box is as wide as it is seen', () => {
    const layer: ImageLayer = {
      type: 'image',
      id: 'photo',
      src: 'fil_1',
      location: 'file',
      angle: 0,
      scale: 2,
      customisable: true,
      widthMm: 80,
      heightMm: 20,
      position: { x: 100, y: 50 },
    };
    const widths = (pictures?: PictureSizes) =>
      describeScene(sceneOf(layer), {}, 0, pictures).layers.map(({ widthMm, belowMm }) => [widthMm, belowMm]);
    expect(widths()).toEqual([[160, 30]]);
    expect(widths({ fil_1: { widthPx: 600, heightPx: 600 } })).toEqual([[40, 30]]);
    expect(widths({ fil_1: { widthPx: 600, heightPx: 100 } })).toEqual([[160, 37]]);
  });

  test.each([
    ['#17181a', 'black'],
    ['#ffffff', 'white'],
    ['#e8dcc4', 'cream'],
    ['#c8262c', 'red'],
    ['#16233f', 'navy'],
    ['#1f4d3a', 'green'],
    ['#c8783c', 'orange'],
    ['#8a5a3a', 'brown'],
    ['#56606b', 'grey'],
    ['#e77aa6', 'pink'],
  ])('%s is called %s', (hex, name) => {
    expect(colourName(hex)).toBe(name);
  });
});

describe('describePrint', () => {
  const words = (locale: (typeof LOCALE_CODES)[number]): DesignWords => {
    const t = messageFor(locale);
    return (key, values) => t(`design.${key}`, values);
  };
  const scene = sceneOf(textOf('ALEX', { fill: '#e01020', position: { x: 100, y: 50 } }));

  test('says where a text is, as a packer measures it', () => {
    const mm = Math.round(printReference('tee', 'front').mm + 36);
    expect(describePrint('tee', scene, TEST_FONTS, words('en'))).toBe(
      `Front: ‘ALEX’, red, Inter, 38 mm wide, centred, ${mm} mm below the collar`,
    );
    expect(describePrint('mug', { ...scene, side: 'back', layers: [] }, TEST_FONTS, words('en'))).toBe(
      'Back: nothing printed',
    );
  });

  test.each(LOCALE_CODES)('in %s, each word found', (locale) => {
    const turned = { ...textOf('ALEX', { id: 'more', stroke: '#16233f', arcRadiusMm: 60, angle: 12 }) };
    const fern = { ...still, id: 'fern', label: 'Fern', position: { x: 10, y: 5 } };
    for (const family of ['tee', 'hoodie', 'mug'] as const) {
      const text = describePrint(family, sceneOf(fern, ...scene.layers, turned), TEST_FONTS, words(locale));
      expect(text).toContain('ALEX');
      expect(text).not.toMatch(/design\.|undefined|\{/);
    }
  });

  test('every print area begins below what it is measured from', () => {
    for (const family of GARMENT_FAMILIES)
      for (const side of SIDES) expect(printReference(family, side).mm).toBeGreaterThan(5);
  });
});
