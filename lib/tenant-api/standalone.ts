import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { isReady } from '@/lib/services/platform/is-ready';
import { tenantApi } from './app';
import { withPeer } from './context/peer-signature';
import { plainAddress } from './context/visitor';

const NO_STORE = { 'cache-control': 'no-store' };

/** What @hono/node-server tells about the connection. */
export interface NodeBindings {
  incoming: IncomingMessage;
}

/** The tenant API as a server of its own: its calls, and the two probes. */
export function standaloneApi(): Hono<{ Bindings: NodeBindings }> {
  const app = new Hono<{ Bindings: NodeBindings }>();
  app.get('/healthz', (context) => context.json({ ok: true }, 200, NO_STORE));
  app.get('/readyz', async (context) => {
    const ready = await isReady();
    return context.json({ ready }, ready ? 200 : 503, NO_STORE);
  });
  app.all('*', (context) => {
    const { raw } = context.req;
    const connection = plainAddress(context.env.incoming.socket.remoteAddress ?? '');
    return tenantApi().fetch(new Request(raw, { headers: withPeer(raw.headers, connection) }));
  });
  return app;
}
