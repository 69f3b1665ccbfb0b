/** @jest-environment node */
import { taggedJson } from './tagged-json';

const ask = (value: unknown, held?: string) =>
  taggedJson(
    new Request(
      'http://api/api/storefronts',
      held === undefined ? {} : { headers: { 'if-none-match': held } },
    ),
    value,
    { 'cache-control': 'public, max-age=60' },
  );

test('the same content has the same ETag, other content another (D19-7)', () => {
  const tag = ask({ a: 1 }).headers.get('etag');
  expect(tag).toMatch(/^W\/"[\w-]{20,}"$/);
  expect(ask({ a: 1 }).headers.get('etag')).toBe(tag);
  expect(ask({ a: 2 }).headers.get('etag')).not.toBe(tag);
});

test('who holds it already gets a 304 without a body, weak or strong, in a list or by a star', async () => {
  const tag = ask({ a: 1 }).headers.get('etag') ?? '';
  for (const held of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const answer = ask({ a: 1 }, held);
    expect([held, answer.status, await answer.text()]).toEqual([held, 304, '']);
    expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      tag,
      'public, max-age=60',
    ]);
  }
  expect(await ask({ a: 1 }, '"other"').json()).toEqual({ a: 1 });
});
