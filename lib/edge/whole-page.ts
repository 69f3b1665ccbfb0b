import type { IncomingMessage } from 'node:http';
import { BYPASS } from './bypass-cookie';
import { isLocale, LOCALE_COOKIE, type Locale } from '@/lib/kernel/locales';

/**
 * web-server.ts sets this header on a request for a full HTML page without a language cookie: the middleware may answer
 * it from the page cache once it has chosen the language.
 */
export const WHOLE_HEADER = 'x-merchloom-whole';
/** The header in which the middleware names the cached page. */
export const READY_HEADER = 'x-merchloom-ready';

/** With these headers Next returns something else for the same URL, or renders the page again. */
const ASKS_FOR_MORE = [
  ...['rsc', 'next-action', 'next-url', 'next-router-state-tree', 'next-router-prefetch'],
  ...['next-router-segment-prefetch', 'x-prerender-revalidate', 'x-nextjs-data', 'authorization', 'range'],
];
/** No query, nothing encoded, no file name. */
const PLAIN_ADDRESS = /^\/(?!_next\/|api(?:\/|$))[A-Za-z0-9/_=-]*$/;
const COOKIE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`);

/** Whether this requests a page that is the same for everybody in its language. */
export function asksForWholePage({ method, url = '', headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !PLAIN_ADDRESS.test(url)) return false;
  return !ASKS_FOR_MORE.some((name) => headers[name] !== undefined) && !headers.cookie?.includes(BYPASS);
}

/** The language in a returning visitor's cookie; next.routes.mjs reads it in the same way. */
export function rememberedLocale({ headers }: IncomingMessage): Locale | null {
  const code = COOKIE.exec(headers.cookie ?? '')?.[1];
  return isLocale(code) ? code : null;
}
