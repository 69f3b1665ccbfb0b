import fc from 'fast-check';
import { designSchema } from '@/lib/modules/design/contract/scene';
import { propertyRuns } from '@/scripts/test/property-runs';
import { type ImageLayer, type Layer, SCENE_LIMITS, type TextLayer } from '../scene-types';
import { sceneOf, textOf } from '../test-scenes';
import { applyCommand } from './apply-command';
import type { EditCommand, EditState } from './edit-state';
import { boxOfLayers } from './frame';
import { layersOf, sceneOfState } from './layers';
import { anySession, image, TEST_GEOMETRY as geometry } from './test-commands';

const stateOf = (...layers: Layer[]): EditState => ({
  design: { front: sceneOf(...layers) },
  side: 'front',
  selection: layers.map(({ id }) => id),
});

const run = (state: EditState, ...commands: EditCommand[]): EditState =>
  commands.reduce((now, command) => applyCommand(now, command, geometry), state);

const boxOf = (state: EditState, ...ids: string[]) => {
  const layers = layersOf(state).filter(({ id }) => ids.length === 0 || ids.includes(id));
  return boxOfLayers(layers, sceneOfState(state, geometry), geometry);
};
const ids = (state: EditState): string[] => layersOf(state).map(({ id }) => id);
const placeOf = (state: EditState, id: string) => layersOf(state).find((layer) => layer.id === id)?.position;

describe('whatever is commanded', () => {
  test('the design passes its schema, and the selection is of layers that are there', () => {
    fc.assert(
      fc.property(anySession, ({ start, commands }) => {
        let state = start;
        for (const command of commands) {
          state = applyCommand(state, command, geometry);
          const checked = designSchema.safeParse(state.design);
          if (!checked.success)
            throw new Error(`${command.type}: ${JSON.stringify(checked.error.issues[0])}`);
          expect(ids(state)).toEqual(expect.arrayContaining([...state.selection]));
        }
      }),
      { numRuns: propertyRuns(400) },
    );
  });

  test('nothing of what was given is changed in place', () => {
    fc.assert(
      fc.property(anySession, ({ start, commands }) => {
        const before = JSON.stringify(start);
        run(start, ...commands);
        expect(JSON.stringify(start)).toBe(before);
      }),
      { numRuns: propertyRuns(60) },
    );
  });

  test.each<EditCommand>([
    { type: 'move', dx: NaN, dy: 0 },
    { type: 'move', dx: 0, dy: Infinity },
    { type: 'scale', factor: NaN },
    { type: 'scale', factor: 0 },
    { type: 'scale', factor: -2 },
    { type: 'rotate', degrees: -Infinity },
    { type: 'set-text', fields: { fontSizeMm: NaN } },
    { type: 'set-layer', fields: { position: { x: NaN, y: 1 } } },
    { type: 'set-text', fields: { text: '<script>alert(1)</script>' } },
    { type: 'set-text', fields: { fontFamily: 'Wingdings' } },
    { type: 'set-text', fields: { fill: 'url(#x)' } },
    { type: 'set-image', fields: { src: 'https://elsewhere.example/a.png' } },
    { type: 'add-image', src: 'data:image/png', location: 'file', widthPx: 5, heightPx: 5 },
    { type: 'move', dx: 0, dy: 0 },
    { type: 'delete', ids: ['nobody'] },
    { type: 'select', ids: ['name', 'pic'] },
  ])('$type with what is none, or nothing to do, gives back the very state: %j', (command) => {
    const state = stateOf(textOf('AV'), image('pic', 50, 50));
    expect(applyCommand(state, command, geometry)).toBe(state);
  });
});

describe('move', () => {
  test('moves what is selected and free, and leaves the others as they are', () => {
    const state = {
      ...stateOf(image('a', 50, 50), image('b', 90, 50, { locked: true }), image('c', 20, 20)),
      selection: ['a', 'b'],
    };
    const next = run(state, { type: 'move', dx: 5, dy: -2.5 });
    expect(placeOf(next, 'a')).toEqual({ x: 55, y: 47.5 });
    expect(layersOf(next).slice(1)).toEqual(layersOf(state).slice(1));
    expect(layersOf(next)[2]).toBe(layersOf(state)[2]);
  });

  test('a nudge is 1 mm, a far one 10', () => {
    const state = stateOf(image('a', 50, 50));
    expect(placeOf(run(state, { type: 'nudge', direction: 'left' }), 'a')).toEqual({ x: 49, y: 50 });
    expect(placeOf(run(state, { type: 'nudge', direction: 'down', far: true }), 'a')).toEqual({
      x: 50,
      y: 60,
    });
  });

  test('a layer never gets out of reach, and several keep their distances at the edge', () => {
    const state = stateOf(image('a', 50, 50), image('b', 90, 50));
    const next = run(state, { type: 'move', dx: -5000, dy: 5000 });
    const box = boxOf(next);
    expect(box?.right).toBeCloseTo(3);
    expect(box?.top).toBeCloseTo(97);
    expect((placeOf(next, 'b')?.x ?? 0) - (placeOf(next, 'a')?.x ?? 0)).toBeCloseTo(40);
  });

  test('one that lies outside comes nearer and goes no further', () => {
    const state = stateOf(image('a', -400, 50));
    expect(placeOf(run(state, { type: 'move', dx: -50, dy: 0 }), 'a')).toEqual({ x: -400, y: 50 });
    expect(placeOf(run(state, { type: 'move', dx: 350, dy: 0 }), 'a')).toEqual({ x: -50, y: 50 });
  });

  test('place lays the box of the selection with its corner at a point', () => {
    const next = run(stateOf(image('a', 50, 50, { angle: 90 })), { type: 'place', x: 12, y: 30 });
    expect(boxOf(next)).toEqual(
      expect.objectContaining({ left: expect.closeTo(12), top: expect.closeTo(30) }),
    );
  });
});

describe('scale and rotate', () => {
  test('the point they are about stays where it is', () => {
    const state = stateOf(image('a', 50, 50), image('b', 90, 60));
    const about = { x: 40, y: 45 };
    expect(boxOf(state)).toEqual(expect.objectContaining({ left: 40, top: 45 }));
    const next = run(state, { type: 'scale', factor: 1.5, about });
    const [before, after] = [boxOf(state), boxOf(next)];
    expect(after).toEqual(expect.objectContaining({ left: expect.closeTo(40), top: expect.closeTo(45) }));
    expect((after?.right ?? 0) - 40).toBeCloseTo(((before?.right ?? 0) - 40) * 1.5);
  });

  test('the opposite corner of a turned text stays', () => {
    const state = stateOf(textOf('AVA', { angle: 30, customisable: false }));
    const before = boxOf(state);
    const middle = {
      x: ((before?.left ?? 0) + (before?.right ?? 0)) / 2,
      y: ((before?.top ?? 0) + (before?.bottom ?? 0)) / 2,
    };
    const next = boxOf(run(state, { type: 'scale', factor: 2 }));
    expect(((next?.left ?? 0) + (next?.right ?? 0)) / 2).toBeCloseTo(middle.x, 2);
    expect(((next?.top ?? 0) + (next?.bottom ?? 0)) / 2).toBeCloseTo(middle.y, 2);
  });

  test('all are scaled alike, no further than the nearest limit of any', () => {
    const state = stateOf(image('a', 50, 50, { scale: 10 }), image('b', 90, 60, { scale: 1 }));
    const next = run(state, { type: 'scale', factor: 1000 });
    expect(layersOf(next).map(({ scale }) => scale)).toEqual([20, 2]);
    const tiny = run(stateOf(image('a', 50, 50)), { type: 'scale', factor: 1e-9 });
    expect((boxOf(tiny)?.right ?? 0) - (boxOf(tiny)?.left ?? 0)).toBeCloseTo(1, 2);
  });

  test('a full turn is none, and angles stay within half a turn', () => {
    const state = stateOf(image('a', 50, 50));
    expect(run(state, { type: 'rotate', degrees: 360 }).design).toEqual(state.design);
    expect(layersOf(run(state, { type: 'rotate', degrees: 270 }))[0]?.angle).toBe(-90);
    expect(layersOf(run(state, { type: 'rotate', degrees: -180 }))[0]?.angle).toBe(180);
  });

  test.each([1e308, -1e308, 360e6])('%s degrees are whole turns and a rest', (degrees) => {
    const state = stateOf(image('a', 50, 50), image('b', 90, 50));
    const rest = run(state, { type: 'rotate', degrees: degrees % 360 });
    expect(run(state, { type: 'rotate', degrees })).toEqual(rest);
    const far = run(state, { type: 'rotate', degrees, about: { x: 1e308, y: -1e308 } });
    expect(designSchema.safeParse(far.design).success).toBe(true);
  });

  test('two layers turn about their common middle', () => {
    const next = run(stateOf(image('a', 50, 50), image('b', 90, 50)), { type: 'rotate', degrees: 90 });
    expect(placeOf(next, 'a')).toEqual({ x: 70, y: 30 });
    expect(placeOf(next, 'b')).toEqual({ x: 70, y: 70 });
  });
});

describe('align and distribute', () => {
  test.each([
    ['left', 'left', 0],
    ['centre', 'left', 90],
    ['right', 'right', 200],
    ['top', 'top', 0],
    ['middle', 'top', 45],
    ['bottom', 'bottom', 100],
  ] as const)('a single layer is aligned to the area: %s', (alignment, edge, at) => {
    const next = run(stateOf(image('a', 31, 27)), { type: 'align', alignment });
    expect(boxOf(next)?.[edge]).toBeCloseTo(at);
  });

  test('several are aligned to the box around them, or to the area where that is asked for', () => {
    const state = stateOf(image('a', 31, 27), image('b', 120, 60, { angle: 90 }));
    const lefts = (command: EditCommand) => ['a', 'b'].map((id) => boxOf(run(state, command), id)?.left);
    expect(lefts({ type: 'align', alignment: 'left' })).toEqual([21, expect.closeTo(21)]);
    expect(lefts({ type: 'align', alignment: 'left', to: 'area' })).toEqual([0, expect.closeTo(0)]);
  });

  test('the gaps become the same, the outermost stay', () => {
    const state = stateOf(image('a', 20, 50), image('c', 150, 50), image('b', 50, 50));
    const next = run(state, { type: 'distribute', axis: 'x' });
    expect(['a', 'b', 'c'].map((id) => placeOf(next, id)?.x)).toEqual([20, 85, 150]);
    const two = { ...state, selection: ['a', 'b'] };
    expect(run(two, { type: 'distribute', axis: 'x' })).toBe(two);
  });
});

describe('order', () => {
  const state = { ...stateOf(...['a', 'b', 'c', 'd'].map((id) => image(id, 50, 50))), selection: ['b', 'c'] };
  test.each([
    ['front', 'adbc'],
    ['back', 'bcad'],
    ['forward', 'adbc'],
    ['backward', 'bcad'],
  ] as const)('%s keeps the order among those that move', (to, order) => {
    expect(ids(run(state, { type: 'order', to })).join('')).toBe(order);
  });
  test('to a place, and beyond the ends to the end', () => {
    expect(ids(run(state, { type: 'order-to', id: 'a', index: 2 })).join('')).toBe('bcad');
    expect(ids(run(state, { type: 'order-to', id: 'd', index: -7 })).join('')).toBe('dabc');
  });
});

describe('add, duplicate, delete', () => {
  const empty: EditState = { design: {}, side: 'back', selection: [] };

  test('a text comes to the middle of its side, as large as suits it, and is selected', () => {
    const state = run(empty, { type: 'add-text', text: 'AVAVAVA', fontFamily: 'Inter', fill: '#ffffff' });
    expect(state.design.back).toEqual(
      expect.objectContaining({ version: 1, side: 'back', area: { widthMm: 120, heightMm: 160, dpi: 300 } }),
    );
    expect(state.selection).toEqual(['text-1']);
    const box = boxOf(state);
    expect(((box?.left ?? 0) + (box?.right ?? 0)) / 2).toBeCloseTo(60, 1);
    expect(((box?.top ?? 0) + (box?.bottom ?? 0)) / 2).toBeCloseTo(80, 1);
    expect((box?.right ?? 0) - (box?.left ?? 0)).toBeCloseTo(72, 0);
  });

  test('a second one does not hide the first', () => {
    const add: EditCommand = { type: 'add-text', text: 'AV', fontFamily: 'Inter', fill: '#ffffff' };
    const state = run(empty, add, add);
    expect(ids(state)).toEqual(['text-1', 'text-2']);
    expect(placeOf(state, 'text-2')?.y).toBeCloseTo((placeOf(state, 'text-1')?.y ?? 0) + 5);
  });

  test('a picture is no larger than prints sharply, and fits the area', () => {
    const add = (widthPx: number, heightPx: number) =>
      layersOf(
        run(empty, { type: 'add-image', src: 'file_2', location: 'file', widthPx, heightPx }),
      )[0] as ImageLayer;
    expect(add(150, 75)).toEqual(expect.objectContaining({ widthMm: 25.4, heightMm: 12.7 }));
    expect(add(6000, 3000)).toEqual(expect.objectContaining({ widthMm: 72, heightMm: 36 }));
  });

  test('copies have ids of their own, on neither side another, lie aside, and can be changed', () => {
    const state = stateOf(textOf('AV', { id: 'text-1', locked: true }), image('pic', 50, 50));
    const both: EditState = {
      ...state,
      design: { ...state.design, back: { ...sceneOf(image('image-1', 5, 5)), side: 'back' } },
    };
    const next = run(both, { type: 'duplicate' });
    expect(ids(next)).toEqual(['text-1', 'pic', 'text-2', 'image-2']);
    expect(next.selection).toEqual(['text-2', 'image-2']);
    expect(layersOf(next)[2]).toEqual({ ...textOf('AV', { id: 'text-2' }), position: { x: 105, y: 55 } });
  });

  test('there are never more layers than a scene may have', () => {
    const full = stateOf(
      ...Array.from({ length: SCENE_LIMITS.layers - 1 }, (_, index) => image(`i${index}`, 50, 50)),
    );
    const one = run(full, { type: 'add-text', text: 'A', fontFamily: 'Inter', fill: '#000000' });
    expect(ids(one)).toHaveLength(SCENE_LIMITS.layers);
    expect(run(one, { type: 'duplicate' })).toBe(one);
    expect(run(full, { type: 'duplicate' })).toBe(full);
  });

  test('there is never more text than a side may hold', () => {
    const half = 'A'.repeat(SCENE_LIMITS.sideTextLength / 2);
    const two = stateOf(textOf(half, { id: 'a' }), textOf(half.slice(1), { id: 'b' }));
    expect(run({ ...two, selection: ['b'] }, { type: 'duplicate' })).toMatchObject({ design: two.design });
    const set = (text: string) => run(two, { type: 'set-text', ids: ['b'], fields: { text } });
    expect(set(half).design).not.toBe(two.design);
    expect(set(`${half}A`).design).toBe(two.design);
    expect(set('A').design).not.toBe(two.design);
  });

  test('locked layers stay; a side without layers is none', () => {
    const state = stateOf(image('a', 50, 50), image('b', 90, 50, { locked: true }));
    const next = run(state, { type: 'delete' });
    expect([ids(next), next.selection]).toEqual([['b'], ['b']]);
    expect(run(next, { type: 'lock', locked: false }, { type: 'delete' }).design).toEqual({});
  });
});

describe('fields', () => {
  const text = (state: EditState) => layersOf(state)[0] as TextLayer;

  test('what is typed is kept as far as a scene may hold it', () => {
    const next = run(stateOf(textOf('A')), { type: 'set-text', fields: { text: 'A\u0007B\r\nC\ud800' } });
    expect(text(next).text).toBe('AB\nC');
    expect(
      text(run(stateOf(textOf('A')), { type: 'set-text', fields: { text: 'é'.repeat(6000) } })).text,
    ).toHaveLength(5000);
  });

  test('numbers keep to their limits, and undefined takes an optional field away', () => {
    const next = run(stateOf(textOf('A')), {
      type: 'set-text',
      fields: { fontSizeMm: 1e9, arcRadiusMm: -1, letterSpacing: 9, maxLength: 0 },
    });
    expect(text(next)).toEqual(
      expect.objectContaining({ fontSizeMm: 1000, arcRadiusMm: -5, letterSpacing: 2, maxLength: 1 }),
    );
    const less = run(next, {
      type: 'set-text',
      fields: { arcRadiusMm: 0, letterSpacing: undefined, maxLength: undefined },
    });
    expect(text(less)).toEqual({ ...textOf('A'), fontSizeMm: 1000 });
  });

  test('a text fills a width only while it has one', () => {
    const filled = run(stateOf(textOf('A')), { type: 'set-text', fields: { fit: 'fill', maxWidthMm: 80 } });
    expect(text(filled)).toEqual(expect.objectContaining({ fit: 'fill', maxWidthMm: 80 }));
    expect(text(run(filled, { type: 'set-text', fields: { maxWidthMm: undefined } }))).toEqual(textOf('A'));
    expect(
      text(run(stateOf(textOf('A')), { type: 'set-text', fields: { fit: 'fill' } })).fit,
    ).toBeUndefined();
  });

  test('a crop stays within its picture', () => {
    const next = run(stateOf(image('a', 50, 50)), {
      type: 'set-image',
      fields: { crop: { x: 0.9, y: -1, width: 5, height: 0 } },
    });
    expect((layersOf(next)[0] as ImageLayer).crop).toEqual({
      x: 0.9,
      y: 0,
      width: expect.closeTo(0.1),
      height: 0.01,
    });
  });

  test('only layers that have the field, and are free, take it', () => {
    const state = stateOf(image('a', 50, 50), textOf('A'), textOf('B', { id: 'held', locked: true }));
    const next = run(state, { type: 'set-text', fields: { fill: '#FF0000' } });
    expect(layersOf(next).map((layer) => ('fill' in layer ? layer.fill : null))).toEqual([
      null,
      '#ff0000',
      '#ffffff',
    ]);
  });
});

describe('select, hide, side', () => {
  const state = {
    ...stateOf(
      image('a', 50, 50),
      image('b', 60, 50, { locked: true }),
      image('c', 70, 50, { hidden: true }),
    ),
    selection: [],
  };

  test('all are those that are neither locked nor hidden; a toggle adds and takes away', () => {
    expect(run(state, { type: 'select-all' }).selection).toEqual(['a']);
    expect(run(state, { type: 'select', ids: ['c', 'a'] }).selection).toEqual(['a', 'c']);
    const toggled = run(
      state,
      { type: 'select', ids: ['a'] },
      { type: 'select', ids: ['b', 'a'], mode: 'toggle' },
    );
    expect(toggled.selection).toEqual(['b']);
  });

  test('what is hidden is let go of', () => {
    const next = run(state, { type: 'select', ids: ['a', 'b'] }, { type: 'hide', hidden: true, ids: ['a'] });
    expect([layersOf(next)[0]?.hidden, next.selection]).toEqual([true, ['b']]);
    const shown = run(next, { type: 'hide', hidden: false, ids: ['a', 'c'] });
    expect(layersOf(shown).map((layer) => 'hidden' in layer)).toEqual([false, false, false]);
  });

  test('the other side begins without a selection', () => {
    const next = run(state, { type: 'select-all' }, { type: 'side', side: 'back' });
    expect([next.side, next.selection, next.design]).toEqual(['back', [], state.design]);
  });
});
