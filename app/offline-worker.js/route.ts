import { otherMethods } from '@/app/other-methods';
import { readOfflinePage } from '@/app/offline-page';
import { appEnv } from '@/lib/env/app';
import { endingWorker, offlineWorker } from '@/lib/modules/site/rules/offline-worker';

/** `/offline-worker.js?lang=…`: with OFFLINE_PAGE=0 the one that ends all of them. ADR 0187, S2.1-81, S2.1-82. */
export async function GET(request: Request): Promise<Response> {
  const { address, version } = await readOfflinePage(request);
  const text = appEnv().OFFLINE_PAGE === '1' ? offlineWorker(address, version) : endingWorker();
  return new Response(text, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

const refuse = otherMethods('GET, HEAD, OPTIONS');
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
