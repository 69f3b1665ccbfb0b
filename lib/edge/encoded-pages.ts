import type { ServerResponse } from 'node:http';

const MOST_BYTES = 8 * 1024 * 1024;

/** By ETag, the one sent longest ago first. */
const pages = new Map<string, Buffer>();
let bytes = 0;

function forgetOldest(): void {
  for (const [tag, page] of pages) {
    if (bytes <= MOST_BYTES) return;
    pages.delete(tag);
    bytes -= page.length;
  }
}

/**
 * The bytes of a page from the cache, which Next hands over as text each time: a page holds characters beyond Latin-1,
 * and turning 75 kB of them into UTF-8 for every visitor costs as much as routing the request. Anything without a
 * page's ETag, compressed or already in bytes goes out as it is.
 */
export function encodedPage(response: ServerResponse, body: unknown): unknown {
  if (typeof body !== 'string' || response.statusCode !== 200) return body;
  const tag = response.getHeader('etag');
  const type = String(response.getHeader('content-type') ?? '');
  if (typeof tag !== 'string' || !type.startsWith('text/html')) return body;
  const known = pages.get(tag);
  pages.delete(tag);
  const page = known ?? Buffer.from(body);
  pages.set(tag, page);
  if (known) return known;
  bytes += page.length;
  forgetOldest();
  return page;
}
