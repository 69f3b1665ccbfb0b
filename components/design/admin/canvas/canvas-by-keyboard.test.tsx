import { act, screen } from '@testing-library/react';
import {
  beginCanvas,
  designOf,
  image,
  key,
  latest,
  layer,
  placeOf,
  said,
  selected,
  show,
  told,
} from './test-canvas';

beforeEach(beginCanvas);
afterEach(() => jest.useRealTimers());

describe('the keyboard alone', () => {
  const three = () => designOf(image('a', 60, 60), image('b', 100, 120), image('c', 100, 200));

  test('goes from layer to layer with Tab and out at the end; one of them is a stop', async () => {
    await show(three());
    expect(screen.getAllByRole('option').map((one) => one.getAttribute('tabindex'))).toEqual([
      '0',
      '-1',
      '-1',
    ]);
    act(() => layer('a').focus());
    expect(key('Tab')).toBe(false);
    expect([document.activeElement, selected()]).toEqual([layer('b'), ['b']]);
    expect(layer('b').getAttribute('tabindex')).toBe('0');
    key('End');
    expect(selected()).toEqual(['c']);
    // Not prevented: the browser moves the focus past the canvas.
    expect(key('Tab')).toBe(true);
    key('Tab', { shiftKey: true });
    expect(document.activeElement).toBe(layer('b'));
    expect(await said()).toBe('b selected');
  });

  test('moves, scales, turns, copies and deletes, and tells of each', async () => {
    await show(three());
    act(() => layer('a').focus());
    key('Home');
    key('ArrowRight');
    expect(placeOf('a')).toEqual({ x: 61, y: 60 });
    expect(await said()).toBe('a: 31 mm from the left, 45 mm from the top');
    key('ArrowDown', { shiftKey: true });
    expect(placeOf('a')).toEqual({ x: 61, y: 70 });
    key('+');
    expect(await said()).toBe('a: 63 by 32 mm');
    key(']');
    expect(await said()).toBe('a: rotated to 5°');
    key('d', { ctrlKey: true });
    expect(selected()).toEqual(['image-1']);
    expect(document.activeElement).toBe(layer('image-1'));
    expect(await said()).toBe('image-1 added');
    key('Delete');
    expect(latest()?.front?.layers.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(await said()).toBe('image-1 deleted');
    expect(document.activeElement).toBe(screen.getByRole('listbox'));
    key('z', { ctrlKey: true });
    expect(latest()?.front?.layers).toHaveLength(4);
    key('y', { ctrlKey: true });
    expect(latest()?.front?.layers).toHaveLength(3);
  });

  test('undo keeps the focus in the canvas where it takes the focused layer away', async () => {
    await show(three());
    act(() => layer('a').focus());
    key('Home');
    key('d', { ctrlKey: true });
    expect(document.activeElement).toBe(layer('image-1'));
    key('z', { ctrlKey: true });
    expect([document.activeElement, selected()]).toEqual([layer('a'), ['a']]);
    key('ArrowRight');
    expect(placeOf('a')).toEqual({ x: 61, y: 60 });
  });

  test('a key that is held is one step', async () => {
    await show(three());
    act(() => layer('a').focus());
    key('Home');
    key('ArrowRight');
    for (let index = 0; index < 9; index += 1) key('ArrowRight', { repeat: true });
    expect(placeOf('a')).toEqual({ x: 70, y: 60 });
    key('z', { ctrlKey: true });
    expect(placeOf('a')).toEqual({ x: 60, y: 60 });
  });

  test('Space keeps several, Control and A takes all, Escape lets go', async () => {
    await show(three());
    act(() => layer('a').focus());
    key('Home');
    key(' ');
    key('Tab');
    key('Tab');
    expect([document.activeElement, selected()]).toEqual([layer('c'), ['a']]);
    key(' ');
    expect([document.activeElement, selected()]).toEqual([layer('c'), ['a', 'c']]);
    key('ArrowUp');
    expect([placeOf('a'), placeOf('b'), placeOf('c')]).toEqual([
      { x: 60, y: 59 },
      { x: 100, y: 120 },
      { x: 100, y: 199 },
    ]);
    key('Escape');
    expect(selected()).toEqual([]);
    key('a', { ctrlKey: true });
    expect(await said()).toBe('3 layers selected');
    expect(selected()).toEqual(['a', 'b', 'c']);
  });

  test('what is locked says that nothing changed; Enter opens it', async () => {
    await show(designOf(image('held', 60, 60, { locked: true })));
    act(() => layer('held').focus());
    key('Home');
    key('ArrowLeft');
    expect(await said()).toBe('Nothing changed: the layer is locked or at its limit');
    key('Enter');
    expect(told.onOpen).toHaveBeenCalledWith('held');
    expect(told.onChange).not.toHaveBeenCalled();
  });
});
