import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  beginEditor,
  field,
  front,
  latest,
  layerOf,
  picture,
  press,
  show,
  text,
  texts,
  wait,
  write,
} from './test-editor';

beforeEach(() => beginEditor());
afterEach(() => jest.useRealTimers());

const firstText = () => latest()?.front?.layers[0];
const row = (name: RegExp) =>
  screen.getByRole('list', { name: texts.layers.title }).querySelector(`[data-layer-row="${name.source}"]`);
const rows = () =>
  [...document.querySelectorAll('[data-layer-row]')].map((one) => one.getAttribute('data-layer-row'));
const focused = () => document.activeElement;

describe('a text', () => {
  it('is added in an ink that can be seen, and written over at once', async () => {
    await show();
    press(texts.tools.addText);
    await wait(50);
    expect(firstText()).toMatchObject({ type: 'text', text: texts.text.sample, fill: '#ffffff' });
    expect(focused()).toBe(field(texts.text.words));
  });

  it('is one step while it is typed; its colour is another, and undo takes back one by one', async () => {
    await show({ design: front(text('name')) });
    fireEvent.click(row(/name/) as Element);
    for (const typed of ['M', 'MI', 'MIR', 'MIRA']) write(texts.text.words, typed);
    fireEvent.blur(field(texts.text.words));
    write(texts.ink.hex, '#c8102e');
    expect(layerOf('name')).toMatchObject({ text: 'MIRA', fill: '#c8102e' });
    press(texts.tools.undo);
    expect(layerOf('name')).toMatchObject({ text: 'MIRA', fill: '#ffffff' });
    expect(field(texts.ink.hex).value).toBe('#ffffff');
    press(texts.tools.undo);
    expect(layerOf('name')).toMatchObject({ text: 'ALEX' });
    press(texts.tools.redo);
    expect(layerOf('name')).toMatchObject({ text: 'MIRA' });
  });

  it('keeps what is typed wrong until it is left, and the design its last value', async () => {
    await show({ design: front(text('name')) });
    fireEvent.click(row(/name/) as Element);
    write(texts.text.size, '9999');
    expect(screen.getByText('Between 1 and 500')).toBeTruthy();
    expect(latest()).toBeUndefined();
    fireEvent.blur(field(texts.text.size));
    expect(field(texts.text.size).value).toBe('30');
    write(texts.text.words, '<script>');
    expect(screen.getByText(texts.text.markup)).toBeTruthy();
    expect(latest()).toBeUndefined();
  });

  it('says how its ink is seen on the garment, and says it anew on another', async () => {
    await show({ design: front(text('name')) });
    fireEvent.click(row(/name/) as Element);
    expect(screen.getByText(/Clear on Forest/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'White' }));
    expect(screen.getByText(/Invisible on White/)).toBeTruthy();
  });

  it('is bent, spaced, outlined, fitted and opened to shoppers', async () => {
    await show({ design: front(text('name')) });
    fireEvent.click(row(/name/) as Element);
    write(texts.text.spacing, '20');
    write(texts.text.curve, '90');
    fireEvent.click(field(texts.text.outline));
    fireEvent.change(field(texts.text.fit), { target: { value: 'fill' } });
    fireEvent.click(field(texts.shopper.text));
    write(texts.shopper.maxLength, '8');
    fireEvent.change(field(texts.shopper.allowed), { target: { value: 'name' } });
    const layer = layerOf('name');
    expect(layer).toMatchObject({
      letterSpacing: 0.2,
      fit: 'fill',
      customisable: true,
      maxLength: 8,
      allowed: 'name',
    });
    // A quarter of a circle.
    if (layer?.type !== 'text') throw new Error('no text');
    expect(layer.arcRadiusMm).toBeGreaterThan(20);
    expect(layer.stroke).toBe('#141414');
  });
});

describe('the list of layers', () => {
  const three = front(text('one'), text('two', { text: 'BERT' }), picture('pic', { label: 'Logo' }));

  it('has the foremost first, and moves by buttons and keys', async () => {
    await show({ design: three });
    expect(rows()).toEqual(['pic', 'two', 'one']);
    fireEvent.click(row(/one/) as Element);
    press('Bring ‘ALEX’ forward');
    expect(rows()).toEqual(['pic', 'one', 'two']);
    fireEvent.keyDown(row(/one/) as Element, { key: 'ArrowUp', altKey: true });
    expect(rows()).toEqual(['one', 'pic', 'two']);
  });

  it('selects several, by Shift and arrows or by their boxes, as the canvas does', async () => {
    await show({ design: three });
    fireEvent.click(row(/pic/) as Element);
    fireEvent.keyDown(row(/pic/) as Element, { key: 'ArrowDown', shiftKey: true });
    expect(screen.getByText('2 layers selected. Align, order or move them together.')).toBeTruthy();
    const canvas = screen
      .getAllByRole('option')
      .filter((one) => one.getAttribute('aria-selected') === 'true');
    expect(canvas.map((one) => one.getAttribute('data-layer'))).toEqual(['two', 'pic']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add Logo to selection' }));
    expect(screen.queryByText(/layers selected/)).toBeNull();
  });

  it('locks, hides and deletes, and the focus is never lost', async () => {
    await show({ design: three });
    fireEvent.click(row(/two/) as Element);
    press('Lock ‘BERT’');
    expect(layerOf('two')).toMatchObject({ locked: true });
    expect(screen.getByText(texts.selection.locked)).toBeTruthy();
    press(texts.selection.unlock);
    press('Hide ‘BERT’');
    await wait(50);
    expect(layerOf('two')).toMatchObject({ hidden: true });
    expect(focused()).toBe(row(/two/));
    fireEvent.keyDown(row(/two/) as Element, { key: 'Delete' });
    await wait(50);
    expect(rows()).toEqual(['pic', 'one']);
    expect(focused()).toBe(row(/one/));
  });
});

describe('the print check', () => {
  it('stands at the layer a moment after a step, in list and panel, and one press mends it', async () => {
    await show({ design: front(text('name', { fill: '#1f4d3a' })) });
    fireEvent.click(row(/name/) as Element);
    expect(screen.getAllByText('Hard to see on this colour')).toHaveLength(2);
    press(texts.mend.white_ink);
    await wait(1000);
    expect(layerOf('name')).toMatchObject({ fill: '#ffffff' });
    expect(screen.queryByText('Hard to see on this colour')).toBeNull();
  });

  it('names the largest safe size of a picture, and sets it', async () => {
    const pictures = { file_1: { url: '/api/file_1', widthPx: 600, heightPx: 600 } };
    await show({ design: front(picture('pic', { widthMm: 200, heightMm: 200 })), pictures });
    fireEvent.click(row(/pic/) as Element);
    expect(screen.getAllByText(/76 DPI at this size/)).toHaveLength(2);
    press('Resize to 101 × 101 mm');
    await wait(1000);
    expect(layerOf('pic')).toMatchObject({ widthMm: 101.6, heightMm: 101.6 });
    expect(screen.queryByText(/DPI at this size/)).toBeNull();
  });
});

describe('a picture', () => {
  it('keeps its proportions, and its crop keeps within it', async () => {
    await show({ design: front(picture('pic')) });
    fireEvent.click(row(/pic/) as Element);
    const size = within(screen.getByRole('region', { name: texts.picture.title }));
    fireEvent.change(size.getByLabelText(texts.picture.width), { target: { value: '60' } });
    expect(layerOf('pic')).toMatchObject({ widthMm: 60, heightMm: 30 });
    write(texts.crop.width, '50');
    expect(layerOf('pic')).toMatchObject({
      crop: { x: 0, y: 0, width: 0.5, height: 1 },
      widthMm: 30,
      heightMm: 30,
    });
    // The visible part does not move.
    expect(layerOf('pic')?.position.x).toBeCloseTo(135, 1);
    const crop = within(screen.getByRole('region', { name: texts.crop.title }));
    fireEvent.change(crop.getByLabelText(texts.crop.x), { target: { value: '60' } });
    expect(screen.getByText('Between 0 and 50')).toBeTruthy();
    expect(layerOf('pic')).toMatchObject({ crop: { x: 0 } });
    press(texts.tools.undo);
    expect(layerOf('pic')).toMatchObject({ widthMm: 60, heightMm: 30, position: { x: 150 } });
  });
});

describe('the whole', () => {
  it('says in words what is on the side, a line for each layer', async () => {
    await show({ design: front(text('name'), picture('pic', { label: 'Logo' })) });
    const lines = within(screen.getByRole('region', { name: texts.description.title })).getAllByRole(
      'listitem',
    );
    expect(lines.map((line) => line.textContent?.split(',')[0])).toEqual(['‘ALEX’', 'picture ‘Logo’']);
    fireEvent.click(screen.getByRole('radio', { name: 'Back, empty' }));
    await wait(1000);
    expect(screen.getByText(texts.description.nothing)).toBeTruthy();
  });

  it('goes by keyboard through its tools as one stop, and undoes from anywhere but a field', async () => {
    await show({ design: front(text('name')) });
    const tools = screen.getByRole('toolbar', { name: texts.tools.label });
    const stops = () =>
      within(tools)
        .getAllByRole('button')
        .filter((one) => one.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    act(() => stops()[0]?.focus());
    fireEvent.keyDown(focused() as Element, { key: 'End' });
    expect(focused()?.getAttribute('data-tool')).toBe('order-back');
    expect(stops()).toEqual([focused()]);
    fireEvent.click(row(/name/) as Element);
    write(texts.text.words, 'X');
    fireEvent.keyDown(field(texts.text.words), { key: 'z', ctrlKey: true });
    expect(layerOf('name')).toMatchObject({ text: 'X' });
    fireEvent.keyDown(row(/name/) as Element, { key: 'z', ctrlKey: true });
    expect(layerOf('name')).toMatchObject({ text: 'ALEX' });
  });

  it('undoes also while a deleted layer has left nothing with the focus', async () => {
    await show({ design: front(text('name')) });
    fireEvent.click(row(/name/) as Element);
    write(texts.text.words, 'X');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(layerOf('name')).toMatchObject({ text: 'ALEX' });
  });

  it('changes nothing for whoever may only look', async () => {
    await show({ design: front(text('name')), readOnly: true });
    expect(screen.queryByRole('toolbar')).toBeNull();
    fireEvent.click(row(/name/) as Element);
    expect(field(texts.text.words).matches(':disabled')).toBe(true);
    fireEvent.keyDown(row(/name/) as Element, { key: 'Delete' });
    expect(rows()).toEqual(['name']);
  });

  it.each([375, 768])('has its panels as tabs where there is little room: %i px', async (width) => {
    beginEditor(width);
    await show({ design: front(text('name')) });
    fireEvent.click(screen.getByRole('tab', { name: texts.tabs.layers }));
    fireEvent.click(row(/name/) as Element);
    fireEvent.keyDown(screen.getByRole('tab', { name: texts.tabs.layers }), { key: 'ArrowLeft' });
    expect(focused()).toBe(screen.getByRole('tab', { name: texts.tabs.layer }));
    write(texts.text.words, 'KIM');
    expect(layerOf('name')).toMatchObject({ text: 'KIM' });
  });
});
