import { fireEvent, screen } from '@testing-library/react';
import type { PathLayer } from '@/lib/modules/design/rules/scene-types';
import {
  beginEditor,
  front,
  layerOf,
  latest,
  picture,
  press,
  show,
  text,
  texts,
  wait,
  write,
} from './test-editor';

const shape = (id: string): PathLayer => ({
  type: 'path',
  id,
  d: 'M 0 0 L 40 0 L 40 20 L 0 20 Z',
  fill: '#c8102e',
  angle: 0,
  scale: 1,
  position: { x: 20, y: 20 },
  customisable: false,
});
const cost = (sides: number) => `£${4 + 3 * sides}.00`;
const nameOf = (id: string) =>
  document.querySelector(`[data-layer-row="${id}"] .font-semibold.truncate`)?.textContent;

beforeEach(() => beginEditor());
afterEach(() => jest.useRealTimers());

test('the cost follows the printed sides while one designs, and is not told where it is not given', async () => {
  await show({ design: front(text('name')), cost });
  expect(screen.getByText('Costs £7.00 each')).toBeTruthy();
  fireEvent.click(document.querySelector('[data-layer-row="name"]') as Element);
  fireEvent.keyDown(document.querySelector('[data-layer-row="name"]') as Element, { key: 'Delete' });
  expect(screen.getByText('Costs £4.00 each')).toBeTruthy();
});

test('without a cost nothing is said of one', async () => {
  await show({ design: front(text('name')) });
  expect(screen.queryByText(/Costs/)).toBeNull();
});

test('the editor takes the whole window, the page around it cannot be reached, and Escape gives it back', async () => {
  const page = document.createElement('header');
  document.body.append(page);
  await show();
  press(texts.view.full);
  expect(page.inert).toBe(true);
  const leave = screen.getByRole('button', { name: texts.view.leave });
  fireEvent.keyDown(leave, { key: 'Escape' });
  expect(page.inert).toBe(false);
  expect(screen.getByRole('button', { name: texts.view.full })).toBeTruthy();
  page.remove();
});

test('folded panels leave the canvas alone, and come back', async () => {
  await show({ design: front(text('name')) });
  const stage = document.querySelector('[data-stage]');
  const fold = screen.getByRole('button', { name: texts.tabs.fold });
  fold.focus();
  fireEvent.click(fold);
  expect(document.activeElement).toBe(fold);
  expect(document.querySelector('[data-stage]')).toBe(stage);
  expect(document.querySelector('[data-layer-row]')).toBeNull();
  press(texts.tabs.unfold);
  expect(document.querySelector('[data-layer-row]')).toBeTruthy();
});

test('layers without a name of their own are told apart by number; a named one keeps its name', async () => {
  const named = { ...picture('crest'), label: 'Crest' };
  await show({ design: front(picture('one'), picture('two'), named, shape('line')) });
  expect(['one', 'two', 'crest', 'line'].map(nameOf)).toEqual(['Picture 1', 'Picture 2', 'Crest', 'Shape']);
});

test('a shape’s mark is the shape', async () => {
  await show({ design: front(shape('plate')) });
  const path = document.querySelector('[data-layer-row="plate"] svg path');
  expect(path?.getAttribute('d')).toBe(shape('plate').d);
  expect(path?.closest('svg')?.getAttribute('viewBox')).toBe('0 0 40 20');
});

test('a new text that is long is shrunk to the print area instead of cut off', async () => {
  await show();
  press(texts.tools.addText);
  await wait(50);
  write(texts.text.words, 'ALEX ALEX ALEX ALEX ALEX ALEX ALEX ALEX ALEX ALEX');
  await wait(1000);
  const [layer] = latest()?.front?.layers ?? [];
  expect(layer).toMatchObject({ maxWidthMm: 270 });
  expect(layerOf(layer?.id ?? '')).toBeDefined();
  expect(screen.queryByText(/would be cut off/)).toBeNull();
});
