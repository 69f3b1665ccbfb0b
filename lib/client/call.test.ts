import { callRoute } from './call';

const sent: { url: string; init: RequestInit }[] = [];
const body = { success: true, data: { id: 'x' } };

function send(request: { url: string; init: RequestInit }): Promise<Response> {
  sent.push(request);
  return Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response);
}

beforeEach(() => sent.splice(0));

const READ = { method: 'get', path: '/api/{tenant}/{slug}/locked-to-country', bare: true } as const;
const WRITE = { method: 'post', path: '/api/set-lang', bare: false } as const;

const headersOf = ({ init }: (typeof sent)[number]) => Object.fromEntries(new Headers(init.headers));

describe('what every call of the product sends (S7-1)', () => {
  test.each([
    ['a read', READ, {}],
    ['a write of JSON', WRITE, { body: { lang: 'de' } }],
    ['a write of a form', WRITE, { body: new FormData() }],
    ['a write without a body', WRITE, {}],
    ['a call with headers of its own', WRITE, { headers: { 'idempotency-key': 'k' } }],
  ])('%s: credentials for its own origin only, and it asks for JSON', async (_name, contract, input) => {
    await callRoute(send, contract, input);
    const [request] = sent;
    if (!request) throw new Error('nothing was sent');
    expect(request.init.credentials).toBe('same-origin');
    expect(headersOf(request)).toMatchObject({ accept: 'application/json' });
    expect(request.init.method).toBe(contract.method.toUpperCase());
  });

  test('JSON is named as such; a form names itself, boundary and all', async () => {
    await callRoute(send, WRITE, { body: { lang: 'de' } });
    await callRoute(send, WRITE, { body: new FormData() });
    expect(sent.map((request) => headersOf(request)['content-type'])).toEqual([
      'application/json',
      undefined,
    ]);
    expect(sent[0]?.init.body).toBe('{"lang":"de"}');
  });

  test('paths are made of the tenant and the store, each part encoded; what is undefined is left out', async () => {
    const params = { tenant: 'ten_a/b', slug: 'fjord fern' };
    await callRoute(send, READ, { params, query: { lang: 'de', code: undefined } });
    expect(sent[0]?.url).toBe('/api/ten_a%2Fb/fjord%20fern/locked-to-country?lang=de');
  });

  test('the answer is the data, or the whole body of a bare call', async () => {
    expect(await callRoute(send, WRITE)).toEqual({ id: 'x' });
    expect(await callRoute(send, READ)).toEqual(body);
  });
});
