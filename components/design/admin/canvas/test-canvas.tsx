import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { Profiler } from 'react';
import { useEditor } from '@/lib/modules/design/client/use-editor';
import { TEST_FONT } from '@/lib/modules/design/rules/test-font';
import type { Design, ImageLayer, Layer } from '@/lib/modules/design/rules/scene-types';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { messages } from '@/messages/en-GB';
import { DesignCanvas } from './design-canvas';
import { viewOf } from './view';

/** A picture of 60 × 30 mm. For tests. */
export const image = (id: string, x: number, y: number, more: Partial<ImageLayer> = {}): ImageLayer => ({
  type: 'image',
  id,
  src: 'file_1',
  location: 'file',
  widthMm: 60,
  heightMm: 30,
  angle: 0,
  scale: 1,
  position: { x, y },
  customisable: false,
  ...more,
});

export const designOf = (...layers: Layer[]): Design => ({
  front: { version: 1, side: 'front', area: printArea('tee', 'front'), layers },
});

const PICTURES = { file_1: { url: '/api/picture/file_1', widthPx: 600, heightPx: 300 } };
const nameOf = (layer: Layer): string => (layer.type === 'text' ? layer.text : layer.id);

/** Calls to the canvas's callbacks, and React's render counts. */
export const told = {
  onChange: jest.fn<void, [Design]>(),
  onOpen: jest.fn<void, [string]>(),
  onRender: jest.fn(),
};

function Editing({ design, readOnly }: { design: Design; readOnly: boolean }) {
  const editor = useEditor({ family: 'tee', design, onChange: told.onChange, readOnly });
  const { onOpen } = told;
  return (
    <Profiler id="canvas" onRender={told.onRender}>
      <DesignCanvas
        editor={editor}
        nameOf={nameOf}
        onOpen={onOpen}
        readOnly={readOnly}
        pictures={PICTURES}
        family="tee"
        colour="#1f4d3a"
      />
    </Profiler>
  );
}

/** Sets up a test: fake timers, fonts that load at once, and stubs for what jsdom lacks. */
export function beginCanvas(): void {
  jest.useFakeTimers();
  for (const mock of Object.values(told)) mock.mockReset();
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  Element.prototype.setPointerCapture = () => undefined;
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => TEST_FONT })) as unknown as typeof fetch;
}

export async function show(design: Design, readOnly = false): Promise<void> {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Editing design={design} readOnly={readOnly} />
    </NextIntlClientProvider>,
  );
  // Let the fonts load.
  await act(async () => jest.advanceTimersByTimeAsync(1));
}

function found<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}
export const layer = (id: string): SVGGElement => found(`g[data-layer="${id}"]`);
export const handle = (name: string): Element => found(`[data-handle="${name}"]`);
export const part = (name: string): Element => found(`[data-part="${name}"]`);
export const stage = (): HTMLElement => found('[data-stage]');
export const latest = (): Design | undefined => told.onChange.mock.lastCall?.[0];
export const placeOf = (id: string) => latest()?.front?.layers.find((one) => one.id === id)?.position;
export const selected = () =>
  screen
    .getAllByRole('option')
    .filter((one) => one.getAttribute('aria-selected') === 'true')
    .map((one) => one.getAttribute('data-layer'));

/** Client coordinates of a point in the print area; jsdom has no layout, so the stage is at 0, 0. */
export function at(x: number, y: number) {
  const view = viewOf('tee', 'front', Number.parseFloat(stage().style.width));
  return { clientX: view.area.left + x * view.pxPerMm, clientY: view.area.top + y * view.pxPerMm };
}

export const frame = (): void => act(() => void jest.advanceTimersByTime(20));

/** jsdom has no PointerEvent. */
class TestPointer extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: MouseEventInit & { pointerId?: number; pointerType?: string }) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

export function pointer(kind: string, target: Element, place: object, more: object = {}): void {
  const event = new TestPointer(`pointer${kind}`, { bubbles: true, cancelable: true, ...place, ...more });
  act(() => void target.dispatchEvent(event));
}

let pointers = 0;

/** Pointer down, then moves with a frame after each; `up` releases. Positions in mm of the print area. */
export function drag(
  from: [number, number],
  to: [number, number][],
  held: object = {},
  target = stage() as Element,
) {
  const more = { pointerId: ++pointers, pointerType: 'mouse', button: 0, ...held };
  pointer('down', target, at(...from), more);
  for (const place of to) {
    pointer('move', target, at(...place), more);
    frame();
  }
  return { up: () => pointer('up', target, at(...(to.at(-1) ?? from)), more) };
}

export const press = (x: number, y: number, held: object = {}): void => drag([x, y], [], held).up();

/** False if the canvas handled the key (default prevented). */
export const key = (name: string, held: object = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...held });

/** Text of the live region, after its debounce. */
export async function said(): Promise<string | null> {
  await act(async () => jest.advanceTimersByTimeAsync(250));
  return screen.getByRole('status').textContent;
}
