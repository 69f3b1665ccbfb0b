import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@/lib/kernel/locales';
import { readyPageCache, type ReadyPage } from './ready-page-cache';
import { acceptedEncoding, squeeze } from './squeeze';

/** Where the page cache is found: Next loads it in another bundle. */
const CACHE = Symbol.for('merchloom.page-cache');
const shared = globalThis as { [CACHE]?: { current(etag: string): Promise<string | null> } };

/** Headers that belong to one response, or to its transfer. */
const OF_ONE_ANSWER = new Set([
  ...['set-cookie', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'],
  ...['content-encoding', 'x-middleware-rewrite', 'x-middleware-set-cookie'],
]);

const nameOf = (locale: Locale, path: string) => `${locale} ${path}`;

/** The document with this ETag, while it is current in the page cache. */
async function currentDocument(etag: string): Promise<string | null> {
  return (await shared[CACHE]?.current(etag)) ?? null;
}

/** The ETag of a page from the page cache that is about to be sent. */
function cachedTag(response: ServerResponse): string | null {
  if (response.statusCode !== 200 || response.getHeader('x-nextjs-cache') !== 'HIT') return null;
  const [tag, type] = [response.getHeader('etag'), response.getHeader('content-type')];
  return typeof tag === 'string' && String(type).startsWith('text/html') ? tag : null;
}

function lastingHeaders(response: ServerResponse): ReadyPage['headers'] {
  return Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OF_ONE_ANSWER.has(name)
      ? []
      : [[name, typeof value === 'number' ? String(value) : value] as const],
  );
}

/** Compressed once, in the background; until then Next answers. */
async function makeReady(etag: string, headers: ReadyPage['headers']): Promise<ReadyPage | null> {
  const document = await currentDocument(etag);
  if (document === null) return null;
  const plain = Buffer.from(document);
  const [br, gzip] = await Promise.all([squeeze(plain, 'br'), squeeze(plain, 'gzip')]);
  return { etag, headers, plain, packed: { br, gzip } };
}

const making = new Set<string>();

/**
 * Keeps what Next is sending if it comes out of the page cache, so that the next visitor needs no router
 * (docs/decisions/0034). The head is Next's own; the document is the cache's, since Next may be squeezing it. Call with
 * the head complete but for what every answer gets.
 */
export function keepReadyPage(path: string, locale: Locale, response: ServerResponse): void {
  const etag = cachedTag(response);
  const name = nameOf(locale, path);
  if (!etag || readyPageCache().get(name)?.etag === etag) return;
  const job = `${name} ${etag}`;
  if (making.has(job)) return;
  making.add(job);
  const headers = lastingHeaders(response);
  void makeReady(etag, headers)
    .then((page) => page && readyPageCache().set(name, page))
    .finally(() => making.delete(job));
}

/** The name of the cached page at this URL, if it still equals the page cache's current one. */
export async function findReadyPage(path: string, locale: Locale): Promise<string | null> {
  const name = nameOf(locale, path);
  const page = readyPageCache().get(name);
  if (!page) return null;
  if ((await currentDocument(page.etag)) !== null) return name;
  readyPageCache().delete(name);
  return null;
}

/** Sets the headers of a cached page and returns its body; null when it was removed meanwhile. */
export function openReadyPage(
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer | null {
  const page = readyPageCache().get(name);
  if (!page) return null;
  response.statusCode = 200;
  for (const [header, value] of page.headers) response.setHeader(header, value);
  if (!/accept-encoding/i.test(String(response.getHeader('vary')))) {
    response.appendHeader('vary', 'Accept-Encoding');
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding) response.setHeader('content-encoding', encoding);
  const body = encoding ? page.packed[encoding] : page.plain;
  response.setHeader('content-length', body.length);
  return body;
}
