/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@/lib/kernel/locales';
import { messageFor } from '@/lib/intl/message-for';
import { FRAME_SOURCE } from './frame-message';

const TEXT = readFileSync(join(process.cwd(), 'public/widget.js'), 'utf8');
const OURS = 'https://shop.example';

interface Widget {
  script: HTMLScriptElement;
  frame: HTMLIFrameElement | null;
  heard: { type: string; detail: unknown }[];
  /** Sends a message from the frame, or from the given sender. */
  say(data: object, from?: { origin?: string; source?: Window | null }): void;
}

function widget(attributes: Record<string, string>): Widget {
  document.body.innerHTML = '<main></main><div id="there"></div>';
  const script = document.createElement('script');
  // A script type that jsdom does not load; the element only stands where ours would.
  script.type = 'text/plain';
  script.src = `${OURS}/widget.js`;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  const heard: Widget['heard'] = [];
  for (const type of ['submitted', 'error']) {
    script.addEventListener(type, (event) => heard.push({ type, detail: (event as CustomEvent).detail }));
  }
  document.querySelector('main')?.append(script);
  new Function(TEXT)();
  const frame = document.querySelector('iframe');
  return {
    script,
    frame,
    heard,
    say: (data, { origin = OURS, source = frame?.contentWindow } = {}) =>
      void window.dispatchEvent(
        new MessageEvent('message', {
          data: { source: FRAME_SOURCE, ...data },
          origin,
          source: source ?? null,
        }),
      ),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('widget.js (docs/decisions/0012)', () => {
  test('puts a frame behind itself, with the language, the code and a title in that language', () => {
    const { script, frame } = widget({
      'data-event': 'lumen-summit',
      'data-lang': 'de-AT',
      'data-code': 'LS 1&x',
    });
    expect(frame?.src).toBe(`${OURS}/embed/lumen-summit?lang=de&code=LS+1%26x`);
    expect(script.nextElementSibling?.firstElementChild).toBe(frame);
    expect([frame?.title, frame?.style.width]).toEqual(['Bestellformular', '100%']);
    expect(frame?.getAttribute('style')).not.toContain('position');
  });

  test('or into the element that is named; an unknown language is left to the event', () => {
    const { frame } = widget({ 'data-event': 'lumen-summit', 'data-target': '#there', 'data-lang': 'xx' });
    expect(frame?.parentElement?.id).toBe('there');
    expect(frame?.src).toBe(`${OURS}/embed/lumen-summit`);
  });

  test.each(LOCALES.map(({ code }) => code))('its words in %s are those of the messages', (code) => {
    const { frame } = widget({ 'data-event': 'lumen-summit', 'data-lang': code });
    expect(frame?.title).toBe(messageFor(code)('embed.frameTitle'));
    jest.advanceTimersByTime(60_000);
    const link = document.querySelector('a');
    expect([link?.textContent, link?.href]).toEqual([
      messageFor(code)('embed.openPage'),
      `${OURS}/lumen-summit?lang=${code}`,
    ]);
  });

  test('greets its own frame alone, and takes nothing from anybody else', () => {
    const { frame, heard, say } = widget({ 'data-event': 'lumen-summit' });
    const post = jest
      .spyOn(frame?.contentWindow as Window, 'postMessage')
      .mockImplementation(() => undefined);
    say({ type: 'ready' }, { origin: 'https://evil.example' });
    say({ type: 'ready' }, { source: window });
    say({ type: 'size', height: 5 }, { origin: 'https://evil.example' });
    say({ type: 'submitted', data: {}, basket: [] }, { source: window });
    say({ source: 'something-else', type: 'size', height: 5 });
    expect([post.mock.calls, heard, frame?.style.height]).toEqual([[], [], '900px']);
    say({ type: 'ready' });
    expect(post.mock.calls).toEqual([[{ source: FRAME_SOURCE, type: 'hello' }, OURS]]);
  });

  test('takes the frame’s height and title; a senseless height is left', () => {
    const { frame, say } = widget({ 'data-event': 'lumen-summit' });
    say({ type: 'title', title: 'Order form: Lumen Summit' });
    say({ type: 'size', height: 1234 });
    for (const height of [-1, NaN, '9', null]) say({ type: 'size', height });
    expect([frame?.title, frame?.style.height]).toEqual(['Order form: Lumen Summit', '1234px']);
    say({ type: 'size', height: 1e9 });
    expect(frame?.style.height).toBe('20000px');
  });

  test('tells the page what was ordered and what was refused', () => {
    const { heard, say } = widget({ 'data-event': 'lumen-summit' });
    say({ type: 'submitted', data: { name: 'Ada' }, basket: [{ quantity: 1 }], order_ref: 'M7QK-3FXW' });
    say({ type: 'error', code: 'already_ordered', message: 'it looks like …' });
    expect(heard).toEqual([
      {
        type: 'submitted',
        detail: { data: { name: 'Ada' }, basket: [{ quantity: 1 }], order_ref: 'M7QK-3FXW' },
      },
      { type: 'error', detail: { code: 'already_ordered', message: 'it looks like …' } },
    ]);
  });

  test('brings what has the focus into view, and leaves the page where it is in view already', () => {
    const scroll = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const { say } = widget({ 'data-event': 'lumen-summit' });
    say({ type: 'focus', top: 100, bottom: 140 });
    expect(scroll).not.toHaveBeenCalled();
    say({ type: 'focus', top: 5000, bottom: 5040 });
    expect(scroll).toHaveBeenCalledWith(0, 4920);
  });

  test('a frame that loads and says nothing gives way to a link, and the page hears why', () => {
    const { frame, heard } = widget({ 'data-event': 'lumen-summit' });
    frame?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.querySelector('a')?.href).toBe(`${OURS}/lumen-summit`);
    expect(heard).toMatchObject([{ type: 'error', detail: { code: 'not_loaded' } }]);
  });

  test('one that has spoken stays', () => {
    const { frame, say } = widget({ 'data-event': 'lumen-summit' });
    say({ type: 'title', title: 'Order form' });
    jest.advanceTimersByTime(600_000);
    expect(document.querySelector('iframe')).toBe(frame);
  });

  test.each([
    ['no event', { 'data-event': '' }, 'no_event'],
    ['an address for an event', { 'data-event': '../login' }, 'no_event'],
    ['a target that is not there', { 'data-event': 'lumen-summit', 'data-target': '#nowhere' }, 'no_target'],
    ['a selector that is none', { 'data-event': 'lumen-summit', 'data-target': '##' }, 'widget_failed'],
  ])('%s is an event, and throws nothing into the page', (_, attributes, code) => {
    const { frame, heard } = widget(attributes as Record<string, string>);
    expect(frame).toBeNull();
    expect(heard).toMatchObject([{ type: 'error', detail: { code } }]);
  });

  test('listeners that throw are the page’s own business; nothing of ours is left on window', () => {
    // Each frame of the page adds a number to window.
    const names = () => Object.keys(window).filter((name) => !/^\d+$/.test(name));
    const before = names();
    const { say } = widget({ 'data-event': 'lumen-summit' });
    expect(() => say({ type: 'submitted' })).not.toThrow();
    expect(names()).toEqual(before);
  });
});
