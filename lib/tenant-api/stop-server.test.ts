/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopServer } from './stop-server';

const PATIENCE_MS = 20_000;

let afterTest = () => {};
afterEach(() => afterTest());

async function ask(port: number, agent: Agent): Promise<IncomingMessage> {
  const [answer] = (await once(get({ port, agent, host: '127.0.0.1' }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

test('connections that are never idle end with their next answer (S9)', async () => {
  const server = createServer((_, response) => response.end('ok'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const told: (string | undefined)[] = [];
  const busy = agents.map(async (agent) => {
    for (;;) {
      const answer = await ask(port, agent).catch(() => undefined);
      if (!answer) return;
      told.push(answer.headers.connection);
    }
  });
  while (told.length < 50) await new Promise((resolve) => setImmediate(resolve));
  expect(new Set(told)).toEqual(new Set(['keep-alive']));
  afterTest = () => agents.forEach((agent) => agent.destroy());
  const begun = performance.now();
  await stopServer(server, PATIENCE_MS);
  await Promise.all(busy);
  expect(performance.now() - begun).toBeLessThan(PATIENCE_MS / 2);
  expect(told).toContain('close');
});

test('a request that is running may end, and one that does not is cut off', async () => {
  let release = () => {};
  const server = createServer((request, response) => {
    if (request.url === '/slow') release = () => response.end('done');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  const stuck = fetch(`http://127.0.0.1:${port}/stuck`);
  while ((await connections(server)) < 2) await new Promise((resolve) => setImmediate(resolve));
  const stopped = stopServer(server, 500);
  release();
  expect(await (await slow).text()).toBe('done');
  await stopped;
  await expect(stuck).rejects.toThrow();
});

function connections(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
