import { TEST_AREAS, TEST_GEOMETRY } from '@/lib/modules/design/rules/edit/test-commands';
import { createGeometry } from '@/lib/modules/design/rules/edit/create-geometry';
import { canUndo } from '@/lib/modules/design/rules/edit/history';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { createEditorStore } from './editor-store';

const design = { front: sceneOf(textOf('AV')) };

function open() {
  const store = createEditorStore({ design, side: 'front', selection: ['name'] }, TEST_GEOMETRY);
  const heard = { changed: jest.fn(), drawn: jest.fn(), designed: jest.fn() };
  store.subscribe(heard.changed);
  store.live.subscribe(heard.drawn);
  store.onDesign(heard.designed);
  const x = () => store.live.get().design.front?.layers[0]?.position.x;
  return { store, heard, x };
}

test('a drag shows each of its moves and tells React of none; its end is one step', () => {
  const { store, heard, x } = open();
  for (let dx = 1; dx <= 20; dx += 1) store.preview({ type: 'move', dx, dy: 0 });
  expect(x()).toBe(120);
  expect([heard.drawn.mock.calls.length, heard.changed.mock.calls.length]).toEqual([20, 0]);
  expect(store.history().present.design).toBe(design);
  expect(store.commit()).toBe(true);
  expect([heard.changed.mock.calls.length, heard.designed.mock.calls.length]).toEqual([1, 1]);
  expect(store.history().past).toHaveLength(1);
  store.undo();
  expect(x()).toBe(100);
  expect(heard.designed.mock.calls.map(([, isUrgent]) => isUrgent)).toEqual([false, true]);
  expect(heard.designed).toHaveBeenLastCalledWith(design, true);
});

test('what was shown and given up is as if it had never been', () => {
  const { store, heard, x } = open();
  store.preview({ type: 'move', dx: 30, dy: 0 });
  store.cancel();
  expect([x(), heard.drawn.mock.calls.length, heard.changed.mock.calls.length]).toEqual([100, 2, 0]);
  expect(store.commit()).toBe(false);
});

test('a drag back to where it began is no step', () => {
  const { store, heard } = open();
  store.preview({ type: 'move', dx: 30, dy: 0 });
  store.preview({ type: 'move', dx: 0, dy: 0 });
  expect(store.commit()).toBe(false);
  expect([canUndo(store.history()), heard.designed.mock.calls.length]).toEqual([false, 0]);
});

test('a command in the middle of a drag comes after it', () => {
  const { store, x } = open();
  store.preview({ type: 'move', dx: 30, dy: 0 });
  store.dispatch({ type: 'nudge', direction: 'right' });
  expect([x(), store.history().past.length]).toEqual([131, 2]);
});

test('a command that does nothing says so and tells nobody', () => {
  const { store, heard } = open();
  expect(store.dispatch({ type: 'scale', factor: NaN })).toBe(false);
  expect([heard.changed, heard.drawn, heard.designed].map(({ mock }) => mock.calls.length)).toEqual([
    0, 0, 0,
  ]);
});

test('letters of a word are one step, and selecting is none', () => {
  const { store, heard } = open();
  for (const text of ['A', 'AB', 'ABC']) store.dispatch({ type: 'set-text', fields: { text } }, 'text:name');
  store.dispatch({ type: 'select-none' });
  expect([store.history().past.length, heard.designed.mock.calls.length]).toEqual([1, 3]);
  store.undo();
  expect(store.history().present.design).toBe(design);
  store.redo();
  expect(store.history().present.design.front?.layers[0]).toEqual(expect.objectContaining({ text: 'ABC' }));
});

test('with fonts that came later, commands measure anew', () => {
  const store = createEditorStore(
    { design, side: 'front', selection: ['name'] },
    createGeometry(TEST_AREAS, {}),
  );
  store.dispatch({ type: 'align', alignment: 'left' });
  // Until its font has loaded, a text's box is just its anchor.
  expect(store.history().present.design.front?.layers[0]?.position.x).toBe(0);
  store.setGeometry(TEST_GEOMETRY);
  store.dispatch({ type: 'align', alignment: 'left' });
  expect(store.history().present.design.front?.layers[0]?.position.x).toBeGreaterThan(5);
});
