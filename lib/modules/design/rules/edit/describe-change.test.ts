import { sceneOf, textOf } from '../test-scenes';
import type { Layer } from '../scene-types';
import { applyCommand } from './apply-command';
import { describeChange } from './describe-change';
import type { EditCommand, EditState } from './edit-state';
import { TEST_GEOMETRY } from './test-commands';

const layers: Layer[] = ['a', 'b', 'c'].map((id, index) =>
  textOf('AV', { id, position: { x: 50 + index, y: 50 }, customisable: false }),
);
const start: EditState = { design: { front: sceneOf(...layers) }, side: 'front', selection: ['b'] };

const told = (command: EditCommand, from = start) => {
  const change = describeChange(from, applyCommand(from, command, TEST_GEOMETRY));
  return change && 'layers' in change
    ? [change.kind, change.layers.map(({ id }) => id).join('')]
    : change?.kind;
};

test.each<[EditCommand, unknown]>([
  [{ type: 'nudge', direction: 'left' }, ['moved', 'b']],
  [{ type: 'scale', factor: 2 }, ['resized', 'b']],
  [{ type: 'rotate', degrees: 20 }, ['turned', 'b']],
  [{ type: 'set-text', fields: { text: 'B' } }, ['changed', 'b']],
  [{ type: 'duplicate' }, ['added', 'text-1']],
  [{ type: 'delete', ids: ['a', 'c'] }, ['deleted', 'ac']],
  [{ type: 'lock', locked: true }, ['locked', 'b']],
  [{ type: 'hide', hidden: true }, ['hidden', 'b']],
  [{ type: 'order', to: 'front' }, ['ordered', 'b']],
  [{ type: 'order-to', id: 'a', index: 2 }, ['ordered', 'a']],
  [{ type: 'select-all' }, ['selected', 'abc']],
  [{ type: 'select-none' }, 'unselected'],
  [{ type: 'side', side: 'back' }, 'side'],
  [{ type: 'move', dx: 0, dy: 0 }, undefined],
])('of %j is told %j', (command, expected) => {
  expect(told(command)).toEqual(expected);
});

test('what was taken back is told as what it does', () => {
  const moved = applyCommand(start, { type: 'nudge', direction: 'up' }, TEST_GEOMETRY);
  expect(describeChange(moved, start)?.kind).toBe('moved');
  const marked = applyCommand(start, { type: 'lock', locked: true }, TEST_GEOMETRY);
  expect(describeChange(marked, start)?.kind).toBe('unlocked');
});

test('of an order the place is told, from the back', () => {
  const next = applyCommand(start, { type: 'order', to: 'back' }, TEST_GEOMETRY);
  expect(describeChange(start, next)).toEqual(expect.objectContaining({ kind: 'ordered', place: 0 }));
});
