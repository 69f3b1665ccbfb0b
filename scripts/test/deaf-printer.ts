import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A printer's server whose answers get lost on their way while it is told so; each call still reaches the printer. */
export interface DeafPrinter {
  url: string;
  /** The keys of the calls that the printer has got, and when, in their order. */
  calls: { key: string; at: number }[];
  lose(isLost: boolean): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** `printer`: the address of the server that does what is asked. */
export async function startDeafPrinter(printer: () => string): Promise<DeafPrinter> {
  const calls: DeafPrinter['calls'] = [];
  let lost = false;
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'POST', url = '/', headers } = request;
      const body = await bodyOf(request);
      const kept = ['authorization', 'content-type', 'x-platform-signature', 'idempotency-key'];
      const passed = kept.map((name) => [name, String(headers[name] ?? '')]);
      const answer = await fetch(new URL(url, printer()), {
        method,
        headers: Object.fromEntries(passed),
        body,
      });
      const text = await answer.text();
      calls.push({ key: String(headers['idempotency-key']), at: Date.now() });
      if (!lost) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    lose: (isLost) => {
      lost = isLost;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
