import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  url: string;
  host: string;
  port: number;
  server: Server;
  close(): Promise<void>;
}

export interface ListenOptions {
  /** 0 or undefined takes a free port. */
  port?: number | undefined;
  host?: string | undefined;
}

export const DEFAULT_HOST = '127.0.0.1';

/** Starts an HTTP server; `close` lets running requests finish and then closes all connections. */
export async function listen(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  options: ListenOptions,
): Promise<Listening> {
  const host = options.host ?? DEFAULT_HOST;
  const server = createServer({ keepAliveTimeout: 65_000, noDelay: true }, handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://${host}:${port}`, host, port, server, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), 500);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
