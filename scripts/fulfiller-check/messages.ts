import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  /** The address that it was sent to, one for each order, and the `order_ref` in it. */
  address: string;
  orderRef: string;
  body: string;
  signature: string | null;
  /** What it was answered with. */
  status: number;
  at: number;
}

const PATH = /^\/messages\/([A-Z0-9-]{1,40})(?:\?|$)/;
const MOST_BYTES = 1_000_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Listens for a printer’s messages. The first one of an order is answered with 503, so that it has to come again. */
export class Messages {
  readonly received: Received[] = [];
  private readonly known = new Set<string>();
  private readonly server: Server;
  private base = '';

  constructor() {
    this.server = createServer((request, response) => {
      void this.take(request).then(
        (status) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end('{"received":true}'),
        () => response.destroy(),
      );
    });
  }

  /** Starts to listen; `publicUrl` is what leads there from outside. */
  async open({ host, port, publicUrl }: { host: string; port: number; publicUrl?: string | undefined }) {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    const { port: own } = this.server.address() as AddressInfo;
    this.base = publicUrl?.replace(/\/+$/, '') ?? `http://${host}:${own}`;
    return this.base;
  }

  /** The address for messages about an order. */
  readonly urlOf = (orderRef: string): string => `${this.base}/messages/${orderRef}`;

  /** Those of one order, in the order in which they came. */
  of(orderRef: string): Received[] {
    return this.received.filter((one) => one.orderRef === orderRef);
  }

  /** Resolves once something is true, or after `ms`. */
  async until(isDone: () => boolean, ms: number): Promise<void> {
    const end = performance.now() + ms;
    while (!isDone() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 25));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage): Promise<number> {
    const address = request.url ?? '';
    const [, orderRef] = PATH.exec(address) ?? [];
    const body = await bodyOf(request);
    if (orderRef === undefined || request.method !== 'POST') return 404;
    const header = request.headers['x-fulfiller-signature'];
    const status = this.known.has(address) ? 200 : 503;
    this.known.add(address);
    const signature = typeof header === 'string' ? header : null;
    this.received.push({ address, orderRef, body, signature, status, at: Date.now() });
    return status;
  }
}
