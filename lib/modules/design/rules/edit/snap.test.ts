import { sceneOf } from '../test-scenes';
import type { ImageLayer } from '../scene-types';
import { safeBox, safeInset } from './frame';
import { snapAngle, snapMove, snapScale, snapTargets } from './snap';
import { TEST_GEOMETRY } from './test-commands';

const image = (id: string, x: number, y: number): ImageLayer => ({
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
});
const scene = sceneOf(image('moving', 50, 30), image('other', 150, 73));
const targets = snapTargets(scene, TEST_GEOMETRY, ['moving']);
const box = { left: 40, right: 60, top: 25, bottom: 35 };

describe('a move', () => {
  test('is drawn to the middle of the area, with the line it met', () => {
    const { move, lines } = snapMove(box, { x: 49.2, y: 3 }, targets, 1);
    expect(move).toEqual({ x: 50, y: 3 });
    expect(lines).toEqual([{ axis: 'x', at: 100, from: 0, to: 100, kind: 'centre' }]);
  });

  test.each([
    ['the edge of the area', { x: -39.5, y: 8 }, { x: -40, y: 8 }, 'edge'],
    ['the safe area', { x: -35.6, y: 8 }, { x: -36, y: 8 }, 'safe'],
    ['another layer’s edge', { x: 80.4, y: 8 }, { x: 80, y: 8 }, 'layer'],
    ['another layer’s middle', { x: 100.3, y: 8 }, { x: 100, y: 8 }, 'layer'],
  ])('is drawn to %s', (_, wanted, move, kind) => {
    const snapped = snapMove(box, wanted, targets, 0.7);
    expect(snapped.move.x).toBeCloseTo(move.x);
    expect(snapped.move.y).toBe(move.y);
    expect(snapped.lines[0]?.kind).toBe(kind);
  });

  test('snaps on both axes at once, each by itself', () => {
    const { move, lines } = snapMove(box, { x: 50.5, y: 19.6 }, targets, 1);
    expect(move).toEqual({ x: 50, y: 20 });
    expect(lines.map(({ axis }) => axis)).toEqual(['x', 'y']);
  });

  test('beyond the tolerance it goes where it was led', () => {
    expect(snapMove(box, { x: 47, y: 3 }, targets, 1)).toEqual({ move: { x: 47, y: 3 }, lines: [] });
  });

  test('never snaps to itself or to what is hidden', () => {
    const alone = snapTargets(
      { ...scene, layers: [image('moving', 50, 30), { ...image('gone', 77, 30), hidden: true }] },
      TEST_GEOMETRY,
      ['moving'],
    );
    expect(alone.x.map(({ at }) => at)).toEqual([100, 0, 200, 4, 196]);
  });
});

describe('a scale', () => {
  test('ends where an edge meets a line', () => {
    const about = { x: 40, y: 25 };
    const { factor, lines } = snapScale(box, about, 2.98, targets, 1);
    expect(about.x + (box.right - about.x) * factor).toBeCloseTo(100);
    expect(lines[0]).toEqual(expect.objectContaining({ axis: 'x', at: 100, kind: 'centre' }));
  });

  test('an edge that lies at the point that stays does not snap', () => {
    const left = snapScale({ ...box, left: 4 }, { x: 4, y: 25 }, 1.4, targets, 0.5);
    expect(left).toEqual({ factor: 1.4, lines: [] });
  });
});

test('angles go in steps of 15° where that is asked for, else they are drawn to level', () => {
  expect([7, 8, 44, -100].map((angle) => snapAngle(angle, true))).toEqual([0, 15, 45, -105]);
  expect([2, 3, 88, -46, 20].map((angle) => snapAngle(angle, false))).toEqual([0, 3, 90, -45, 20]);
});

test('the safe area is inside the area, in proportion to it', () => {
  expect(safeInset({ widthMm: 280, heightMm: 280, dpi: 300 })).toBe(10);
  expect(safeBox({ widthMm: 75, heightMm: 25, dpi: 300 })).toEqual({
    left: 1.5,
    top: 1.5,
    right: 73.5,
    bottom: 23.5,
  });
});
