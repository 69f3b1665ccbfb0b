/** @jest-environment node */
import NextAuth from 'next-auth';
import { NextRequest } from 'next/server';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { GET, POST } from './route';

jest.mock('next-auth', () => ({ __esModule: true, default: jest.fn() }));
const nextAuth = jest.mocked(NextAuth as unknown as (...given: unknown[]) => Promise<Response>);

setTestEnv({ ...TEST_SECRETS, PUBLIC_URL: 'http://localhost:3000' });
const FORM = 'application/x-www-form-urlencoded';

beforeEach(() => {
  nextAuth.mockReset();
  nextAuth.mockImplementation(() => Promise.resolve(Response.json({ url: '/' })));
});

const at = (path: string) => ({ params: Promise.resolve({ nextauth: path.split('/') }) });
function send(path: string, body: string, type: string): Promise<Response> {
  const headers = { 'content-type': type };
  const request = new NextRequest(`http://localhost:3000/api/auth/${path}`, {
    method: 'POST',
    body,
    headers,
  });
  return POST(request, at(path));
}
const look = (path: string) => GET(new NextRequest(`http://localhost:3000/api/auth/${path}`), at(path));

describe('next-auth’s own addresses answer as the API does (D19)', () => {
  test.each([
    ['half an object', '{', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['a null', 'null', 'application/json', 400],
    ['a list', '[{"csrfToken":"x"}]', 'application/json', 400],
    ['a NUL', '\u0000', 'application/json; charset=utf-8', 400],
    ['2 MB', `{"a":"${'x'.repeat(2_000_000)}"}`, 'application/json', 413],
    ['a form of 2 MB', `a=${'x'.repeat(2_000_000)}`, FORM, 413],
    ['a form of parts', 'x', 'multipart/form-data; boundary=x', 415],
    ['no type', 'a=b', '', 415],
  ])('%s never reaches it', async (_, body, type, status) => {
    const answer = await send('callback/credentials', body, type);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { success: false, code: expect.any(String), message: expect.any(String) },
    ]);
    expect(nextAuth).not.toHaveBeenCalled();
  });

  test.each([
    ['callback/credentials', FORM, 'csrfToken=x&email=a%40b.example&json=true'],
    ['signout', 'application/json', '{"csrfToken":"x"}'],
  ])('%s reaches it as it was sent', async (path, type, body) => {
    expect((await send(path, body, type)).status).toBe(200);
    const [request] = nextAuth.mock.calls[0] ?? [];
    if (!(request instanceof NextRequest)) throw new Error('nothing reached it');
    expect([await request.text(), request.headers.get('content-type')]).toEqual([body, type]);
  });

  test('a refusal that its pages read is left as it is; a line of text becomes the envelope', async () => {
    nextAuth.mockResolvedValueOnce(Response.json({ url: '/login?error=bad_credentials' }, { status: 401 }));
    const refused = await send('callback/credentials', 'a=b', FORM);
    expect([refused.status, await refused.json()]).toEqual([401, { url: '/login?error=bad_credentials' }]);
    nextAuth.mockResolvedValueOnce(new Response('Error: This action is not supported', { status: 400 }));
    const unknown = await look('nope');
    expect([unknown.status, await unknown.json()]).toMatchObject([
      400,
      { success: false, code: 'bad_request' },
    ]);
  });

  test('a callback is no page, and nobody outside writes into the log', async () => {
    for (const answer of [
      await look('callback/credentials'),
      await send('_log', 'level=error&code=x', FORM),
    ]) {
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    }
    expect(nextAuth).not.toHaveBeenCalled();
  });
});
