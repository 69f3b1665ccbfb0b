import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate as turnsEnd, setTimeout as sleep } from 'node:timers/promises';

/** How long connections are still answered and told. */
const TELL_MS = 500;

/**
 * Stops taking connections and lets running requests end; answers from now on close their connections.
 * @param patienceMs how long all of that may take; then their connections are closed
 */
export async function stopServer(server: Server, patienceMs: number): Promise<void> {
  const closed = once(server, 'close');
  const until = performance.now() + patienceMs;
  // A connection that always has a next request is told with its answer that there will be no further one.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Connections without a request are cut off later, as one may be on its way at this moment: they are told first.
  await sleep(Math.min(TELL_MS, patienceMs));
  await turnsEnd();
  // Not the HTTP server's own `close`, which cuts off what was accepted and has not been read yet.
  SocketServer.prototype.close.call(server);
  await Promise.race([closed, sleep(Math.min(TELL_MS, patienceMs))]);
  // A kept-alive connection that becomes idle now would otherwise delay the stop for as long as it is kept.
  // At the end of a turn: whatever has arrived by then was read.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
  await Promise.race([closed, sleep(Math.max(0, until - performance.now()), undefined, { ref: false })]);
  clearInterval(idle);
  server.closeAllConnections();
}
