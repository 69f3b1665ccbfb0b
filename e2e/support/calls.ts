import { expect, type APIRequestContext } from '@playwright/test';
import { PASSWORD } from './people';

/** API calls that fail the test on an error status, with the body as message. */
function callsWith(request: APIRequestContext, own: Record<string, string>) {
  const dataOf = async <T>(answer: { ok(): boolean; text(): Promise<string> }): Promise<T> => {
    const text = await answer.text();
    expect(answer.ok(), text).toBe(true);
    return (JSON.parse(text) as { data: T }).data;
  };
  return {
    get: async <T>(path: string) => dataOf<T>(await request.get(path, { headers: own })),
    post: async <T>(path: string, data: object | Buffer) => {
      const bytes = { ...own, 'content-type': 'application/octet-stream' };
      const headers = Buffer.isBuffer(data) ? bytes : own;
      return dataOf<T>(await request.post(path, { headers, data }));
    },
  };
}
export type Calls = ReturnType<typeof callsWith>;

/** API calls with a client's token (D21). */
export async function clientCalls(
  request: APIRequestContext,
  email: string,
  password = PASSWORD,
): Promise<Calls & { token: string }> {
  const login = await request.post('/api/login', { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  return { ...callsWith(request, { authorization: `Bearer ${token}` }), token };
}

/** API calls as a page makes them for a visitor. */
export async function visitorCalls(request: APIRequestContext): Promise<Calls> {
  const { csrf_token } = (await (await request.get('/api/csrf-cookie')).json()) as { csrf_token: string };
  return callsWith(request, { 'x-csrf-token': csrf_token, 'sec-fetch-site': 'same-origin' });
}
