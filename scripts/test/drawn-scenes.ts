import fc from 'fast-check';
import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';
import { CHARACTER_SETS, type Layer, type Scene, TEXT_ALIGNS } from '@/lib/modules/design/rules/scene-types';

const SIZE_MM = 200;
/** The pictures in generated scenes: `picture-drawing.png`, `picture-photo.jpg`. */
export const PICTURES = ['drawing', 'photo'] as const;

const WORDS = [
  ...[
    'ALEX',
    'Fjord & Fern',
    'Grüße aus Köln',
    'Ça va, élève?',
    'Łódź 2026',
    'No. 7',
    'Åse Ørsted',
    'waffle, AVATAR',
  ],
  ...[
    'Ωμέγα',
    'Привет',
    'Їжак',
    'one\ntwo lines',
    'Öljy & Äiti',
    '¿Qué tal?',
    '“Quoted” – 50 %',
    'WAVE To Ty',
  ],
];

const number = (min: number, max: number): fc.Arbitrary<number> =>
  fc
    .double({ min, max, noNaN: true, noDefaultInfinity: true })
    .map((value) => Math.round(value * 1000) / 1000);
const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
/** `value` in one of `oneIn` cases, else undefined. */
const option = <T>(value: fc.Arbitrary<T>, oneIn: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const base = {
  angle: fc.oneof(fc.constant(0), number(-180, 180)),
  scale: fc.oneof(fc.constant(1), number(0.5, 2)),
  position: fc.record({ x: number(30, 170), y: number(30, 170) }),
  customisable: fc.boolean(),
  hidden: option(fc.constant(true), 8),
};

const text = fc.record({
  ...base,
  type: fc.constant('text'),
  text: fc.constantFrom(...WORDS),
  fontFamily: fc.constantFrom(...FONT_FAMILIES),
  fontSizeMm: number(6, 45),
  fill: colour,
  textAlign: fc.constantFrom(...TEXT_ALIGNS),
  allowed: option(fc.constantFrom(...CHARACTER_SETS), 4),
  maxWidthMm: number(40, 180),
  fit: option(fc.constantFrom('shrink', 'fill'), 2),
  stroke: option(colour, 2),
  strokeWidthMm: option(number(0.2, 3), 2),
  letterSpacing: option(number(-0.05, 0.4), 2),
  arcRadiusMm: option(fc.oneof(number(25, 200), number(-200, -25)), 2),
});

const image = fc.record({
  ...base,
  type: fc.constant('image'),
  src: fc.constantFrom(...PICTURES),
  location: fc.constant('file'),
  widthMm: number(25, 120),
  heightMm: number(25, 120),
  crop: option(
    fc.record({ x: number(0, 0.4), y: number(0, 0.4), width: number(0.2, 0.6), height: number(0.2, 0.6) }),
    2,
  ),
});

const path = fc.record({
  ...base,
  type: fc.constant('path'),
  d: fc.constantFrom(
    'M0 0L40 0L40 25H10V40Z',
    'M0 -20C11 -20 20 -11 20 0C20 11 11 20 0 20C-11 20 -20 11 -20 0C-20 -11 -11 -20 0 -20Z',
    'M-30 0Q-15 -30 0 0Q15 30 30 0L0 40ZM-10 5L10 5L0 20Z',
  ),
  fill: fc.oneof(colour, fc.constant('none')),
  fillRule: option(fc.constantFrom('nonzero', 'evenodd'), 2),
  stroke: colour,
  strokeWidthMm: number(0.3, 4),
});

const isDefined = ([, value]: [string, unknown]): boolean => value !== undefined;

/**
 * The given number of scenes, the same on every run: texts in many scripts, shapes and pictures with all layer options;
 * each font family is used in turn in a text that nothing covers.
 */
export function drawnScenes(count: number): Scene[] {
  const layers = fc.array(fc.oneof({ weight: 3, arbitrary: text }, image, path), {
    minLength: 1,
    maxLength: 4,
  });
  return fc.sample(layers, { numRuns: count, seed: 20_261_122 }).map((drawn, index) => {
    const own = {
      type: 'text',
      angle: 0,
      scale: 1,
      customisable: false,
      fill: '#16181d',
      textAlign: 'center',
      text: WORDS[index % WORDS.length],
      fontSizeMm: 24,
      maxWidthMm: 160,
      position: { x: 100, y: 100 },
      fontFamily: FONT_FAMILIES[index % FONT_FAMILIES.length],
    };
    const all = [...drawn, own].map((layer, at) => ({
      ...Object.fromEntries(Object.entries(layer).filter(isDefined)),
      id: `l${at}`,
    }));
    const area = { widthMm: SIZE_MM, heightMm: SIZE_MM, dpi: 76 };
    return { version: 1, side: 'front', area, layers: all as unknown as Layer[] };
  });
}
