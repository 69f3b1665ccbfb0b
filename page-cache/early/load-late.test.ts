/** @jest-environment jsdom */
import { reloadOnChunkError } from '@/lib/client/reload-on-chunk-error';
import { loadLate } from './load-late.mjs';
import { onceShown } from './once-shown.mjs';

const giveUp = jest.fn();
let paint: () => void;

function added() {
  return [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map((one) =>
    one.getAttribute('src'),
  );
}

function open() {
  loadLate(['/a.js', '/b.js'], ['/later.js'], { keep: () => giveUp, onceShown });
}

const frames = () => jest.advanceTimersByTimeAsync(100);
const fail = (src: string) =>
  document.head.querySelector(`script[src="${src}"]`)?.dispatchEvent(new Event('error'));

beforeEach(() => {
  jest.useFakeTimers({ now: 10 * 60_000 });
  jest.clearAllMocks();
  sessionStorage.clear();
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  document.head.innerHTML = '';
  document.body.innerHTML = '<button type="button">Add</button>';
  globalThis.PerformanceObserver = class {
    constructor(seen: PerformanceObserverCallback) {
      const list = { getEntriesByName: () => [{}] } as unknown as PerformanceObserverEntryList;
      paint = () => seen(list, { disconnect: () => undefined } as PerformanceObserver);
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;
});
afterEach(async () => {
  // Whatever still listens for a first touch has had it.
  dispatchEvent(new Event('pointerdown'));
  await jest.runAllTimersAsync();
  jest.useRealTimers();
});

describe('the scripts of a page', () => {
  it('are asked for after the first paint, once', async () => {
    open();
    expect(added()).toEqual([]);
    paint();
    await frames();
    expect(added()).toEqual(['/a.js', '/b.js']);
    expect(document.head.querySelector('link[rel=preload][href="/later.js"]')).not.toBeNull();
    expect(document.head.querySelector('script')?.async).toBe(true);
    dispatchEvent(new Event('keydown'));
    await frames();
    expect(added()).toHaveLength(2);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'do not wait when somebody acts: %s',
    (type) => {
      open();
      document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
      expect(added()).toHaveLength(2);
    },
  );

  it('wait for the fonts and for the pictures that are not put off, and for none that does not come', async () => {
    const [eager, broken, lazy] = ['eager', 'eager', 'lazy'].map((loading) => {
      const image = document.body.appendChild(document.createElement('img'));
      Object.defineProperty(image, 'loading', { value: loading });
      image.decode = () => new Promise(() => undefined);
      return image;
    });
    if (!eager || !broken || !lazy) throw new Error('no images');
    let arrive = () => {};
    let written = () => {};
    eager.decode = () => new Promise<void>((resolve) => (arrive = resolve));
    broken.decode = () => Promise.reject(new Error('broken'));
    const fonts = { ready: new Promise<void>((resolve) => (written = resolve)) };
    Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
    open();
    paint();
    await frames();
    arrive();
    await frames();
    expect(added()).toEqual([]);
    written();
    await frames();
    expect(added()).toHaveLength(2);
  });

  it('come after two seconds in any case', async () => {
    open();
    await jest.advanceTimersByTimeAsync(1900);
    expect(added()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(added()).toHaveLength(2);
  });
});

describe('a script that does not come', () => {
  beforeEach(() => {
    open();
    dispatchEvent(new Event('pointerdown'));
  });

  it('is asked for again, and what was kept stays kept', async () => {
    fail('/b.js');
    expect(added()).toEqual(['/a.js']);
    await jest.advanceTimersByTimeAsync(1000);
    expect(added()).toEqual(['/a.js', '/b.js']);
    expect(giveUp).not.toHaveBeenCalled();
  });

  // jsdom has no reload, and says so.
  it('ends what was kept, and loads the page anew once a minute, by the same memory as a chunk’s', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue();
    fail('/b.js');
    await jest.advanceTimersByTimeAsync(1000);
    expect(said).not.toHaveBeenCalled();
    fail('/b.js');
    expect(String(said.mock.calls[0]?.[0])).toContain('navigation');
    said.mockRestore();
    expect(giveUp).toHaveBeenCalledTimes(1);
    const chunk = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
    expect(reloadOnChunkError(chunk, Date.now(), () => undefined)).toBe(false);
    expect(reloadOnChunkError(chunk, Date.now() + 60_000, () => undefined)).toBe(true);
  });

  it('waits for the network where there is none', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail('/a.js');
    await jest.advanceTimersByTimeAsync(5000);
    expect(added()).toEqual(['/b.js']);
    online.mockRestore();
    dispatchEvent(new Event('online'));
    expect(added()).toEqual(['/b.js', '/a.js']);
    expect(giveUp).not.toHaveBeenCalled();
  });
});
