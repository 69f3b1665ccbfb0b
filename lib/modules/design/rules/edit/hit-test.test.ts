import { sceneOf, textOf } from '../test-scenes';
import type { ImageLayer } from '../scene-types';
import { hitTest, layersWithin } from './hit-test';
import { TEST_GEOMETRY } from './test-commands';

const image = (id: string, x: number, y: number, more: Partial<ImageLayer> = {}): ImageLayer => ({
  type: 'image',
  id,
  src: 'file_1',
  location: 'file',
  widthMm: 40,
  heightMm: 10,
  angle: 0,
  scale: 1,
  position: { x, y },
  customisable: false,
  ...more,
});

const at = (layers: Parameters<typeof sceneOf>, x: number, y: number, reach = 0) =>
  hitTest(sceneOf(...layers), TEST_GEOMETRY, { x, y }, reach);

describe('a press', () => {
  test('meets the uppermost layer', () => {
    expect(at([image('under', 50, 50), image('over', 60, 50)], 55, 50)).toBe('over');
    expect(at([image('under', 50, 50), image('over', 60, 50)], 33, 50)).toBe('under');
    expect(at([image('under', 50, 50)], 55, 70)).toBeNull();
  });

  test('goes through what is locked or hidden', () => {
    const over = [image('locked', 50, 50, { locked: true }), image('hidden', 50, 50, { hidden: true })];
    expect(at([image('under', 50, 50), ...over], 50, 50)).toBe('under');
  });

  test('knows how a layer is turned and scaled', () => {
    const turned = [image('a', 100, 50, { angle: 90, scale: 2 })];
    expect(at(turned, 100, 88)).toBe('a');
    expect(at(turned, 138, 50)).toBeNull();
    expect(at(turned, 109, 50)).toBe('a');
  });

  test('reaches what is small, and no further', () => {
    const small = [image('dot', 100, 50, { widthMm: 2, heightMm: 2 })];
    expect(at(small, 104, 54, 5)).toBe('dot');
    expect(at(small, 106, 50, 5)).toBeNull();
    expect(at([image('wide', 100, 50)], 124, 50, 5)).toBeNull();
  });

  test('does not meet a text without ink, nor one whose font has not come', () => {
    expect(at([textOf(' ')], 100, 50, 5)).toBeNull();
    expect(at([textOf('A', { fontFamily: 'Anton' })], 100, 50, 5)).toBeNull();
  });
});

test('a box that is drawn open meets what it touches, turned layers by their own edges', () => {
  const scene = sceneOf(
    image('a', 30, 20),
    image('tilted', 100, 50, { angle: 45 }),
    image('locked', 100, 50, { locked: true }),
    image('away', 180, 90),
  );
  const within = (left: number, top: number, right: number, bottom: number) =>
    layersWithin(scene, TEST_GEOMETRY, { left, top, right, bottom });
  expect(within(0, 0, 200, 100)).toEqual(['a', 'tilted', 'away']);
  // Inside the bounding box of the rotated one, but outside its ink.
  expect(within(112, 36, 116, 40)).toEqual([]);
  expect(within(99, 49, 101, 51)).toEqual(['tilted']);
});
