/** @jest-environment node */
import type { AuthOptions } from 'next-auth';
import { loginBody } from '@/lib/modules/accounts/contract/login';
import { userExample } from '@/lib/modules/accounts/contract/user';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { authOptions } from './auth-options';
import { logIn } from './log-in';

jest.mock('@/lib/tenant-api/fetch', () => ({ tenantApiFetch: jest.fn() }));
const api = jest.mocked(tenantApiFetch);

setTestEnv({ ...TEST_SECRETS, PUBLIC_URL: 'https://shop.example' });
const GIVEN = { email: 'a@tests.example', password: 'secret' };
const VISITOR = new Headers({ 'x-merchloom-peer': '203.0.113.7', cookie: 'a=b' });

function callback<Name extends keyof NonNullable<AuthOptions['callbacks']>>(name: Name) {
  const found = authOptions().callbacks?.[name];
  if (!found) throw new Error(`no callback ${name}`);
  return found;
}

beforeEach(() => {
  api.mockReset();
  api.mockImplementation(() => Promise.resolve(Response.json({ token: 'the-token', user: userExample })));
});

describe('the session (D21)', () => {
  test('a login asks the tenant API, for the visitor and with nothing else of theirs', async () => {
    expect(await logIn(GIVEN, VISITOR)).toMatchObject({ id: 'usr_fjord_admin', bearer: 'the-token' });
    const [[request] = []] = api.mock.calls;
    expect(request?.headers.get('x-merchloom-peer')).toBe('203.0.113.7');
    expect(request?.headers.has('cookie')).toBe(false);
    expect(loginBody.parse(await request?.json())).toEqual(GIVEN);
  });

  test.each([
    [401, { code: 'bad_credentials' }, {}, 'bad_credentials'],
    [422, { code: 'invalid' }, {}, 'bad_credentials'],
    [429, { code: 'rate_limited' }, { 'retry-after': '540' }, 'rate_limited.540'],
    [503, { code: 'unavailable' }, { 'retry-after': '2' }, 'unavailable.2'],
    [500, {}, {}, 'internal'],
  ])('a %p reaches the login page as what it is', async (status, body, headers, expected) => {
    api.mockResolvedValue(Response.json(body, { status, headers }));
    await expect(logIn(GIVEN, VISITOR)).rejects.toThrow(new Error(expected));
  });

  test('the token goes into the cookie and never into what a browser reads', async () => {
    const user = await logIn(GIVEN, VISITOR);
    const input = { user, token: {}, account: null } as unknown as Parameters<
      ReturnType<typeof callback<'jwt'>>
    >[0];
    const token = await callback('jwt')(input);
    expect(token).toMatchObject({ sub: 'usr_fjord_admin', bearer: 'the-token', shopPlatform: false });
    const asked = { token, session: { expires: 'x', user: {} } };
    const session = await callback('session')(
      asked as unknown as Parameters<ReturnType<typeof callback<'session'>>>[0],
    );
    expect(JSON.stringify(session)).not.toContain('the-token');
    expect(session).toEqual({ expires: 'x', user: { name: userExample.name, email: userExample.email } });
  });

  test('behind TLS the cookie says so by its name, and no script can read it', () => {
    expect(authOptions().cookies?.sessionToken).toEqual({
      name: '__Secure-next-auth.session-token',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
    });
  });

  test('logging out revokes the token first', async () => {
    const signOut = authOptions().events?.signOut;
    await signOut?.({ token: { bearer: 'the-token' } } as unknown as Parameters<typeof signOut>[0]);
    const [[request] = []] = api.mock.calls;
    expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/api/logout']);
    expect(request?.headers.get('authorization')).toBe('Bearer the-token');
  });

  test('it leads nowhere else', () => {
    const lead = (url: string) => callback('redirect')({ url, baseUrl: 'https://shop.example' });
    expect(lead('/orders')).toBe('https://shop.example/orders');
    expect(lead('https://shop.example/orders')).toBe('https://shop.example/orders');
    for (const url of ['//evil.example', 'https://evil.example', 'https://shop.example.evil.example/', 'x']) {
      expect([url, lead(url)]).toEqual([url, 'https://shop.example/']);
    }
  });
});
