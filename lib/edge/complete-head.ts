import onHeaders from 'on-headers';
import { renamedAddress } from './renamed-address';
import { addMissingHeaders } from './security-headers';
import type { WebResponse } from './web-response';

/** One URL of a page has one text per language, and the cookie says which (D10). */
const PAGE = /^\/(?!_next\/|api(?:\/|$)|healthz|readyz)(?!.*\.[a-z0-9]+(?:\?|$))/i;

/**
 * Next sends a redirect from the page cache with two equal `Location` headers (vercel/next.js#82117), which proxies
 * join into a broken one. The redirect of a renamed store also loses what followed the old name.
 */
function completeLocation(response: WebResponse, url: string): void {
  const given = response.getHeader('location');
  if (given === undefined) return;
  const location = String(Array.isArray(given) ? given[0] : given);
  response.setHeader('location', renamedAddress(response.statusCode, location, url) ?? location);
}

/**
 * An answer that sets a cookie is one visitor's: the first visit's language was negotiated with this browser. Next says
 * `s-maxage` of the kept page under it, and a shared cache that does not look at `Set-Cookie` would hand both on. D10-8.
 */
function keepFromSharedCaches(response: WebResponse): void {
  if (!response.hasHeader('set-cookie')) return;
  if (/no-store/.test(String(response.getHeader('cache-control') ?? ''))) return;
  response.setHeader('cache-control', 'private, no-store');
}

/** What a private store shows is for this visitor alone. S3.5-11. */
function keepFromEverybody(response: WebResponse): void {
  if (!response.isPrivate) return;
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('x-robots-tag', 'noindex, nofollow');
}

/**
 * Completes the head of an answer just before it is sent. Next sets `Vary` last of all, and would drop a page's own
 * policy if ours stood there first, so these headers cannot be set before Next runs.
 */
export function completeHead(response: WebResponse, url: string, headers: Record<string, string>): void {
  onHeaders(response, () => {
    response.replaceBody?.();
    addMissingHeaders(response, headers);
    if (PAGE.test(url)) response.appendHeader('vary', 'Cookie');
    keepFromSharedCaches(response);
    keepFromEverybody(response);
    completeLocation(response, url);
  });
}
