/** What the browser keeps the page under, before its version. */
const OFFLINE_CACHE = 'offline-page-';

/**
 * The service worker's text. It keeps one page, which is the same for everybody, and shows it where a page of this site
 * could not be fetched for want of a network; everything else goes to the network as without it, and nothing of it is kept.
 * Frames, forms that are sent and the API are none of its business. `version` changes with the kept page, so that browsers
 * take a changed one. S2.1-81
 */
export function offlineWorker(page: string, version: string): string {
  return `'use strict';
const PAGE = ${JSON.stringify(page)};
const CACHE = ${JSON.stringify(OFFLINE_CACHE + version)};

async function keepPage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(PAGE, { cache: 'reload', credentials: 'omit' }));
  await self.skipWaiting();
}

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith(${JSON.stringify(OFFLINE_CACHE)}) && name !== CACHE) await caches.delete(name);
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

async function answer(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch (failure) {
    const page = await caches.match(PAGE, { cacheName: CACHE });
    if (page) return page;
    throw failure;
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepPage()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { mode, method, destination, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || destination !== 'document') return;
  if (new URL(url).pathname.startsWith('/api/')) return;
  event.respondWith(answer(event));
});
`;
}

/** The worker that ends the other one and itself, with what was kept: browsers that have either fetch it by themselves. S2.1-82 */
export function endingWorker(): string {
  return `'use strict';
async function end() {
  for (const name of await caches.keys())
    if (name.startsWith(${JSON.stringify(OFFLINE_CACHE)})) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
`;
}
