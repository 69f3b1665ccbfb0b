import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { fetchRemote } from '@/lib/tenant-api/fetch';
import { standaloneApi } from '@/lib/tenant-api/standalone';

/** Anything that answers requests, such as the tenant API or a part of it. */
interface Answering {
  fetch(request: Request): Response | Promise<Response>;
}

/** How a suite sends its requests. */
export interface ApiDoor {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/**
 * A suite's access to the API: in process or, with TEST_API_OVER=http, over a socket, served as by `npm run api` and
 * called as by a web with TENANT_API_URL. `npm test` runs the API's suites in both ways.
 */
export async function openApiDoor(api: Answering): Promise<ApiDoor> {
  if (process.env.TEST_API_OVER !== 'http') {
    return { fetch: async (request) => api.fetch(request), close: () => Promise.resolve() };
  }
  const server = serve({ fetch: standaloneApi(api).fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    fetch: (request) => fetchRemote(`http://127.0.0.1:${port}`, request),
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
