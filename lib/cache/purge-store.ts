import { appEnv } from '@/lib/env/app';
import type { JobPayloads } from '@/lib/db/enqueue';
import { signInternal } from './purge-signature';

/** The tags of a store's pages; the cache manifest lists what carries them. */
function storeTags(slug: string, productId?: string): string[] {
  return productId ? [`store:${slug}`, `product:${slug}:${productId}`] : [`store:${slug}`];
}

/**
 * Tells every web process to drop a store's pages, since another process can't (DESIGN "Caching").
 * Rejects when one of them did not answer, so that the job is tried again.
 */
export async function purgeStore(job: JobPayloads['purge-store']): Promise<void> {
  const env = appEnv();
  const addresses = (env.WEB_URLS ?? env.PUBLIC_URL).split(',').map((address) => address.trim());
  const body = JSON.stringify({ tags: storeTags(job.slug, job.productId) });
  await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(new URL('/api/internal/purge', address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-merchloom-signature': signInternal(body) },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`purge answered ${response.status}`);
    }),
  );
}
