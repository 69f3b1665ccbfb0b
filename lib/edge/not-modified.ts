import type { IncomingMessage, ServerResponse } from 'node:http';

/** Headers about a body that is not sent. */
const OF_THE_BODY = ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'];

function plain(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/**
 * Whether the visitor already has the document that is about to be sent. Its ETag comes with the page from the cache
 * (page-cache/entry.mjs). Data for Next's router has the same entry's tag, but other content.
 */
export function isUnchanged(request: IncomingMessage, response: ServerResponse): boolean {
  const tag = response.getHeader('etag');
  if (typeof tag !== 'string' || response.statusCode !== 200) return false;
  if (!String(response.getHeader('content-type') ?? '').startsWith('text/html')) {
    if (request.headers['rsc']) response.removeHeader('etag');
    return false;
  }
  const { 'if-none-match': held, 'cache-control': control = '' } = request.headers;
  // Like Next: a reload that bypasses all caches gets the whole document.
  if (!held || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(control)) return false;
  return held.split(',').some((one) => plain(one) === plain(tag));
}

/** Turns the response into a 304; returns its empty body. */
export function notModified(response: ServerResponse): Buffer {
  response.statusCode = 304;
  for (const name of OF_THE_BODY) response.removeHeader(name);
  return Buffer.alloc(0);
}
