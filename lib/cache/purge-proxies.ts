import { request } from 'node:http';
import { appEnv } from '@/lib/env/app';
import { LOCALE_COOKIE } from '@/lib/kernel/locales';
import { addressesIn } from './addresses-in';

/** A page in one language, which is what a proxy keeps. */
export interface ProxyPage {
  path: string;
  locale: string;
}

/** How many purges are under way at once. */
const AT_ONCE = 16;
const LIMIT_MS = 10_000;

/** The status of one purge. Not by `fetch`, which does not let a caller name the host. */
function purge(proxy: string, { path, locale }: ProxyPage): Promise<number> {
  const headers = { host: new URL(appEnv().PUBLIC_URL).hostname, cookie: `${LOCALE_COOKIE}=${locale}` };
  const options = { method: 'PURGE', headers, timeout: LIMIT_MS };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, proxy), options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.once('timeout', () => asked.destroy(new Error('a proxy did not answer a purge')));
    asked.once('error', reject).end();
  });
}

async function purgeOrThrow(proxy: string, page: ProxyPage): Promise<void> {
  const status = await purge(proxy, page);
  // 404: it was not kept.
  if (status !== 200 && status !== 404) throw new Error(`a proxy's purge answered ${status}`);
}

/**
 * Has every proxy with a page cache (deploy/nginx.conf) drop these pages; without one it does nothing. Rejects when a
 * proxy refuses or does not answer. S9-14.
 */
export async function purgeProxies(pages: readonly ProxyPage[]): Promise<void> {
  const unique = new Map(pages.map((page) => [`${page.locale} ${page.path}`, page]));
  const purges = addressesIn(appEnv().PROXY_URLS ?? '').flatMap((proxy) =>
    [...unique.values()].map((page) => ({ proxy, page })),
  );
  for (let from = 0; from < purges.length; from += AT_ONCE)
    await Promise.all(purges.slice(from, from + AT_ONCE).map(({ proxy, page }) => purgeOrThrow(proxy, page)));
}
