import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { TEST_FONT } from '@/lib/modules/design/rules/test-font';
import type { Design, ImageLayer, Layer, TextLayer } from '@/lib/modules/design/rules/scene-types';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { messages } from '@/messages/en-GB';
import { DesignEditor } from './design-editor';
import type { DesignEditorProps } from './editor-props';

export const texts = messages.designer;

/** A text in the middle of a tee's front. */
export const text = (id: string, more: Partial<TextLayer> = {}): TextLayer => ({
  type: 'text',
  id,
  text: 'ALEX',
  fontFamily: 'Inter',
  fontSizeMm: 30,
  fill: '#ffffff',
  textAlign: 'center',
  angle: 0,
  scale: 1,
  position: { x: 150, y: 100 },
  customisable: false,
  ...more,
});

/** A picture of 120 × 60 mm with 300 dpi. */
export const picture = (id: string, more: Partial<ImageLayer> = {}): ImageLayer => ({
  type: 'image',
  id,
  src: 'file_1',
  location: 'file',
  widthMm: 120,
  heightMm: 60,
  angle: 0,
  scale: 1,
  position: { x: 150, y: 200 },
  customisable: false,
  ...more,
});

export const front = (...layers: Layer[]): Design => ({
  front: { version: 1, side: 'front', area: printArea('tee', 'front'), layers },
});

const COLOURS = [
  { identifier: 'forest', name: 'Forest', hex: '#1f4d3a' },
  { identifier: 'white', name: 'White', hex: '#ffffff' },
];

export const told = {
  onChange: jest.fn<void, [Design]>(),
  onPicture: jest.fn(),
};

function Page(props: Partial<DesignEditorProps>) {
  const [colour, setColour] = useState('forest');
  return (
    <DesignEditor
      family="tee"
      colours={COLOURS}
      colour={colour}
      onColour={setColour}
      design={{}}
      pictures={{ file_1: { url: '/api/file_1', widthPx: 1418, heightPx: 709 } }}
      uploadTarget={{ kind: 'store', tenant: 'ten_fjord', slug: 'fjord-fern' }}
      {...told}
      {...props}
    />
  );
}

/** Sets up a test: fake timers, fonts that load at once, and stubs for what jsdom lacks. */
export function beginEditor(width = 1200): void {
  jest.useFakeTimers();
  for (const mock of Object.values(told)) mock.mockReset();
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: width });
  global.fetch = jest.fn(async (address: string) => ({
    ok: true,
    json: async () => (address.includes('samples') ? [] : TEST_FONT),
  })) as unknown as typeof fetch;
}

export const wait = (ms: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

export async function show(props: Partial<DesignEditorProps> = {}): Promise<void> {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Page {...props} />
    </NextIntlClientProvider>,
  );
  // Let the fonts load, then the print check run.
  await wait(20);
  await wait(1000);
}

export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
export const field = (label: string | RegExp): HTMLInputElement =>
  // A section may have the name of a field in it, “Text”.
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });
export const write = (label: string | RegExp, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
};
export const latest = (): Design | undefined => told.onChange.mock.lastCall?.[0];
export const layerOf = (id: string): Layer | undefined =>
  latest()?.front?.layers.find((layer) => layer.id === id);
