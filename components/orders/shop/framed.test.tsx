import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { usePublicConfig } from '@/lib/client/use-public-config';
import { FRAME_SOURCE } from '@/lib/modules/storefront/rules/embed/frame-message';
import type { OrderFormEvent } from '@/lib/modules/storefront/rules/embed/order-form-event';
import { LOCALES } from '@/lib/kernel/locales';
import { messages } from '@/messages/en-GB';
import { FrameLanguage } from './frame-language';
import { Framed } from './framed';

jest.mock('@/lib/client/use-public-config', () => ({ usePublicConfig: jest.fn() }));
const config = jest.mocked(usePublicConfig);

const SITE = 'https://www.site.example';
const HELLO = { source: FRAME_SOURCE, type: 'hello' };

/** The framing window. */
const host = { postMessage: jest.fn() };
const own = window.parent;
let resized: () => void;
const disconnect = jest.fn();

beforeEach(() => {
  host.postMessage.mockReset();
  disconnect.mockReset();
  Object.defineProperty(window, 'parent', { configurable: true, value: host });
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe = () => resized();
    unobserve = () => undefined;
    disconnect = disconnect;
  } as unknown as typeof ResizeObserver;
});
afterEach(() => Object.defineProperty(window, 'parent', { configurable: true, value: own }));

const EVENT = { type: 'error', code: 'not_loaded' } as unknown as OrderFormEvent;

function show(origins = [SITE]) {
  return render(
    <Framed origins={origins} title="Order form: Lumen Summit">
      {(tell) => (
        <>
          <button onClick={() => tell(EVENT)}>Send</button>
          <a href="https://elsewhere.example/terms">Terms</a>
          <a href="mailto:people@lumen.example">Mail</a>
        </>
      )}
    </Framed>,
  );
}

function greet(from: { origin?: string; source?: unknown; data?: unknown } = {}) {
  const { origin = SITE, source = host, data = HELLO } = from;
  act(() => {
    const event = new MessageEvent('message', { origin, data });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  });
}
const said = () =>
  host.postMessage.mock.calls.map(([message, to]: [{ type: string }, string]) => [message.type, to]);
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('what a framed form tells its host (D8; docs/decisions/0012)', () => {
  test('anybody that it is there, and nothing more before a listed site has greeted it', () => {
    show();
    send();
    expect(host.postMessage.mock.calls).toEqual([[{ source: FRAME_SOURCE, type: 'ready' }, '*']]);
  });

  test('the site that greeted it, and no other: title, height, where the focus goes, what became of the form', () => {
    show();
    greet();
    send();
    screen.getByRole('button', { name: 'Send' }).focus();
    expect(said()).toEqual([
      ['ready', '*'],
      ['title', SITE],
      ['size', SITE],
      ['error', SITE],
      ['focus', SITE],
    ]);
    expect(host.postMessage.mock.calls[1]?.[0]).toMatchObject({ title: 'Order form: Lumen Summit' });
    resized();
    expect(said().at(-1)).toEqual(['size', SITE]);
  });

  test.each([
    ['a site that is not listed', { origin: 'https://evil.example' }],
    ['a listed site’s name with more behind it', { origin: `${SITE}.evil.example` }],
    ['another window than the one around it', { source: window }],
    ['a message that is no greeting', { data: { source: FRAME_SOURCE, type: 'submitted' } }],
    ['a message of something else', { data: 'hello' }],
  ])('nothing to %s', (_, from) => {
    show();
    greet(from);
    send();
    expect(said()).toEqual([['ready', '*']]);
  });

  test('nobody where it stands by itself, and nobody any more once it has gone', () => {
    Object.defineProperty(window, 'parent', { configurable: true, value: window });
    const alone = jest.spyOn(window, 'postMessage');
    show().unmount();
    expect(alone).not.toHaveBeenCalled();
    Object.defineProperty(window, 'parent', { configurable: true, value: host });
    const { unmount } = show();
    greet();
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(1);
    const before = said().length;
    greet();
    expect(said()).toHaveLength(before);
  });

  test('a link of a page opens beside the host’s site; a mail link as it always does', () => {
    show();
    for (const name of ['Terms', 'Mail']) {
      const link = screen.getByRole<HTMLAnchorElement>('link', { name });
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
      expect([name, link.target]).toEqual([name, name === 'Terms' ? '_blank' : '']);
    }
  });
});

describe('the languages inside a frame (S2.7-17, D10)', () => {
  const open = () =>
    render(
      <NextIntlClientProvider locale="nl" messages={messages} timeZone="UTC">
        <FrameLanguage />
      </NextIntlClientProvider>,
    );

  test('are all ten by their own names, the present one marked', () => {
    config.mockReturnValue(undefined);
    open();
    fireEvent.click(screen.getByRole('button', { name: /Language/ }));
    const entries = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(entries).toHaveLength(LOCALES.length);
    for (const { name } of LOCALES) expect(entries.some((text) => text?.includes(name))).toBe(true);
    const current = screen
      .getAllByRole('button')
      .filter((one) => one.getAttribute('aria-current') === 'true');
    expect(current.map((one) => one.getAttribute('lang'))).toEqual(['nl']);
  });

  test('are not offered where the platform speaks one', () => {
    config.mockReturnValue({ translation_enabled: false } as ReturnType<typeof usePublicConfig>);
    expect(open().container.textContent).toBe('');
  });
});
