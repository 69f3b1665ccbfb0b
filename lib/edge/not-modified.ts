import type { IncomingMessage, ServerResponse } from 'node:http';

/** They describe a body that is not sent. */
const OF_THE_BODY = ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'];

function plain(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/**
 * Whether the visitor holds the very document that is about to be sent. Its ETag comes with the page from the cache
 * (page-cache/entry.mjs); what Next sends for its own router bears the tag of the same entry, but is another text.
 */
export function isUnchanged(request: IncomingMessage, response: ServerResponse): boolean {
  const tag = response.getHeader('etag');
  if (typeof tag !== 'string' || response.statusCode !== 200) return false;
  if (!String(response.getHeader('content-type') ?? '').startsWith('text/html')) {
    if (request.headers['rsc']) response.removeHeader('etag');
    return false;
  }
  const { 'if-none-match': held, 'cache-control': control = '' } = request.headers;
  // As Next does it: somebody who reloads past every cache gets the whole document.
  if (!held || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(control)) return false;
  return held.split(',').some((one) => plain(one) === plain(tag));
}

/** Makes the answer a 304; gives its body, which is none. */
export function notModified(response: ServerResponse): Buffer {
  response.statusCode = 304;
  for (const name of OF_THE_BODY) response.removeHeader(name);
  return Buffer.alloc(0);
}
