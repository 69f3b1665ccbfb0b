import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Stops taking connections and lets running requests end.
 * @param patienceMs how long they may take; then their connections are closed
 */
export async function stopServer(server: Server, patienceMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A kept-alive connection that becomes idle now would otherwise delay the stop for as long as it is kept.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(patienceMs)]);
  clearInterval(idle);
  server.closeAllConnections();
}
