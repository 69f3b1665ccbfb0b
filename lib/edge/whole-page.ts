import type { IncomingMessage } from 'node:http';
import { isLocale, LOCALE_COOKIE, type Locale } from '@/lib/kernel/locales';

/** In it this process tells the middleware that a request asks for a whole page. */
export const WHOLE_HEADER = 'x-merchloom-whole';
/** In it the middleware names the page that stands ready. */
export const READY_HEADER = 'x-merchloom-ready';

/** With these Next answers something else at the same address, or makes the page anew. */
const ASKS_FOR_MORE = [
  ...['rsc', 'next-action', 'next-url', 'next-router-state-tree', 'next-router-prefetch'],
  ...['next-router-segment-prefetch', 'x-prerender-revalidate', 'x-nextjs-data', 'authorization', 'range'],
];
/** Next's cookie for pages that are not published yet. */
const BYPASS = '__prerender_bypass';

/** No query, nothing encoded, no file's name. */
const PLAIN_ADDRESS = /^\/(?!_next\/|api(?:\/|$))[A-Za-z0-9/_=-]*$/;
const COOKIE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`);

/** Whether this asks for a page as everybody in its language gets it. */
export function asksForWholePage({ method, url = '', headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !PLAIN_ADDRESS.test(url)) return false;
  return !ASKS_FOR_MORE.some((name) => headers[name] !== undefined) && !headers.cookie?.includes(BYPASS);
}

/** The language that a returning visitor's cookie names; next.routes.mjs reads it alike. */
export function rememberedLocale({ headers }: IncomingMessage): Locale | null {
  const code = COOKIE.exec(headers.cookie ?? '')?.[1];
  return isLocale(code) ? code : null;
}
