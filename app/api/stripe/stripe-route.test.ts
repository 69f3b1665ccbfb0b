/** @jest-environment node */
import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { GET, OPTIONS, POST } from './[...path]/route';

jest.mock('@/lib/tenant-api/fetch', () => ({
  ...jest.requireActual<object>('@/lib/tenant-api/fetch'),
  tenantApiFetch: jest.fn(),
}));
const api = jest.mocked(tenantApiFetch);
setTestEnv({ ...TEST_SECRETS, PUBLIC_URL: 'http://localhost:3000' });

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  POST(
    new Request(`http://localhost:3000/api/stripe/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }),
    { params: Promise.resolve({ path: (path.split('?')[0] ?? '').split('/') }) },
  );

function sent(): Request {
  const [[request] = []] = api.mock.calls;
  if (!request) throw new Error('nothing was forwarded');
  return request;
}

beforeEach(() => {
  api.mockReset();
  api.mockImplementation(() => Promise.resolve(Response.json({ ok: true })));
});

describe('the card provider’s doors', () => {
  test('an event goes through byte by byte, with its signature', async () => {
    const body = '{ "id" : "evt_1",  "type":"payment_intent.succeeded" }\n';
    expect((await post('webhook?region=UK', body, { 'stripe-signature': 't=1,v1=a' })).status).toBe(200);
    expect(new URL(sent().url).pathname + new URL(sent().url).search).toBe('/api/stripe/webhook?region=UK');
    expect(sent().headers.get('stripe-signature')).toBe('t=1,v1=a');
    expect(await sent().text()).toBe(body);
  });

  test('an intent is the store’s own pay call, without tenant and slug in its body', async () => {
    const pay = { amount: '21.60', customer_id: 'cus_1', products: [] };
    await post('intents', JSON.stringify({ tenant: 'ten_fjord', slug: 'fjord-fern', ...pay }), {
      'idempotency-key': 'once',
      'content-length': '9999',
    });
    expect(new URL(sent().url).pathname).toBe('/api/ten_fjord/fjord-fern/checkout/pay');
    expect(await sent().json()).toEqual(pay);
    expect(sent().headers.get('idempotency-key')).toBe('once');
    expect(sent().headers.get('content-length')).not.toBe('9999');
  });

  test.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['{}', 422],
    ['{"tenant":"ten_fjord/../x","slug":"fjord-fern"}', 422],
    ['{"tenant":"ten_fjord","slug":"../../user"}', 422],
    [JSON.stringify({ tenant: 'ten_fjord', slug: 'fjord-fern', note: 'x'.repeat(1_100_000) }), 413],
  ])('a malformed intent is refused before anything is asked', async (body, status) => {
    const answer = await post('intents', body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false });
    expect(api).not.toHaveBeenCalled();
  });

  test('what is no call of theirs is answered by the API, in its envelope', async () => {
    api.mockImplementation(() => Promise.resolve(Response.json({ code: 'not_found' }, { status: 404 })));
    for (const [method, answer] of [
      ['GET', GET],
      ['OPTIONS', OPTIONS],
    ] as const) {
      const refused = await answer(new Request('http://localhost:3000/api/stripe/webhook', { method }));
      expect([refused.status, await refused.json()]).toEqual([404, { code: 'not_found' }]);
    }
  });
});
