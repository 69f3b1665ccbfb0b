import fc from 'fast-check';
import { propertyRuns } from '@/scripts/test/property-runs';
import { applyCommand } from './apply-command';
import type { EditCommand, EditState } from './edit-state';
import {
  canRedo,
  canUndo,
  endMerge,
  type History,
  HISTORY_STEPS,
  record,
  redo,
  startHistory,
  undo,
} from './history';
import { anySession, TEST_GEOMETRY } from './test-commands';
import { sceneOf, textOf } from '../test-scenes';

const start: EditState = { design: { front: sceneOf(textOf('AV')) }, side: 'front', selection: ['name'] };

const step = (history: History, command: EditCommand, merge?: string): History =>
  record(history, applyCommand(history.present, command, TEST_GEOMETRY), merge ?? null);
const steps = (...commands: EditCommand[]): History =>
  commands.reduce((history, command) => step(history, command), startHistory(start));
const nudge: EditCommand = { type: 'nudge', direction: 'right' };

function times(count: number, change: (history: History) => History, history: History): History {
  return Array.from({ length: count }).reduce<History>((now) => change(now), history);
}

describe('history', () => {
  test('undoing every step gives back the start, and redoing gives back the end', () => {
    fc.assert(
      fc.property(anySession, ({ start: from, commands }) => {
        const done = commands.reduce((history, command) => step(history, command), startHistory(from));
        const count = done.past.length;
        const undone = times(count, undo, done);
        expect(canUndo(undone)).toBe(false);
        expect(undone.present.design).toBe(from.design);
        const redone = times(count, redo, undone);
        expect(canRedo(redone)).toBe(false);
        expect(redone.present.design).toBe(done.present.design);
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  test('each step of the way back is the design of that step', () => {
    const texts = ['A', 'B', 'C'].map((text): EditCommand => ({ type: 'set-text', fields: { text } }));
    let history = steps(...texts);
    const seen: unknown[] = [];
    for (;;) {
      seen.push(history.present.design.front?.layers[0]);
      if (!canUndo(history)) break;
      history = undo(history);
    }
    expect(seen).toEqual(['C', 'B', 'A', 'AV'].map((text) => expect.objectContaining({ text })));
  });

  test('keeps a hundred steps', () => {
    const moves = Array.from({ length: 130 }, (_, index): EditCommand => ({
      type: 'nudge',
      direction: index % 2 ? 'left' : 'right',
    }));
    const history = steps(...moves);
    expect(history.past).toHaveLength(HISTORY_STEPS);
    expect(HISTORY_STEPS).toBe(100);
    const oldest = times(200, undo, history);
    expect(oldest.future).toHaveLength(HISTORY_STEPS);
  });

  test('selecting and turning over are no steps; what was taken back can still be redone after them', () => {
    const undone = undo(steps(nudge));
    const looked = step(step(undone, { type: 'select-none' }), { type: 'side', side: 'back' });
    expect([looked.past.length, canRedo(looked)]).toEqual([0, true]);
    expect(redo(looked).present.side).toBe('front');
  });

  test('a step after one that was taken back ends its future', () => {
    const next = step(undo(steps(nudge, nudge)), { type: 'nudge', direction: 'up' });
    expect([canRedo(next), next.past.length]).toEqual([false, 2]);
  });

  test('steps of one name that follow one another are one', () => {
    const typed = ['A', 'AB', 'ABC'].reduce(
      (history, text) => step(history, { type: 'set-text', fields: { text } }, 'text:name'),
      startHistory(start),
    );
    expect(typed.past).toHaveLength(1);
    expect(undo(typed).present).toBe(start);
    const apart = step(endMerge(typed), { type: 'set-text', fields: { text: 'D' } }, 'text:name');
    expect(apart.past).toHaveLength(2);
    const between = step(step(typed, nudge), { type: 'set-text', fields: { text: 'D' } }, 'text:name');
    expect(between.past).toHaveLength(3);
  });

  test('a command that did nothing is no step', () => {
    const history = startHistory(start);
    expect(step(history, { type: 'move', dx: NaN, dy: 1 })).toBe(history);
    expect([undo(history), redo(history)]).toEqual([history, history]);
  });
});
