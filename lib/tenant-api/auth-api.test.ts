/** @jest-environment node */
import Pusher from 'pusher';
import { eq } from 'drizzle-orm';
import { readUser } from '@/lib/modules/accounts/contract/user';
import { login as loginContract } from '@/lib/modules/accounts/contract/login';
import { platformAudit } from '@/lib/db/schema/audit';
import { closeDatabasePool } from '@/lib/db/pool';
import { withDirectory } from '@/lib/db/with-directory';
import { tenantApi } from '@/lib/tenant-api/app';
import { openApiDoor, type ApiDoor } from '@/scripts/test/api-door';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { withinOneWindow } from '@/scripts/test/limit-window';
import { addPerson, addTenant, emailOf, TEST_PASSWORD } from '@/scripts/test/people';

let database: TestDatabase;
let door: ApiDoor;
const tokens: Record<string, string> = {};

interface Asked {
  as?: string;
  body?: object;
  headers?: Record<string, string>;
}

async function call(method: 'GET' | 'POST', path: string, { as, body, headers = {} }: Asked = {}) {
  const all = { ...headers, ...(as ? { authorization: `Bearer ${tokens[as] ?? as}` } : {}) };
  const init = body
    ? { body: JSON.stringify(body), headers: { ...all, 'content-type': 'application/json' } }
    : { headers: all };
  const response = await door.fetch(new Request(`http://api${path}`, { method, ...init }));
  const json: Record<string, unknown> = await response.json();
  return { status: response.status, json, headers: response.headers };
}
const logIn = (id: string, password = TEST_PASSWORD) =>
  call('POST', '/api/login', { body: { email: emailOf(id), password } });

beforeAll(async () => {
  database = await createTestDatabase();
  setTestEnv({
    ...TEST_SECRETS,
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://localhost:3000',
    PUSHER_APP_ID: 'app',
    PUSHER_KEY: 'a-key',
    PUSHER_SECRET: 'a-secret',
  });
  door = await openApiDoor(tenantApi());
  await addTenant('ten_one');
  await addTenant('ten_two');
  await addPerson({ id: 'usr_one', tenantId: 'ten_one', role: 'customer_service' });
  await addPerson({ id: 'usr_two', tenantId: 'ten_two', shopPlatform: true });
  await addPerson({ id: 'usr_staff', tenantId: null });
  for (const id of ['usr_one', 'usr_two', 'usr_staff']) {
    tokens[id] = String((await logIn(id)).json['token']);
  }
});
afterAll(async () => {
  await door.close();
  await closeDatabasePool();
  await database.close();
});

describe('logging in and out (S7, D19 to D21)', () => {
  test('login answers the token and the user, bare and nothing more', async () => {
    const { status, json, headers } = await logIn('usr_one');
    expect(status).toBe(200);
    expect(Object.keys(json).sort()).toEqual(['token', 'user']);
    expect(loginContract.response.parse(json).user).toEqual(json['user']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(json)).not.toMatch(/argon2|password/);
  });

  test('user is the person themselves', async () => {
    const { json } = await call('GET', '/api/user', { as: 'usr_staff' });
    expect(json).toEqual(readUser.response.parse(json));
    expect(json).toMatchObject({ id: 'usr_staff', superadmin: 1, tenant_id: null, shopify_user: false });
    expect((await call('GET', '/api/user', { as: 'usr_two' })).json).toMatchObject({ shopify_user: true });
  });

  test('wrong ones are a 401, malformed ones a 422, too many a 429 that says when', () =>
    withinOneWindow(async () => {
      expect((await logIn('usr_one', 'wrong')).json).toMatchObject({
        success: false,
        code: 'bad_credentials',
      });
      const malformed = await call('POST', '/api/login', { body: { email: 'nobody', password: '' } });
      expect(malformed.json).toMatchObject({ codes: { email: ['invalid_email'], password: ['required'] } });
      for (let index = 0; index < 5; index += 1) await logIn('usr_unknown', 'wrong');
      const limited = await logIn('usr_unknown', 'wrong');
      expect(limited.status).toBe(429);
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    }));

  test('nobody, a made-up token and a token after its logout are a 401', async () => {
    const { json } = await logIn('usr_one');
    const token = String(json['token']);
    expect((await call('POST', '/api/logout', { as: token })).json).toEqual({
      success: true,
      data: { logged_out: true },
    });
    for (const as of [undefined, 'made-up-token-of-nobody', token]) {
      const { status, json: answer } = await call('GET', '/api/user', as ? { as } : {});
      expect([status, answer['code']]).toEqual([401, 'unauthenticated']);
    }
  });
});

describe('csrf-cookie', () => {
  test('sets an HttpOnly cookie and answers its token; a good one is kept', async () => {
    const { json, headers } = await call('GET', '/api/csrf-cookie');
    const token = String(json['csrf_token']);
    expect(headers.getSetCookie()).toEqual([`csrf_token=${token}; Path=/; HttpOnly; SameSite=Lax`]);
    const again = await call('GET', '/api/csrf-cookie', { headers: { cookie: `a=b; csrf_token=${token}` } });
    expect(again.json).toEqual({ csrf_token: token });
    const planted = await call('GET', '/api/csrf-cookie', { headers: { cookie: 'csrf_token=abc.def' } });
    expect(planted.json['csrf_token']).not.toBe('abc.def');
  });
});

describe('language (S4)', () => {
  test('the person’s own, the browser’s cookie, its preference, English', async () => {
    const headers = { cookie: 'i18n_redirected=fr', 'accept-language': 'de' };
    expect((await call('POST', '/api/set-lang', { as: 'usr_one', body: { lang: 'nl' } })).json).toEqual({
      lang: 'nl',
    });
    expect((await call('POST', '/api/get-lang', { as: 'usr_one', headers })).json).toEqual({ lang: 'nl' });
    expect((await call('POST', '/api/get-lang', { as: 'usr_two', headers })).json).toEqual({ lang: 'fr' });
    expect((await call('POST', '/api/get-lang', { headers: { 'accept-language': 'de' } })).json).toEqual({
      lang: 'de',
    });
    expect((await call('POST', '/api/get-lang')).json).toEqual({ lang: 'en' });
    expect((await call('GET', '/api/user', { as: 'usr_one' })).json).toMatchObject({ lang: 'nl' });
  });

  test('an unknown language is a 422, and nobody has one to keep', async () => {
    expect((await call('POST', '/api/set-lang', { as: 'usr_one', body: { lang: 'xx' } })).status).toBe(422);
    expect((await call('POST', '/api/set-lang', { body: { lang: 'nl' } })).status).toBe(401);
  });
});

describe('channels (D29)', () => {
  const listen = (as: string, channel: string, socket = '123.456') =>
    call('POST', '/api/broadcasting/auth', { as, body: { socket_id: socket, channel_name: channel } });

  test('one’s own tenant’s, with the proof the vendor’s library makes', async () => {
    const { status, json } = await listen('usr_one', 'private-tenant.ten_one');
    const vendor = new Pusher({ appId: 'app', key: 'a-key', secret: 'a-secret', cluster: 'mt1' });
    expect([status, json]).toEqual([200, vendor.authorizeChannel('123.456', 'private-tenant.ten_one')]);
  });

  test('as a form too, as the client library sends it', async () => {
    const response = await door.fetch(
      new Request('http://api/api/broadcasting/auth', {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens['usr_one']}` },
        body: new URLSearchParams({ socket_id: '1.2', channel_name: 'private-tenant.ten_one' }),
      }),
    );
    expect(response.status).toBe(200);
  });

  test.each([
    'private-tenant.ten_two',
    'private-tenant.ten_none',
    'private-staff',
    'private-tenant.',
    'private-order.ord_1',
    'presence-tenant.ten_one',
    'private-tenant.ten_one.more',
    'tenant.ten_one',
  ])('%s is a 404', async (channel) => {
    expect((await listen('usr_one', channel)).status).toBe(404);
  });

  test('that of staff, for staff (D29-4)', async () => {
    const { status, json } = await listen('usr_staff', 'private-staff');
    const vendor = new Pusher({ appId: 'app', key: 'a-key', secret: 'a-secret', cluster: 'mt1' });
    expect([status, json]).toEqual([200, vendor.authorizeChannel('123.456', 'private-staff')]);
  });

  test('a made-up socket is a 422', async () => {
    expect((await listen('usr_one', 'private-tenant.ten_one', '1:private-tenant.ten_two')).status).toBe(422);
  });

  test('a tenant that there is none of is a 404 to staff as well, and nothing is noted', async () => {
    expect((await listen('usr_staff', 'private-tenant.ten_nobody')).status).toBe(404);
    expect((await call('GET', '/api/ten_nobody/orders', { as: 'usr_staff' })).status).toBe(404);
    const noted = await withDirectory((tx) =>
      tx.select().from(platformAudit).where(eq(platformAudit.subject, 'ten_nobody')),
    );
    expect(noted).toEqual([]);
  });

  test('staff may listen to any tenant, and it is noted', async () => {
    expect((await listen('usr_staff', 'private-tenant.ten_two')).status).toBe(200);
    const noted = await withDirectory((tx) =>
      tx.select().from(platformAudit).where(eq(platformAudit.subject, 'ten_two')),
    );
    expect(noted).toMatchObject([
      {
        action: 'staff.context_opened',
        actorUserId: 'usr_staff',
        data: { call: 'realtime.broadcasting-auth' },
      },
    ]);
  });
});

describe('what the browser is told', () => {
  test('settings without a secret, and no demo login outside a demo', async () => {
    const { json, headers } = await call('GET', '/api/public-config');
    expect(json).toMatchObject({
      mode: 'test',
      broadcaster: { key: 'a-key', host: null },
      payments: { UK: null, EU: null, US: null },
      notices: [],
      demo_logins: [],
    });
    expect(JSON.stringify(json)).not.toContain('a-secret');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });
});
