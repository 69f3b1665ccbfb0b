import fc from 'fast-check';
import { FONT_FAMILIES } from './font-library';
import {
  CHARACTER_SETS,
  type ImageLayer,
  type Layer,
  type PathLayer,
  type Scene,
  SIDES,
  TEXT_ALIGNS,
  TEXT_FITS,
  type TextLayer,
} from './scene-types';

const number = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const id = fc.stringMatching(/^[a-z][a-z0-9_-]{0,12}$/);
const colour = fc.stringMatching(/^#[0-9a-f]{6}$/);
const option = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined });
const spot = number(-2000, 2000);

const base = {
  id,
  label: option(fc.stringMatching(/^[a-z ]{1,20}$/)),
  angle: number(-360, 360),
  scale: number(0.01, 20),
  position: fc.record({ x: spot, y: spot }),
  customisable: fc.boolean(),
  locked: option(fc.boolean()),
  hidden: option(fc.boolean()),
};

const textLayer: fc.Arbitrary<TextLayer> = fc
  .record({
    ...base,
    type: fc.constant('text' as const),
    // Without `>` and `;`, which could complete a tag with the others.
    text: fc.string({ maxLength: 30, unit: fc.constantFrom(...'AVabcé <&"\n') }),
    fontFamily: fc.constantFrom(...FONT_FAMILIES),
    fontSizeMm: number(0.1, 1000),
    fill: colour,
    textAlign: fc.constantFrom(...TEXT_ALIGNS),
    maxLength: option(fc.integer({ min: 1, max: 5000 })),
    allowed: option(fc.constantFrom(...CHARACTER_SETS)),
    maxWidthMm: option(number(0.1, 1000)),
    fit: option(fc.constant('shrink' as const)),
    stroke: option(colour),
    strokeWidthMm: option(number(0.1, 20)),
    letterSpacing: option(number(-0.2, 2)),
    arcRadiusMm: option(number(5, 5000)),
  })
  .chain((layer) =>
    // `fill` needs a width.
    layer.maxWidthMm === undefined
      ? fc.constant(layer)
      : option(fc.constantFrom(...TEXT_FITS)).map((fit) => ({ ...layer, fit })),
  ) as fc.Arbitrary<TextLayer>;

/** A crop anywhere within the picture. */
const crop = fc
  .record({ x: number(0, 0.9), y: number(0, 0.9), across: number(0.1, 1), down: number(0.1, 1) })
  .map(({ x, y, across, down }) => ({ x, y, width: (1 - x) * across, height: (1 - y) * down }))
  .map(({ x, y, width, height }) => ({ x, y, width: Math.max(width, 0.01), height: Math.max(height, 0.01) }));

const imageLayer: fc.Arbitrary<ImageLayer> = fc.record({
  ...base,
  type: fc.constant('image' as const),
  src: fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/),
  location: fc.constantFrom('file' as const, 'artwork' as const),
  widthMm: number(0.1, 1000),
  heightMm: number(0.1, 1000),
  crop: option(crop),
}) as fc.Arbitrary<ImageLayer>;

const pathLayer: fc.Arbitrary<PathLayer> = fc.record({
  ...base,
  type: fc.constant('path' as const),
  d: fc.constantFrom('M0 0L10 0L10 10Z', 'M-5 -5C0 1.5 2 3 4 5Q1 2 3 4Z'),
  fill: fc.oneof(colour, fc.constant('none')),
  fillRule: option(fc.constantFrom('nonzero' as const, 'evenodd' as const)),
  stroke: option(colour),
  strokeWidthMm: option(number(0.1, 1000)),
  parts: option(
    fc.array(fc.record({ d: fc.constantFrom('M1 1H9V9H1Z', 'M2 2L4 2L3 4Z'), fill: colour }), {
      minLength: 1,
      maxLength: 3,
    }),
  ),
}) as fc.Arbitrary<PathLayer>;

const withoutGaps = (layer: Layer): Layer =>
  Object.fromEntries(Object.entries(layer).filter(([, value]) => value !== undefined)) as unknown as Layer;

/** Generates valid scenes; optional fields are absent rather than undefined. For tests. */
export const anyScene: fc.Arbitrary<Scene> = fc.record({
  version: fc.constant(1 as const),
  side: fc.constantFrom(...SIDES),
  area: fc.record({
    widthMm: number(5, 300),
    heightMm: number(5, 300),
    dpi: fc.integer({ min: 72, max: 300 }),
  }),
  layers: fc.uniqueArray(fc.oneof(textLayer, imageLayer, pathLayer).map(withoutGaps), {
    maxLength: 12,
    selector: (layer) => layer.id,
  }),
});

/** A scene of the given layers on an area of 200 × 100 mm at 300 dpi. For tests. */
export function sceneOf(...layers: Layer[]): Scene {
  return { version: 1, side: 'front', area: { widthMm: 200, heightMm: 100, dpi: 300 }, layers };
}

/** A line of text in the centre of that area. For tests. */
export function textOf(text: string, more: Partial<TextLayer> = {}): TextLayer {
  return {
    type: 'text',
    id: 'name',
    text,
    fontFamily: 'Inter',
    fontSizeMm: 20,
    fill: '#ffffff',
    textAlign: 'center',
    angle: 0,
    scale: 1,
    position: { x: 100, y: 50 },
    customisable: true,
    ...more,
  };
}
