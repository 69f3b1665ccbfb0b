import fc from 'fast-check';
import { FONT_FAMILIES } from '../font-library';
import { anyScene } from '../test-scenes';
import { TEST_FONTS } from '../test-font';
import type { Design, ImageLayer, PrintArea, Scene } from '../scene-types';
import { createGeometry } from './create-geometry';
import { ALIGNMENTS, type EditCommand, type EditState, ORDERS } from './edit-state';

export const TEST_AREAS: Record<'front' | 'back', PrintArea> = {
  front: { widthMm: 200, heightMm: 100, dpi: 300 },
  back: { widthMm: 120, heightMm: 160, dpi: 300 },
};

export const TEST_GEOMETRY = createGeometry(TEST_AREAS, TEST_FONTS);

/** A picture of 20 by 10 mm with its middle at a point. */
export const image = (id: string, x: number, y: number, more: Partial<ImageLayer> = {}): ImageLayer => ({
  type: 'image',
  id,
  src: 'file_1',
  location: 'file',
  widthMm: 20,
  heightMm: 10,
  angle: 0,
  scale: 1,
  position: { x, y },
  customisable: false,
  ...more,
});

/** Invalid numbers of a broken caller, among valid ones. */
const wild = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: -400, max: 400, noNaN: true }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(NaN, Infinity, -Infinity, 1e308, -1e308, 0, -0, 5e-324) },
);
const wildText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', '<script>', '\ud800', 'A\u0000B', 'x'.repeat(6000), 'AV\r\nb\tc', '🦊'.repeat(2600)),
);
const colour = fc.oneof(fc.stringMatching(/^#[0-9a-f]{6}$/), fc.constantFrom('red', '#FFF', '#ABCDEF', ''));
const point = fc.record({ x: wild, y: wild });
const some = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

const textFields = fc.record(
  {
    text: wildText,
    fontFamily: fc.oneof(fc.constantFrom(...FONT_FAMILIES), fc.constant('Comic Sans')),
    fontSizeMm: wild,
    fill: colour,
    textAlign: fc.constantFrom('left', 'center', 'right', 'justify') as fc.Arbitrary<'left'>,
    maxLength: some(wild),
    allowed: some(fc.constantFrom('any', 'digits', 'all') as fc.Arbitrary<'any'>),
    maxWidthMm: some(wild),
    fit: some(fc.constantFrom('shrink', 'fill', 'burst') as fc.Arbitrary<'fill'>),
    stroke: some(colour),
    strokeWidthMm: some(wild),
    letterSpacing: some(wild),
    arcRadiusMm: some(wild),
  },
  { requiredKeys: [] },
);
const imageFields = fc.record(
  {
    src: fc.constantFrom('file_a', 'http://x', '../etc', ''),
    location: fc.constantFrom('file', 'artwork', 'web') as fc.Arbitrary<'file'>,
    widthMm: wild,
    heightMm: wild,
    crop: some(fc.record({ x: wild, y: wild, width: wild, height: wild })),
  },
  { requiredKeys: [] },
);
const layerFields = fc.record(
  { label: some(wildText), customisable: fc.boolean(), angle: wild, scale: wild, position: point },
  { requiredKeys: [] },
);
const pathFields = fc.record(
  { fill: fc.oneof(colour, fc.constant('none')), stroke: some(colour), strokeWidthMm: some(wild) },
  { requiredKeys: [] },
);

const outline = fc.constantFrom(
  'M0 0L10 0L10 10Z',
  'M-5 -5C0 1.5 2 3 4 5Q1 2 3 4Z',
  'M0 0H10',
  'M1 1',
  'L0 0',
  'M0 0A1',
  '',
);
const newPath = fc.record(
  {
    d: outline,
    fill: fc.oneof(colour, fc.constant('none')),
    fillRule: fc.constantFrom('evenodd', 'nonzero', 'odd') as fc.Arbitrary<'evenodd'>,
    stroke: colour,
    strokeWidthMm: wild,
    label: wildText,
    parts: fc.array(fc.record({ d: outline, fill: colour }), { maxLength: 3 }),
  },
  { requiredKeys: ['d', 'fill'] },
);
const newLayer = fc.oneof(
  fc.tuple(newPath, point).map(([path, position]) => ({ type: 'path' as const, ...path, position })),
  fc.record({
    type: fc.constant('text' as const),
    text: wildText,
    fontFamily: fc.constantFrom('Inter', 'No such'),
    fill: colour,
    fields: textFields,
    position: point,
  }),
);

const shapeCommands = fc.oneof(
  fc.record({ type: fc.constant('add-path'), path: newPath, at: some(point) }),
  fc.record({
    type: fc.constant('fill-side'),
    layers: fc.array(newLayer, { maxLength: 4 }),
    replaces: fc.boolean(),
  }),
);

type Of = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.Arbitrary<unknown>;

const pathCommands = (of: Of): fc.Arbitrary<unknown>[] => [
  of({ type: fc.constant('set-inks'), outlines: fc.array(fc.integer({ min: -1, max: 4 })), fill: colour }),
  of({ type: fc.constant('size-path'), widthMm: some(wild), heightMm: some(wild) }),
];

function commands(id: fc.Arbitrary<string>): fc.Arbitrary<EditCommand> {
  const ids = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record({ ids: fc.array(id, { maxLength: 4 }) }) },
  );
  const of = (fields: Record<string, fc.Arbitrary<unknown>>) =>
    fc.tuple(fc.record(fields), ids).map(([own, named]) => ({ ...own, ...named }));
  const is = (type: EditCommand['type']) => fc.constant(type);
  return fc.oneof(
    of({
      type: is('add-text'),
      text: wildText,
      fontFamily: fc.constantFrom('Inter', 'No such'),
      fill: colour,
      fields: textFields,
      at: some(point),
    }),
    of({
      type: is('add-image'),
      src: fc.constantFrom('file_b', 'a:b'),
      location: fc.constantFrom('file', 'artwork'),
      widthPx: wild,
      heightPx: wild,
      label: some(wildText),
      at: some(point),
    }),
    shapeCommands,
    ...pathCommands(of),
    of({ type: is('move'), dx: wild, dy: wild }),
    of({ type: is('nudge'), direction: fc.constantFrom('left', 'right', 'up', 'down'), far: fc.boolean() }),
    of({ type: is('place'), x: some(wild), y: some(wild) }),
    of({ type: is('scale'), factor: wild, about: some(point) }),
    of({ type: is('rotate'), degrees: wild, about: some(point) }),
    of({ type: is('transform'), factor: wild, degrees: wild, dx: wild, dy: wild, about: point }),
    of({
      type: is('align'),
      alignment: fc.constantFrom(...ALIGNMENTS),
      to: some(fc.constantFrom('area', 'selection')),
    }),
    of({ type: is('distribute'), axis: fc.constantFrom('x', 'y') }),
    of({ type: is('set-text'), fields: textFields }),
    of({ type: is('set-image'), fields: imageFields }),
    of({ type: is('set-path'), fields: pathFields }),
    of({ type: is('set-layer'), fields: layerFields }),
    of({ type: is('order'), to: fc.constantFrom(...ORDERS) }),
    of({ type: is('order-to'), id, index: wild }),
    of({ type: is('duplicate') }),
    of({ type: is('lock'), locked: fc.boolean() }),
    of({ type: is('hide'), hidden: fc.boolean() }),
    of({ type: is('delete') }),
    of({
      type: is('select'),
      ids: fc.array(id, { maxLength: 5 }),
      mode: some(fc.constantFrom('only', 'toggle')),
    }),
    fc.record({ type: is('select-all') }),
    fc.record({ type: is('select-none') }),
    fc.record({ type: is('side'), side: fc.constantFrom('front', 'back') }),
  ) as fc.Arbitrary<EditCommand>;
}

const onSide = (scene: Scene, side: 'front' | 'back'): Scene => ({ ...scene, side });

const anyDesign: fc.Arbitrary<Design> = fc
  .record({ front: some(anyScene), back: some(anyScene) })
  .map(({ front, back }) => ({
    ...(front && front.layers.length > 0 ? { front: onSide(front, 'front') } : {}),
    ...(back && back.layers.length > 0 ? { back: onSide(back, 'back') } : {}),
  }));

/** Generates a state and commands on its layers, valid ones and broken ones. For tests. */
export const anySession: fc.Arbitrary<{ start: EditState; commands: EditCommand[] }> = anyDesign.chain(
  (design) => {
    const known = [design.front, design.back].flatMap((scene) => scene?.layers.map(({ id }) => id) ?? []);
    const id = fc.constantFrom(...known, 'text-1', 'image-1', 'nobody');
    return fc.record({
      start: fc.record({
        design: fc.constant(design),
        side: fc.constantFrom('front' as const, 'back' as const),
        selection: fc.constant([] as string[]),
      }),
      commands: fc
        .array(commands(id), { maxLength: 25 })
        .map((list) => [{ type: 'select-all' as const }, ...list]),
    });
  },
);
