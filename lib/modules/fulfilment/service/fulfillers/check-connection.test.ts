/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handlers } from '@/lib/modules/fulfilment/api';
import type { Checked } from '@/lib/modules/fulfilment/contract/fulfillers/check-fulfiller';
import { DEFAULT_FULFILLER, startFulfillerSandbox, type FulfillerSandbox } from '@/sandbox/fulfiller/start';
import { setTestEnv } from '@/scripts/test/env';
import { startPeopleWorld, type PeopleWorld } from '@/scripts/test/people-world';
import { sealFulfillerSecret } from './connection';

jest.setTimeout(60_000);

const SUPER = 'super@merchloom.example';
const CARE = 'care@merchloom.example';
const ISLA = 'admin@fjord-fern.example';
const ID = 'ful_check_test';
const { secret } = DEFAULT_FULFILLER;

let world: PeopleWorld;
let sandbox: FulfillerSandbox;
const servers: Server[] = [];
beforeAll(async () => {
  setTestEnv({ APP_MODE: 'test', WEBHOOKS_TO_LOCAL: '1' });
  world = await startPeopleWorld([...handlers]);
  sandbox = await startFulfillerSandbox({ stepMs: null });
  setTestEnv({ FULFILLER_API_URL: sandbox.url, FULFILLER_API_KEY: DEFAULT_FULFILLER.key });
  setTestEnv({ FULFILLER_WEBHOOK_SECRET: secret });
  await world.asOwner(
    `insert into fulfillers (id, name, regions, status) values ('${ID}', 'Harbour Press', '{UK}', 'open')`,
  );
});
beforeEach(async () => {
  await world.asOwner('delete from rate_limits');
  await world.asOwner(`delete from platform_audit where subject = '${ID}'`);
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await sandbox.close();
  await world.close();
});

/** A printer that answers like this; its address. */
async function printer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
async function connect(url: string, shared: string | Buffer = secret) {
  const sealed = typeof shared === 'string' ? sealFulfillerSecret(ID, shared) : shared;
  await world.asOwner(`delete from fulfiller_connections where fulfiller_id = '${ID}'`);
  await world.asOwner(
    `insert into fulfiller_connections values ('${ID}', '${url}', '\\x${sealed.toString('hex')}', '2026-01-01T00:00:00Z')`,
  );
}
const check = (person = SUPER, id = ID) => world.post(`/api/fulfillers/${id}/check`, {}, person);
const checked = async () => ((await check()).json as unknown as { data: Checked }).data;
const log = () =>
  world.asOwner<{ action: string; data: Record<string, unknown>; actor_user_id: string | null }>(
    `select action, data, actor_user_id from platform_audit where subject = '${ID}' order by at, id`,
  );
const checkedAt = async () =>
  (await world.asOwner<{ at: Date }>(`select checked_at as at from fulfiller_connections`))[0]?.at;

test('a fulfiller that answers is reached; the log says who asked and which host, and no secret (S2.2-177)', async () => {
  await connect(sandbox.url);
  const begun = Date.now() - 1_000;
  const { length: before } = sandbox.fulfiller.orders.newestFirst();
  expect(await checked()).toMatchObject({ result: 'ready', common: false });
  expect(sandbox.fulfiller.orders.newestFirst()).toHaveLength(before);
  expect((await checkedAt())?.getTime()).toBeGreaterThan(begun);
  const rows = await log();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    action: 'fulfiller.tested',
    data: { host: new URL(sandbox.url).host, result: 'ready' },
  });
  expect(rows[0]?.actor_user_id).toMatch(/^usr_/);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('what is wrong is said, and each call is one request (S2.2-177)', async () => {
  let requests = 0;
  const says = (status: number, body: string, headers = {}) =>
    printer((request, response) => {
      requests += 1;
      request.resume();
      response.writeHead(status, headers).end(body);
    });
  const tried: [string, string | Buffer, string][] = [
    [sandbox.url, 'another-secret-0123', 'secret'],
    [await says(200, '<html>'), secret, 'answer'],
    [await says(200, '{"ok": false}'), secret, 'answer'],
    [await says(500, 'broken'), secret, 'status'],
    [await says(302, '', { location: 'https://example.org/' }), secret, 'redirect'],
    ['http://127.0.0.1:1024', secret, 'unreachable'],
    ['https://10.0.0.1', secret, 'address_refused'],
    ['https://192.168.1.20/api', secret, 'address_refused'],
    [sandbox.url, Buffer.from('sealed with another key of long ago'), 'unreadable'],
  ];
  for (const [url, shared, result] of tried) {
    await connect(url, shared);
    await world.asOwner('delete from rate_limits');
    expect([url, (await checked()).result]).toEqual([url, result]);
  }
  expect(requests).toBe(4);
  expect((await log()).map(({ data }) => data['result'])).toEqual(tried.map(([, , result]) => result));
  // None of them was a success.
  expect((await checkedAt())?.toISOString()).toBe('2026-01-01T00:00:00.000Z');
});

test('one that hangs, or never ends its answer, keeps nobody longer than our own answer may take (S2.2-177)', async () => {
  const silent = await printer(() => undefined);
  const dripping = await printer((_request, response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(drip));
  });
  for (const [url, result] of [
    [silent, 'timeout'],
    [dripping, 'answer'],
  ] as const) {
    await connect(url);
    const begun = performance.now();
    expect((await checked()).result).toBe(result);
    expect(performance.now() - begun).toBeLessThan(5_500);
  }
});

test('the common address is tested by its own key and secret (S2.2-177)', async () => {
  await world.asOwner(`delete from fulfiller_connections where fulfiller_id = '${ID}'`);
  expect(await checked()).toMatchObject({ result: 'ready', common: true });
  for (const [status, result] of [
    [401, 'secret'],
    [503, 'status'],
    [302, 'redirect'],
  ] as const) {
    sandbox.fulfiller.trouble.fail(1, status);
    expect(await checked()).toMatchObject({ result, common: true });
  }
});

test('managers of the platform alone may, five times a minute (S2.2-177)', async () => {
  await connect('https://10.0.0.1');
  expect((await check(CARE)).status).toBe(403);
  expect((await check(ISLA)).status).toBe(404);
  expect((await check(SUPER, 'ful_of_nobody')).status).toBe(404);
  expect(await log()).toEqual([]);
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await check()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await log()).toHaveLength(5);
});
