import { clipArt } from '../clip-art/library';
import { pathBounds } from '../path-data';
import { type PathLayer, SCENE_LIMITS } from '../scene-types';
import { SHAPES } from '../shapes';
import { sceneOf, textOf } from '../test-scenes';
import { applyCommand } from './apply-command';
import type { EditCommand, EditState, NewLayer, NewPath } from './edit-state';
import { layersOf } from './layers';
import { pathSize } from './size-path';
import { TEST_GEOMETRY as geometry } from './test-commands';

const EMPTY: EditState = { design: {}, side: 'front', selection: [] };
const run = (state: EditState, ...commands: EditCommand[]): EditState =>
  commands.reduce((now, command) => applyCommand(now, command, geometry), state);
const pathOf = (state: EditState, index = 0): PathLayer => {
  const layer = layersOf(state)[index];
  if (layer?.type !== 'path') throw new Error('no shape');
  return layer;
};
const SQUARE: NewPath = { d: 'M0 0H10V10H0Z', fill: '#c8102e', label: 'Square' };
const add = (path: NewPath): EditCommand => ({ type: 'add-path', path });

describe('add-path', () => {
  test('puts a shape in the middle of the area, within a share of it, and selects it', () => {
    // The area is 200 × 100 mm: 40 % of its height is the limit of a square.
    const state = run(EMPTY, add(SQUARE));
    expect(pathOf(state)).toEqual({
      type: 'path',
      id: 'path-1',
      label: 'Square',
      d: 'M-20 -20H20V20H-20Z',
      fill: '#c8102e',
      angle: 0,
      scale: 1,
      position: { x: 100, y: 50 },
      customisable: false,
    });
    expect(state.selection).toEqual(['path-1']);
  });

  test('moves the next one aside, and keeps a drawing together', () => {
    const drawing = clipArt('coffee', '#ffffff');
    const state = run(EMPTY, add(SQUARE), add({ ...drawing, label: 'Cup' }));
    const cup = pathOf(state, 1);
    expect(cup.position.y).toBeGreaterThan(50);
    expect(cup.parts?.map(({ fill }) => fill)).toEqual(drawing.parts.map(({ fill }) => fill));
    expect(pathSize(cup)?.heightMm).toBeCloseTo(40, 1);
  });

  test.each<[string, Partial<NewPath>]>([
    ['markup for an outline', { d: 'M0 0"/><script>' }],
    ['an arc, which the grammar lacks', { d: 'M0 0A5 5 0 0 1 10 10Z' }],
    ['an outline without points', { d: 'M1 1' }],
    ['a colour by name', { fill: 'red' }],
    ['a stroke that is none', { stroke: 'none' }],
    ['a part without an ink', { parts: [{ d: 'M0 0H1V1Z', fill: 'none' }] }],
    ['too long a path', { d: `M0 0${'L1 1'.repeat(SCENE_LIMITS.pathLength / 4)}` }],
    ['too many parts', { parts: Array.from({ length: 41 }, () => ({ d: 'M0 0H1V1Z', fill: '#ffffff' })) }],
  ])('refuses %s', (_, wrong) => {
    expect(run(EMPTY, add({ ...SQUARE, ...wrong }))).toBe(EMPTY);
  });

  test('adds no layer beyond the limit', () => {
    const full = Array.from({ length: SCENE_LIMITS.layers }, (_, index) => textOf('AV', { id: `t${index}` }));
    const state: EditState = { design: { front: sceneOf(...full) }, side: 'front', selection: [] };
    expect(run(state, add(SQUARE))).toBe(state);
  });
});

describe('size-path', () => {
  const size = (more: object): EditCommand => ({ type: 'size-path', ...more });

  test('stretches a shape each way about its middle and leaves its stroke alone', () => {
    const stroked = { ...SQUARE, stroke: '#ffffff', strokeWidthMm: 2 };
    const layer = pathOf(run(EMPTY, add(stroked), size({ widthMm: 80 })));
    expect(pathSize(layer)).toEqual({ widthMm: 80, heightMm: 40 });
    expect(layer).toMatchObject({ position: { x: 100, y: 50 }, strokeWidthMm: 2, scale: 1 });
  });

  test('counts the scale, and never leaves the limits', () => {
    const scaled = run(EMPTY, add(SQUARE), { type: 'scale', factor: 2 }, size({ heightMm: 30 }));
    expect(pathSize(pathOf(scaled))).toEqual({ widthMm: 80, heightMm: 30 });
    const huge = run(EMPTY, add(SQUARE), size({ widthMm: 1e9, heightMm: -5 }));
    expect(pathSize(pathOf(huge))).toEqual({ widthMm: 1000, heightMm: 0.1 });
  });

  test('keeps the corners of a rounded rectangle, and the height of a line', () => {
    const rounded = run(
      EMPTY,
      add({ d: SHAPES.rounded.outline(100, 50), fill: '#ffffff' }),
      size({ widthMm: 160 }),
    );
    expect(pathOf(rounded).d).toBe(SHAPES.rounded.outline(160, 40));
    const line = { d: SHAPES.line.outline(100, 0), fill: 'none', stroke: '#ffffff' };
    expect(pathBounds(pathOf(run(EMPTY, add(line), size({ widthMm: 60, heightMm: 40 }))).d)).toEqual({
      left: -30,
      right: 30,
      top: 0,
      bottom: 0,
    });
  });
});

test('set-inks gives the named outlines another ink, and only them', () => {
  const parts = ['#111111', '#222222', '#111111'].map((fill) => ({ d: 'M0 0H4V4Z', fill }));
  const start = run(EMPTY, add({ ...SQUARE, parts }));
  const inked = pathOf(run(start, { type: 'set-inks', outlines: [0, 2], fill: '#00AA00' }));
  expect([inked.fill, ...(inked.parts ?? []).map(({ fill }) => fill)]).toEqual([
    '#00aa00',
    '#111111',
    '#00aa00',
    '#111111',
  ]);
  expect(run(start, { type: 'set-inks', outlines: [9], fill: '#00aa00' })).toBe(start);
  expect(run(start, { type: 'set-inks', outlines: [0], fill: 'green' })).toBe(start);
});

describe('fill-side', () => {
  const words: NewLayer = {
    type: 'text',
    text: 'HELLO',
    fontFamily: 'Inter',
    fill: '#ffffff',
    fields: { fontSizeMm: 12 },
    position: { x: 100, y: 30 },
  };
  const shape: NewLayer = { type: 'path', ...SQUARE, position: { x: 100, y: 70 } };
  const fill = (layers: NewLayer[], replaces: boolean): EditCommand => ({
    type: 'fill-side',
    layers,
    replaces,
  });
  const busy: EditState = {
    design: { front: sceneOf(textOf('OLD', { id: 'old' }), textOf('KEPT', { id: 'kept', locked: true })) },
    side: 'front',
    selection: [],
  };
  const ids = (state: EditState): string[] => layersOf(state).map(({ id }) => id);

  test('puts all layers where they are asked for, and selects them', () => {
    const state = run(EMPTY, fill([words, shape], true));
    expect(layersOf(state)).toMatchObject([
      { text: 'HELLO', fontSizeMm: 12, position: { x: 100, y: 30 } },
      { d: SQUARE.d, position: { x: 100, y: 70 } },
    ]);
    expect(state.selection).toEqual(['text-1', 'path-1']);
  });

  test('replaces what is not locked, or adds to it', () => {
    expect(ids(run(busy, fill([words, shape], true)))).toEqual(['kept', 'text-1', 'path-1']);
    expect(ids(run(busy, fill([words], false)))).toEqual(['old', 'kept', 'text-1']);
  });

  test('changes nothing when one layer may not be drawn, or there is none', () => {
    expect(run(busy, fill([words, { ...shape, d: 'Z' }], true))).toBe(busy);
    expect(run(busy, fill([{ ...words, text: '<script>' }], true))).toBe(busy);
    expect(run(busy, fill([{ ...words, fontFamily: 'Wingdings' }], true))).toBe(busy);
    expect(run(busy, fill([], true))).toBe(busy);
  });
});
