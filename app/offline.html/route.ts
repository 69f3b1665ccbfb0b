import { otherMethods } from '@/app/other-methods';
import { readOfflinePage } from '@/app/offline-page';

/** `/offline.html?lang=…`: what the service worker keeps, the same for everybody in its language. S2.1-81 */
export async function GET(request: Request): Promise<Response> {
  const { html } = await readOfflinePage(request);
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

const refuse = otherMethods('GET, HEAD, OPTIONS');
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
