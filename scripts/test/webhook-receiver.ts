import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

/** What a path answers; `hang`: nothing, ever; `slow`: 200, after a while. */
type Answer = number | 'hang' | 'slow';
const SLOW_MS = 400;

/** Whether a request is signed with a secret as Standard Webhooks says. */
export function isSigned({ headers, body }: Pick<Received, 'headers' | 'body'>, secret: string): boolean {
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

/** An integrator's server on this machine: keeps what it gets, and answers each path as it is told (200 if not). */
export async function startReceiver() {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const body = Buffer.concat(parts).toString();
      received.push({ path, headers: request.headers, body, at: performance.now() });
      const answer = answers.get(path) ?? 200;
      if (answer === 'slow') setTimeout(() => response.writeHead(200).end(), SLOW_MS);
      else if (answer !== 'hang') response.writeHead(answer).end(`status ${answer}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    received,
    at: (path: string) => received.filter((one) => one.path === path),
    answer: (path: string, with_: Answer) => void answers.set(path, with_),
    forget: () => {
      received.length = 0;
      answers.clear();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
