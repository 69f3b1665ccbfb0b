import { z } from 'zod';
import { appEnv } from '@/lib/env/app';
import type { JobPayloads } from '@/lib/db/enqueue';
import { addressesIn } from './addresses-in';
import { purgeProxies, type ProxyPage } from './purge-proxies';
import { signInternal } from './purge-signature';

/** What a web answers: the pages it had with these tags. One of the former version names none. */
const purged = z.object({
  data: z.object({
    pages: z.array(z.object({ path: z.string().startsWith('/'), locale: z.string() })).default([]),
  }),
});

/** The cache tag of the platform's own pages that show blanks. */
export const BLANKS_TAG = 'blanks';

/** The cache tags of a store's pages; the cache manifest lists the pages of each tag. */
function storeTags(slug: string, productId?: string): string[] {
  return productId ? [`store:${slug}`, `product:${slug}:${productId}`] : [`store:${slug}`];
}

async function purgeWeb(address: string, body: string): Promise<ProxyPage[]> {
  const response = await fetch(new URL('/api/internal/purge', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-merchloom-signature': signInternal(body) },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`purge answered ${response.status}`);
  return purged.parse(await response.json()).data.pages;
}

/**
 * Tells every web process to drop the pages with these tags, since another process can't, and then every proxy
 * to drop those the webs had: in this order, so that no proxy fetches an old page again.
 * Rejects when one of them did not answer, so that the job is tried again.
 */
async function purgeTags(tags: readonly string[]): Promise<void> {
  const env = appEnv();
  const body = JSON.stringify({ tags });
  const webs = addressesIn(env.WEB_URLS ?? env.PUBLIC_URL);
  const pages = await Promise.all(webs.map((address) => purgeWeb(address, body)));
  await purgeProxies(pages.flat());
}

/** Drops a store's pages everywhere. S9-14 */
export async function purgeStore(job: JobPayloads['purge-store']): Promise<void> {
  await purgeTags(storeTags(job.slug, job.productId));
}

/** Drops the platform's own pages that show blanks everywhere. S2.2-231 */
export async function purgeBlanks(): Promise<void> {
  await purgeTags([BLANKS_TAG]);
}
