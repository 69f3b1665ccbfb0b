import { logIn } from './log-in';
import { logOut } from './log-out';

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit?]>();

const answer = (status: number, body: object) => ({
  ok: status < 400,
  status,
  json: () => Promise.resolve(body),
});
const refused = (error: string) =>
  answer(401, { url: `http://localhost/api/auth/error?error=${encodeURIComponent(error)}` });

function respond(to: Record<string, unknown>): void {
  fetchMock.mockImplementation((path) => {
    const found = path === '/api/auth/csrf' ? answer(200, { csrfToken: 'the-csrf' }) : to[path];
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  });
}

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});

describe('logging in from the browser', () => {
  const PATH = '/api/auth/callback/credentials';

  test('sends the form with next-auth’s own CSRF token and learns only that it went well', async () => {
    respond({ [PATH]: answer(200, { url: '/' }) });
    expect(await logIn('a@tests.example', 'a secret')).toEqual({ ok: true });
    const [path, init] = fetchMock.mock.calls[1] ?? [];
    expect(path).toBe(PATH);
    expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
      email: 'a@tests.example',
      password: 'a secret',
      csrfToken: 'the-csrf',
      json: 'true',
    });
  });

  test.each([
    ['bad_credentials', { ok: false, code: 'bad_credentials' }],
    ['rate_limited.540', { ok: false, code: 'rate_limited', retryAfter: 540 }],
    ['unavailable.2', { ok: false, code: 'unavailable', retryAfter: 2 }],
    ['internal', { ok: false, code: 'unavailable' }],
  ])('%s is told apart', async (error, outcome) => {
    respond({ [PATH]: refused(error) });
    expect(await logIn('a@tests.example', 'x')).toEqual(outcome);
  });

  test('no answer is told as that', async () => {
    respond({ [PATH]: new TypeError('failed to fetch') });
    expect(await logIn('a@tests.example', 'x')).toEqual({ ok: false, code: 'network' });
  });
});

describe('logging out', () => {
  test('asks next-auth, and says so when the server did not answer', async () => {
    respond({ '/api/auth/signout': answer(500, {}) });
    await expect(logOut()).rejects.toThrow('500');
    const [path, init] = fetchMock.mock.calls[1] ?? [];
    expect([path, Object.fromEntries(init?.body as URLSearchParams)]).toEqual([
      '/api/auth/signout',
      { callbackUrl: '/', csrfToken: 'the-csrf', json: 'true' },
    ]);
  });
});
