import { act, fireEvent, screen, within } from '@testing-library/react';
import { messages } from '@/messages/en-GB';
import { CLIP_ART_GROUPS, clipArtOf } from '@/lib/modules/design/rules/clip-art/library';
import { SHAPE_IDS } from '@/lib/modules/design/rules/shapes';
import { TEMPLATE_IDS } from '@/lib/modules/design/rules/templates/templates';
import { TOAST_EVENT } from '@/components/ui/toast';
import { beginEditor, field, front, latest, press, show, text, texts, wait, write } from '../test-editor';

const words = messages.designLibrary;
const library = () => screen.queryByRole('region', { name: texts.library.title });
const item = (name: string) => within(library() as HTMLElement).getByRole('button', { name });
const items = () => [...document.querySelectorAll('[data-library-item]')];
const search = (query: string) => write(texts.library.search, query);
const layers = () => latest()?.front?.layers ?? [];
const types = () => layers().map(({ type }) => type);
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

async function open(props: Parameters<typeof show>[0] = {}): Promise<void> {
  await show(props);
  press(texts.tools.addGraphic);
  await wait(50);
  // The library's code and words are loaded by now; its focus moves with the next frame.
  await wait(50);
}

beforeEach(() => beginEditor());
afterEach(() => jest.useRealTimers());

test('a shape is added in an ink that is seen, named, selected and taken back in one step', async () => {
  await open();
  expect(items()).toHaveLength(SHAPE_IDS.length);
  fireEvent.click(item(words.shapes.star));
  expect(layers()).toMatchObject([{ type: 'path', fill: '#ffffff', label: 'Star', scale: 1 }]);
  // Beside a wide canvas the library stays open for the next one, and the settings are there too.
  expect(library()).toBeTruthy();
  expect(field(texts.shape.width).value).not.toBe('');
  fireEvent.click(item(words.shapes.heart));
  expect(layers().map(({ label }) => label)).toEqual(['Star', 'Heart']);
  press(texts.tools.undo);
  press(texts.tools.undo);
  expect(latest()).toEqual({});
});

test('a shape has its width and height, an ink, and an outline, or only that', async () => {
  await open();
  fireEvent.click(item(words.shapes.rounded));
  write(texts.shape.width, '120');
  write(texts.shape.height, '40');
  write(texts.ink.hex, '#c8102e');
  fireEvent.click(field(texts.shape.outline));
  write(texts.shape.outlineWidth, '3');
  expect(layers()[0]).toMatchObject({ fill: '#c8102e', stroke: '#ffffff', strokeWidthMm: 3 });
  fireEvent.click(field(texts.shape.filled));
  expect(layers()[0]).toMatchObject({ fill: 'none', stroke: '#ffffff' });
  // What is neither filled nor outlined could not be found again.
  expect(screen.queryByLabelText(texts.shape.outline)).toBeNull();
  fireEvent.click(field(texts.shape.proportions));
  write(texts.shape.width, '60');
  expect(field(texts.shape.height).value).toBe('20');
});

test('a drawing is one layer whose inks are changed one by one', async () => {
  await open();
  tab(texts.library.art);
  expect(items()).toHaveLength(CLIP_ART_GROUPS.flatMap(clipArtOf).length);
  fireEvent.click(item(words.art.bolt));
  const drawn = () => {
    const [layer] = layers();
    return layer?.type === 'path' ? [layer.fill, ...(layer.parts ?? []).map(({ fill }) => fill)] : [];
  };
  const [first, second] = drawn();
  expect(drawn()).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: 'Colour 2' }));
  write(texts.ink.hex, '#1d5a8a');
  expect(drawn()).toEqual([first, '#1d5a8a']);
  expect(second).not.toBe('#1d5a8a');
});

test('a search finds by names and groups in every kind, and says how many', async () => {
  await open();
  search('coffee');
  await wait(50);
  expect(screen.getByText('9 results')).toBeTruthy();
  expect(item(words.art.burger)).toBeTruthy();
  expect(item(words.templates.coffee)).toBeTruthy();
  search('HEART');
  expect(items().map((one) => one.getAttribute('data-library-item'))).toEqual(['heart']);
  search('qqq');
  expect(screen.getByText(/No results for “qqq”/)).toBeTruthy();
  search('');
  expect(items()).toHaveLength(SHAPE_IDS.length);
});

test('the keys go through a shelf as one stop, and Escape gives the focus back to the tool', async () => {
  await open();
  const stops = () => items().filter((one) => one.getAttribute('tabindex') === '0');
  expect(stops()).toHaveLength(1);
  act(() => item(words.shapes.rectangle).focus());
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(item(words.shapes.rounded));
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
  expect(document.activeElement).toBe(item(words.shapes.line));
  expect(stops()).toEqual([item(words.shapes.line)]);
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await wait(50);
  expect(library()).toBeNull();
  expect(document.activeElement?.getAttribute('data-tool')).toBe('graphic');
});

describe('templates', () => {
  async function openTemplates(props: Parameters<typeof show>[0] = {}): Promise<void> {
    await open(props);
    tab(texts.library.templates);
    await wait(200);
  }

  test('on an empty side one is there at once, its texts open to change, and undone as one step', async () => {
    await openTemplates();
    expect(items()).toHaveLength(TEMPLATE_IDS.length);
    fireEvent.click(item(words.templates.thanks));
    expect(types()).toEqual(['path', 'text', 'text']);
    expect(layers()[0]?.label).toBe(words.art.gift);
    expect(layers()[1]).toMatchObject({ text: 'Thank you', customisable: false });
    press(texts.tools.undo);
    expect(latest()).toEqual({});
  });

  test('on a side with layers it is asked: replaced, added, or neither', async () => {
    const design = front(text('old'), text('kept', { locked: true }));
    await openTemplates({ design });
    act(() => item(words.templates.thanks).focus());
    fireEvent.click(item(words.templates.thanks));
    expect(screen.getByRole('group', { name: texts.library.replaceTitle })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(texts.library.replace);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(latest()).toBeUndefined();
    await wait(50);
    expect(document.activeElement).toBe(item(words.templates.thanks));
    fireEvent.click(item(words.templates.thanks));
    press(texts.library.addTo);
    expect(
      layers()
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['old', 'kept']);
    expect(layers()).toHaveLength(5);
    press(texts.tools.undo);
    await wait(50);
    fireEvent.click(item(words.templates.thanks));
    press(texts.library.replace);
    expect(layers().map(({ id }) => id)[0]).toBe('kept');
    expect(layers()).toHaveLength(4);
    press(texts.tools.undo);
    expect(layers().map(({ id }) => id)).toEqual(['old', 'kept']);
  });

  test('an empty side offers the way to them', async () => {
    await show();
    press(texts.library.start);
    await wait(50);
    // Its fonts begin to load once it is shown.
    await wait(200);
    expect(screen.getByRole('tab', { name: texts.library.templates }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });
});

test('a side that is full says so', async () => {
  const told = jest.fn();
  window.addEventListener(TOAST_EVENT, told);
  const full = Array.from({ length: 60 }, (_, index) => text(`t${index}`));
  await open({ design: front(...full) });
  fireEvent.click(item(words.shapes.star));
  expect((told.mock.lastCall?.[0] as CustomEvent<{ text: string }>).detail.text).toBe(texts.library.full);
  expect(latest()).toBeUndefined();
  window.removeEventListener(TOAST_EVENT, told);
});

test.each([375, 768])('at %i px it gives way to the settings of what was added', async (width) => {
  beginEditor(width);
  await open();
  fireEvent.click(item(words.shapes.star));
  await wait(50);
  expect(library()).toBeNull();
  expect(field(texts.shape.width)).toBeTruthy();
  expect(document.activeElement?.getAttribute('data-tool')).toBe('graphic');
});

test('whoever may only look has no library', async () => {
  await show({ readOnly: true });
  expect(screen.queryByRole('button', { name: texts.tools.addGraphic })).toBeNull();
  expect(screen.queryByRole('button', { name: texts.library.start })).toBeNull();
});
