/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { startAnalyticsSandbox, type AnalyticsSandbox } from './start';

let analytics: AnalyticsSandbox;
beforeAll(async () => {
  analytics = await startAnalyticsSandbox();
});
afterAll(() => analytics.close());

test('serves a script that tells which page it runs on, once, and records it', async () => {
  const response = await fetch(analytics.script);
  expect(response.headers.get('content-type')).toMatch('text/javascript');
  const script = await response.text();
  const sent: Promise<unknown>[] = [];
  const send = (url: URL, init: RequestInit) => {
    const answer = fetch(url, init);
    sent.push(answer);
    return answer;
  };
  const documentElement = { setAttribute: () => undefined };
  const document = { currentScript: { src: analytics.script }, documentElement, referrer: '' };
  const page = { URL, window: {}, location: { pathname: '/our-products' }, fetch: send, document };
  runInNewContext(script, page);
  runInNewContext(script, page);
  await Promise.all(sent);
  expect(analytics.hits()).toEqual([expect.objectContaining({ page: '/our-products', referrer: '' })]);
  const read = async (query: string) =>
    ((await (await fetch(`${analytics.url}/_sandbox/hits${query}`)).json()) as { hits: unknown[] }).hits;
  expect([(await read('')).length, await read('?page=/about')]).toEqual([1, []]);
  expect(await (await fetch(analytics.url)).text()).toContain('/our-products');
});

test('records nothing without a page', async () => {
  await fetch(`${analytics.url}/_sandbox/reset`, { method: 'POST' });
  const refused = await fetch(`${analytics.url}/hits`, { method: 'POST', body: '{"referrer":"x"}' });
  expect([refused.status, analytics.hits()]).toEqual([400, []]);
});
