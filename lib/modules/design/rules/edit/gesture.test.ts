import { sceneOf } from '../test-scenes';
import type { ImageLayer } from '../scene-types';
import { applyCommand } from './apply-command';
import type { EditState } from './edit-state';
import {
  type DragKeys,
  type Gesture,
  marqueeGesture,
  moveGesture,
  pinchGesture,
  rotateGesture,
  scaleGesture,
} from './gesture';
import { layersOf } from './layers';
import { TEST_GEOMETRY as geometry } from './test-commands';

const image = (id: string, x: number, y: number, more: Partial<ImageLayer> = {}): ImageLayer => ({
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
const state: EditState = {
  design: { front: sceneOf(image('a', 50, 30), image('b', 150, 73)) },
  side: 'front',
  selection: ['a'],
};
const keys = (more: Partial<DragKeys> = {}): DragKeys => ({ shift: false, alt: false, free: false, ...more });
const begin = (x: number, y: number, from = state) => ({
  state: from,
  geometry,
  from: { x, y },
  tolerance: 1,
});

function after(gesture: Gesture, points: { x: number; y: number }[], held = keys(), from = state) {
  const { command } = gesture.follow(points, held);
  return command ? layersOf(applyCommand(from, command, geometry))[0] : null;
}

describe('a drag', () => {
  test('moves by as much as the pointer went', () => {
    expect(after(moveGesture(begin(45, 28)), [{ x: 57, y: 45 }])?.position).toEqual({ x: 62, y: 47 });
  });

  test('keeps to one direction with Shift, and snaps to nothing with Control', () => {
    const gesture = moveGesture(begin(50, 30));
    expect(after(gesture, [{ x: 63, y: 35 }], keys({ shift: true }))?.position).toEqual({ x: 63, y: 30 });
    expect(after(gesture, [{ x: 99.5, y: 35 }])?.position).toEqual({ x: 100, y: 35 });
    expect(after(gesture, [{ x: 99.5, y: 35 }], keys({ free: true }))?.position).toEqual({ x: 99.5, y: 35 });
  });

  test('of a corner scales about the opposite one, with Alt about the middle', () => {
    const gesture = scaleGesture(begin(60, 35), 2);
    expect(after(gesture, [{ x: 80, y: 45 }], keys({ free: true }))).toEqual({
      ...image('a', 60, 35),
      scale: 2,
    });
    expect(after(gesture, [{ x: 70, y: 40 }], keys({ free: true, alt: true }))).toEqual({
      ...image('a', 50, 30),
      scale: 2,
    });
  });

  test('of a corner past the opposite one leaves something small', () => {
    const small = after(scaleGesture(begin(60, 35), 2), [{ x: 0, y: 0 }], keys({ free: true }));
    expect(small?.scale).toBeCloseTo(0.05);
  });

  test('of the handle above turns about the middle, in steps with Shift', () => {
    const gesture = rotateGesture(begin(50, 10));
    expect(after(gesture, [{ x: 70, y: 30 }])?.angle).toBe(90);
    expect(after(gesture, [{ x: 52, y: 10 }], keys({ free: true }))?.angle).toBeCloseTo(5.711);
    expect(after(gesture, [{ x: 56, y: 10 }], keys({ shift: true }))?.angle).toBe(15);
  });

  test('with nothing free to move makes nothing', () => {
    const held = { ...state, design: { front: sceneOf(image('a', 50, 30, { locked: true })) } };
    expect(moveGesture(begin(50, 30, held)).follow([{ x: 60, y: 30 }], keys()).command).toBeNull();
  });
});

test('two fingers move, scale and turn at once', () => {
  const gesture = pinchGesture(begin(40, 30), { x: 60, y: 30 });
  const layer = after(gesture, [
    { x: 60, y: 10 },
    { x: 60, y: 50 },
  ]);
  expect(layer).toEqual({ ...image('a', 60, 30), scale: 2, angle: 90 });
});

test('a box that is drawn open selects what it meets, with Shift beside what was selected', () => {
  const gesture = marqueeGesture(begin(130, 60));
  const { command, marquee } = gesture.follow(
    [
      { x: 190, y: 20 },
      { x: 0, y: 0 },
    ],
    keys(),
  );
  expect(marquee).toEqual({ left: 130, top: 20, right: 190, bottom: 60 });
  expect(command).toEqual({ type: 'select', ids: [] });
  expect(gesture.follow([{ x: 190, y: 90 }], keys()).command).toEqual({ type: 'select', ids: ['b'] });
  expect(gesture.follow([{ x: 190, y: 90 }], keys({ shift: true })).command).toEqual({
    type: 'select',
    ids: ['a', 'b'],
  });
});
