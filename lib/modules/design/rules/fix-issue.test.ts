import { mendOf, type MendKind } from './fix-issue';
import { preflight } from './preflight';
import type { PreflightInput } from './preflight-types';
import type { ImageLayer, Layer, Scene, TextLayer } from './scene-types';
import { TEST_FONTS } from './test-font';

const INPUT: PreflightInput = {
  fontBooks: TEST_FONTS,
  garmentColour: '#1f4d3a',
  pictures: { file_1: { widthPx: 600, heightPx: 600 } },
};

const text = (more: Partial<TextLayer> = {}): TextLayer => ({
  type: 'text',
  id: 'one',
  text: 'ALEX',
  fontFamily: 'Inter',
  fontSizeMm: 30,
  fill: '#ffffff',
  textAlign: 'center',
  angle: 0,
  scale: 1,
  position: { x: 150, y: 100 },
  customisable: false,
  ...more,
});
const image = (more: Partial<ImageLayer> = {}): ImageLayer => ({
  type: 'image',
  id: 'one',
  src: 'file_1',
  location: 'file',
  widthMm: 90,
  heightMm: 90,
  angle: 0,
  scale: 1,
  position: { x: 150, y: 150 },
  customisable: false,
  ...more,
});
const sceneOf = (...layers: Layer[]): Scene => ({
  version: 1,
  side: 'front',
  area: { widthMm: 300, heightMm: 400, dpi: 300 },
  layers,
});

/** Applies the proposed fix of a layer's first issue; returns what the print check then finds on the side. */
function mended(layer: Layer, input = INPUT) {
  const scene = sceneOf(layer);
  const [issue] = preflight(scene, input).filter(({ layerId }) => layerId === 'one');
  if (!issue) throw new Error('nothing was found');
  const mend = mendOf(issue, scene, input);
  if (!mend) return { code: issue.code, kind: null, left: null };
  const after = { ...layer, ...mend.command.fields } as Layer;
  const left = preflight(sceneOf(after), input).map(({ code }) => code);
  return { code: issue.code, kind: mend.kind, values: mend.values, left };
}

describe('mendOf', () => {
  test.each<[string, Layer, MendKind]>([
    ['image_low_dpi', image({ widthMm: 200, heightMm: 200 }), 'resize'],
    ['image_low_dpi', image({ widthMm: 100, heightMm: 100, scale: 1.9, angle: 20 }), 'resize'],
    ['outside_area', text({ position: { x: 900, y: -300 } }), 'inside'],
    ['cut_by_area', text({ position: { x: 5, y: 100 } }), 'inside'],
    ['cut_by_area', text({ text: 'ALEXANDRA', fontSizeMm: 90, angle: 10 }), 'inside'],
    ['text_too_small', text({ fontSizeMm: 2 }), 'grow_text'],
    ['text_shrunk', text({ maxWidthMm: 40 }), 'shrink_text'],
    ['text_overflow', text({ arcRadiusMm: 8 }), 'shrink_text'],
    ['low_contrast', text({ fill: '#1f4d3a' }), 'white_ink'],
    [
      'invalid_characters',
      text({ text: 'ALEX!', customisable: true, allowed: 'letters_spaces' }),
      'drop_characters',
    ],
  ])('%s is taken away by one step (%#)', (code, layer, kind) => {
    expect(mended(layer)).toMatchObject({ code, kind, left: [] });
  });

  test('a picture of 600 × 600 px at 200 mm is 76 dpi; the largest safe size is named', () => {
    const { values } = mended(image({ widthMm: 200, heightMm: 200 }));
    expect(values).toEqual({ widthMm: 101, heightMm: 101 });
  });

  test('the ink is the one that is seen best', () => {
    const input = { ...INPUT, garmentColour: '#fafafa' };
    expect(mended(text({ fill: '#ffffff' }), input)).toMatchObject({ kind: 'black_ink', left: [] });
  });

  test('no step is offered where none helps', () => {
    expect(mended(text({ text: '' }))).toMatchObject({ code: 'text_missing', kind: null });
    expect(mended(image({ src: 'gone' }))).toMatchObject({ code: 'image_missing', kind: null });
  });

  test('what is locked is left alone', () => {
    expect(mended(text({ fill: '#1f4d3a', locked: true }))).toMatchObject({ kind: null });
  });
});
