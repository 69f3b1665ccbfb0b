import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long connections are still answered and told. */
const TELL_MS = 500;

/**
 * Stops taking connections and lets running requests end; answers from now on close their connections.
 * @param patienceMs how long they may take; then their connections are closed
 */
export async function stopServer(server: Server, patienceMs: number): Promise<void> {
  const closed = once(server, 'close');
  // A connection that always has a next request is told with its answer that there will be no further one.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Closing cuts off idle connections, on which a request may be on its way at this moment: they are told first.
  await sleep(Math.min(TELL_MS, patienceMs));
  server.close();
  // A kept-alive connection that becomes idle now would otherwise delay the stop for as long as it is kept.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(patienceMs, undefined, { ref: false })]);
  clearInterval(idle);
  server.closeAllConnections();
}
