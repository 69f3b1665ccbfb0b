import type { Hono } from 'hono';
import type { AnyRoute } from '@/lib/contract/route';

const CACHE = 'public, max-age=300';

/** Adds `/api/openapi.json` and `/api/docs`, each built on first request (D19-2). */
export function mountDocumentation(app: Hono, contracts: () => Promise<readonly AnyRoute[]>): Hono {
  let json: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async () => {
    const [{ buildDocument }, { shareParts }] = await Promise.all([
      import('./build-document'),
      import('./share-parts'),
    ]);
    json ??= JSON.stringify(shareParts(buildDocument(await contracts())));
    return new Response(json, { headers: { 'content-type': 'application/json', 'cache-control': CACHE } });
  });
  app.get('/api/docs', async () => {
    const [{ buildDocument }, { docsPage }] = await Promise.all([
      import('./build-document'),
      import('./docs-page'),
    ]);
    page ??= docsPage(buildDocument(await contracts()));
    return new Response(page, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': CACHE },
    });
  });
  return app;
}
