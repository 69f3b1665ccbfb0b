import { keyAction } from './canvas-keys';

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => {
  const action = keyAction({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...held });
  return action && action.do === 'command' ? action.command : action?.do;
};

test.each([
  ['ArrowLeft', {}, { type: 'nudge', direction: 'left' }],
  ['ArrowDown', { shiftKey: true }, { type: 'nudge', direction: 'down', far: true }],
  ['+', { shiftKey: true }, { type: 'scale', factor: 1.05 }],
  ['-', {}, { type: 'scale', factor: 1 / 1.05 }],
  ['[', {}, { type: 'rotate', degrees: -5 }],
  ['}', { shiftKey: true }, { type: 'rotate', degrees: 15 }],
  // AltGr, as on a German keyboard.
  [']', { ctrlKey: true }, { type: 'rotate', degrees: 5 }],
  ['Delete', {}, { type: 'delete' }],
  ['d', { ctrlKey: true }, { type: 'duplicate' }],
  ['A', { metaKey: true }, { type: 'select-all' }],
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['Tab', {}, 'next'],
  ['Tab', { shiftKey: true }, 'previous'],
  ['Escape', {}, 'escape'],
  [' ', {}, 'keep'],
  // Left to the browser.
  ['+', { ctrlKey: true }, undefined],
  ['r', { ctrlKey: true }, undefined],
  ['ArrowLeft', { metaKey: true }, undefined],
  ['q', {}, undefined],
])('%s with %j is %j', (key, held, expected) => {
  expect(press(key, held) ?? undefined).toEqual(expected);
});
