/** @jest-environment node */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { buildRouter } from '@/lib/tenant-api/router';
import { standaloneApi } from '@/lib/tenant-api/standalone';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { writeClient } from './write-client';

jest.setTimeout(120_000);

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'merchloom-client-'));
const tsc = join(process.cwd(), 'node_modules/typescript-native/bin/tsc');

let world: DemoWorld;
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  world = await startDemoWorld(ALL_HANDLERS);
  server = serve({ fetch: standaloneApi(buildRouter(ALL_HANDLERS)).fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  await writeClient(join(folder, 'package'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: join(folder, 'package'),
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const installed = join(folder, 'app/node_modules/merchloom-client');
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1']);
  writeFileSync(join(folder, 'app/package.json'), '{ "type": "module" }');
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const PROGRAM = `
import { createClient, MerchloomError } from 'merchloom-client';
const { BASE = '', TOKEN = '' } = process.env;
const client = createClient({ baseUrl: BASE, token: TOKEN, tenant: 'ten_fjord' });
const refusal = (work) => work.then(() => null, (error) => error instanceof MerchloomError ? [error.status, error.code] : error.name);
const { orders, total } = await client.orders.list({ query: { stage: 'on_its_way', limit: 2 } });
const one = await client.orders.read({ params: { order: orders[0].id } });
console.log(JSON.stringify({
  total, refs: orders.map((order) => order.order_ref), one: one.order_ref,
  overScoped: await refusal(client.events.list()),
  foreign: await refusal(client.orders.list({ params: { tenant: 'ten_lumen' } })),
  unknown: await refusal(client.orders.read({ params: { order: 'ord_nothing' } })),
  forgotten: await refusal((async () => client.orders.read({}))()),
  invalid: await refusal(client.orders.addNote({ params: { order: orders[0].id }, body: { message: '' } })),
}));
`;

const TYPED = `
import { createClient, MerchloomError } from 'merchloom-client';
const client = createClient({ baseUrl: 'https://merchloom.example', token: 'mlm_x', tenant: 'ten_x' });
export const refs = async (): Promise<string[]> =>
  (await client.orders.list({ query: { stage: 'received' } })).orders.map((order) => order.order_ref);
// @ts-expect-error no such stage
export const wrong = () => client.orders.list({ query: { stage: 'printed' } });
// @ts-expect-error a call for people alone
export const people = () => client.users.list();
export const code = (error: unknown): string | null => (error instanceof MerchloomError ? error.code : null);
`;

describe('merchloom-client, packed and installed (D47-10)', () => {
  test('calls the running API by a token, and says what was refused', async () => {
    const { token } = (
      await world.post(
        '/api/ten_fjord/api-tokens',
        {
          key: randomBytes(24).toString('base64url'),
          name: 'Warehouse',
          permissions: ['orders.read', 'orders.note'],
          expires_on: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
        },
        'admin@fjord-fern.example',
      )
    ).json.data as unknown as { token: string };
    writeFileSync(join(folder, 'app/program.mjs'), PROGRAM);
    const { port } = server.address() as AddressInfo;
    const { stdout } = await run(process.execPath, ['program.mjs'], {
      cwd: join(folder, 'app'),
      env: { ...process.env, BASE: `http://127.0.0.1:${port}`, TOKEN: token, NODE_OPTIONS: '' },
    });
    const [{ count }] = (await world.sql<{ count: number }>(
      "select count(*)::integer as count from orders where tenant_id = 'ten_fjord' and status = 'shipped'",
    )) as [{ count: number }];
    const heard = JSON.parse(stdout) as Record<string, unknown> & { refs: string[] };
    expect(heard).toEqual({
      total: count,
      refs: [expect.any(String), expect.any(String)],
      one: heard.refs[0],
      overScoped: [403, 'forbidden'],
      foreign: [404, 'not_found'],
      unknown: [404, 'not_found'],
      forgotten: 'TypeError',
      invalid: [422, 'invalid'],
    });
  });

  test('has the types of the contract, and no call that a program may not make', async () => {
    writeFileSync(join(folder, 'app/typed.ts'), TYPED);
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
    const { stdout } = await run(process.execPath, [tsc, ...options, 'typed.ts'], {
      cwd: join(folder, 'app'),
    });
    expect(stdout).toBe('');
  });
});
