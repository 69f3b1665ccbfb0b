/** @jest-environment node */
import { createContext, runInContext } from 'node:vm';
import { offlinePage } from './offline-page';
import { endingWorker, offlineWorker } from './offline-worker';

type Handler = (event: Record<string, unknown>) => void;

/** A worker of this text in a browser that holds `names`, and whose network is `fetch`. */
function start(
  text: string,
  names: string[],
  fetch: () => Promise<unknown> = () => Promise.reject(new Error('lost')),
) {
  const handlers = new Map<string, Handler>();
  const kept: string[] = [];
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: jest.fn(async () => undefined),
    clients: { claim: jest.fn(async () => undefined) },
    registration: {
      unregister: jest.fn(async () => true),
      navigationPreload: { enable: jest.fn(async () => undefined) },
    },
  };
  const caches = {
    open: async (name: string) => ({ add: async ({ url }: { url: string }) => kept.push(`${name} ${url}`) }),
    keys: async () => [...names],
    delete: async (name: string) => names.splice(names.indexOf(name), 1),
    match: async (page: string) => `kept ${page}`,
  };
  class Request {
    constructor(readonly url: string) {}
  }
  runInContext(text, createContext({ self, caches, fetch, Request, URL }));
  const wait = async (name: string) => {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  const ask = async (change: Record<string, string> = {}, preloadResponse?: Promise<unknown>) => {
    const request = { ...NAVIGATION, ...change };
    let answer: Promise<unknown> | undefined;
    handlers.get('fetch')?.({
      request,
      preloadResponse,
      respondWith: (given: Promise<unknown>) => (answer = given),
    });
    return answer === undefined ? 'left to the browser' : answer;
  };
  return { wait, ask, kept, names, self };
}

const NAVIGATION = {
  url: 'http://localhost/fjord-fern',
  mode: 'navigate',
  method: 'GET',
  destination: 'document',
};
const WORKER = offlineWorker('/offline.html?lang=de', 'v2');

describe('the service worker (S2.1-81)', () => {
  test('keeps one page under its version, and drops what an earlier version kept, nothing else', async () => {
    const worker = start(WORKER, ['offline-page-v1', 'offline-page-v2', 'somebody-elses']);
    await worker.wait('install');
    await worker.wait('activate');
    expect(worker.kept).toEqual(['offline-page-v2 /offline.html?lang=de']);
    expect(worker.names).toEqual(['offline-page-v2', 'somebody-elses']);
    expect(worker.self.skipWaiting).toHaveBeenCalled();
    expect(worker.self.clients.claim).toHaveBeenCalled();
  });

  test('shows it where a page could not be fetched, and what was fetched as it is', async () => {
    expect(await start(WORKER, []).ask()).toBe('kept /offline.html?lang=de');
    expect(await start(WORKER, []).ask({}, Promise.reject(new Error('lost')))).toBe(
      'kept /offline.html?lang=de',
    );
    expect(await start(WORKER, [], async () => 'a 500').ask()).toBe('a 500');
    expect(await start(WORKER, []).ask({}, Promise.resolve('preloaded'))).toBe('preloaded');
  });

  test.each<Record<string, string>>([
    { mode: 'cors' },
    { method: 'POST' },
    { destination: 'iframe' },
    { url: 'http://localhost/api/orders.csv' },
  ])('has nothing to do with %j', async (change) => {
    expect(await start(WORKER, []).ask(change)).toBe('left to the browser');
  });
});

test('the one that ends it drops all that was kept and itself, and answers nothing (S2.1-82)', async () => {
  const worker = start(endingWorker(), ['offline-page-v1', 'somebody-elses']);
  await worker.wait('install');
  await worker.wait('activate');
  expect(worker.names).toEqual(['somebody-elses']);
  expect(worker.self.registration.unregister).toHaveBeenCalled();
  expect(await worker.ask()).toBe('left to the browser');
});

test('the page needs no file and no script, and says its texts as text (S2.1-81)', () => {
  const html = offlinePage('no', { title: 'A <b>', text: 'B & c', kept: '"D"', retry: 'Again' });
  expect(html).toContain('<html lang="no">');
  expect(html).toContain('<h1>A &lt;b&gt;</h1>');
  expect(html).toContain('B &amp; c');
  expect(html).not.toMatch(/<script|src=|<link|url\(/);
  expect(html).toContain('<a href="">Again</a>');
});
