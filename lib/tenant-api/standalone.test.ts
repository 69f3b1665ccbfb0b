/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import pg from 'pg';
import { closeDatabasePool } from '@/lib/db/pool';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { addPerson, emailOf, TEST_PASSWORD } from '@/scripts/test/people';
import { PEER_HEADER } from './context/visitor';
import { tenantApiFetch } from './fetch';
import { standaloneApi } from './standalone';

let database: TestDatabase;
let server: ServerType;
let address = '';

beforeAll(async () => {
  database = await createTestDatabase();
  server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: standaloneApi().fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(started),
    );
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url, TENANT_API_URL: address });
  await addPerson({ id: 'usr_staff', tenantId: null });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await closeDatabasePool();
  await database.close();
});

function loginRequest(password: string, headers: Record<string, string> = {}): Request {
  return new Request('http://tenant-api.internal/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: emailOf('usr_staff'), password }),
  });
}

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

describe('the tenant API on its own, and the web that is pointed at it', () => {
  test('calls go over HTTP, body and answer unchanged', async () => {
    const response = await tenantApiFetch(loginRequest(TEST_PASSWORD));
    const json: { token: string } = await response.json();
    expect(response.status).toBe(200);
    expect(response.headers.get('x-request-id')).toMatch(/^req_/);
    const request = new Request('http://tenant-api.internal/api/user', {
      headers: { authorization: `Bearer ${json.token}` },
    });
    expect(await (await tenantApiFetch(request)).json()).toMatchObject({ id: 'usr_staff' });
  });

  test('an unknown path is a 404 in the envelope; the document and its page are there', async () => {
    expect(await (await fetch(`${address}/elsewhere`)).json()).toMatchObject({
      success: false,
      code: 'not_found',
    });
    expect((await fetch(`${address}/api/openapi.json`)).status).toBe(200);
    expect((await fetch(`${address}/api/docs`)).headers.get('content-type')).toContain('text/html');
  });

  test('limits count the visitor a web of ours names, and nobody that a stranger names', async () => {
    const viaWeb = (visitor: string) => tenantApiFetch(loginRequest('wrong', { [PEER_HEADER]: visitor }));
    for (let index = 0; index < 5; index += 1) expect((await viaWeb('203.0.113.1')).status).toBe(401);
    expect((await viaWeb('203.0.113.1')).status).toBe(429);
    expect((await viaWeb('203.0.113.2')).status).toBe(401);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { method, headers, body } = loginRequest('wrong', { [PEER_HEADER]: `203.0.113.${100 + index}` });
      const init = { method, headers, body: await new Response(body).text() };
      statuses.push((await fetch(`${address}/api/login`, init)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('a body that is refused before its end does not take the next request with it', async () => {
    const large = () =>
      new Request('http://tenant-api.internal/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'x'.repeat(2_000_000) }),
      });
    for (let round = 0; round < 3; round += 1) {
      expect((await tenantApiFetch(large())).status).toBe(413);
      const next = new Request('http://tenant-api.internal/api/get-lang', { method: 'POST' });
      expect((await tenantApiFetch(next)).status).toBe(200);
    }
  });

  test('alive, and ready once the database has this version’s migrations', async () => {
    const probe = async (path: string) => (await fetch(`${address}${path}`)).status;
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 200]);
    await asOwner('alter table merchloom_meta.migrations rename to migrations_away');
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 503]);
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ ready: false, down: ['database'] });
    await asOwner('alter table merchloom_meta.migrations_away rename to migrations');
    expect(await probe('/readyz')).toBe(200);
  });

  test.each(['/healthz', '/readyz'])('%s is asked, never told: 405 with what it takes', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await fetch(`${address}${path}`, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    expect((await fetch(`${address}${path}`, { method: 'HEAD' })).status).toBe(200);
  });

  test('an API that is away is a 503 in the envelope, with the time to wait', async () => {
    await new Promise((resolve) => server.close(resolve));
    const response = await tenantApiFetch(loginRequest(TEST_PASSWORD));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({ success: false, code: 'unavailable' });
  });
});
