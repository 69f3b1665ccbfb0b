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
 * Tells every web process to drop a store's pages, since another process can't, and then every proxy
 * to drop those the webs had: in this order, so that no proxy fetches an old page again.
 * Rejects when one of them did not answer, so that the job is tried again.
 */
export async function purgeStore(job: JobPayloads['purge-store']): Promise<void> {
  const env = appEnv();
  const body = JSON.stringify({ tags: storeTags(job.slug, job.productId) });
  const webs = addressesIn(env.WEB_URLS ?? env.PUBLIC_URL);
  const pages = await Promise.all(webs.map((address) => purgeWeb(address, body)));
  await purgeProxies(pages.flat());
}
