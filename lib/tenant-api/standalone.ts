import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { isReady } from '@/lib/db/is-ready';
import { tenantApi } from './app';
import { withPeer } from './context/peer-signature';
import { plainAddress } from './context/visitor';

const NO_STORE = { 'cache-control': 'no-store' };

/** What @hono/node-server provides about the connection. */
export interface NodeBindings {
  incoming: IncomingMessage;
}

interface Answering {
  fetch(request: Request): Response | Promise<Response>;
}

/** The tenant API as a server of its own: its calls (or the given ones) and two health probes. */
export function standaloneApi(calls?: Answering): Hono<{ Bindings: NodeBindings }> {
  const app = new Hono<{ Bindings: NodeBindings }>();
  app.get('/healthz', (context) => context.json({ ok: true }, 200, NO_STORE));
  app.get('/readyz', async (context) => {
    const ready = await isReady();
    return context.json({ ready, down: ready ? [] : ['database'] }, ready ? 200 : 503, NO_STORE);
  });
  for (const probe of ['/healthz', '/readyz'])
    app.all(probe, () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD', ...NO_STORE } }));
  app.all('*', async (context) => {
    const { raw } = context.req;
    const { incoming } = context.env;
    const headers = withPeer(raw.headers, plainAddress(incoming.socket.remoteAddress ?? ''));
    const response = await (calls ?? tenantApi()).fetch(new Request(raw, { headers }));
    // If the body was not read to its end, the connection is closed; the rest of the body must not be read as another
    // request.
    if (!incoming.complete) response.headers.set('connection', 'close');
    return response;
  });
  return app;
}
