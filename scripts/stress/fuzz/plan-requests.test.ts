/** @jest-environment node */
import { buildDocument } from '@/lib/tenant-api/openapi/build-document';
import { shareParts } from '@/lib/tenant-api/openapi/share-parts';
import type { OpenApiDocument } from '@/lib/tenant-api/openapi/types';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { TEST_SECRETS, setTestEnv } from '@/scripts/test/env';
import { LEFT_OUT, planRequests, type Planned } from './plan-requests.mjs';

const TOTAL = 20_000;
/** What a request line and a header may hold; Node refuses to send anything else. */
const PRINTABLE = /^[\x21-\x7e]+$/;
const VALUE = /^[\x20-\x7e]*$/;

let document: OpenApiDocument;
let operations: string[];
let plan: Planned[];

beforeAll(() => {
  setTestEnv(TEST_SECRETS);
  document = shareParts(buildDocument(ALL_HANDLERS.map(({ contract }) => contract)));
  operations = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  plan = planRequests(document, TOTAL, 1);
});

/** How many of the bodies hold this text. */
const bodiesWith = (text: string | RegExp): number =>
  plan.filter(
    ({ body }) => body && (typeof text === 'string' ? body.includes(text) : text.test(body.toString())),
  ).length;

describe('what the fuzz of every contract sends (D19-9)', () => {
  test('so many requests, evenly over every call but the one that ends a session', () => {
    expect(plan).toHaveLength(TOTAL);
    const counts = new Map<string, number>();
    for (const { operation } of plan) counts.set(operation, (counts.get(operation) ?? 0) + 1);
    expect(LEFT_OUT).toEqual(['POST /api/logout']);
    expect(operations).toContain('POST /api/logout');
    expect([...counts.keys()].sort()).toEqual(operations.filter((one) => !LEFT_OUT.includes(one)).sort());
    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
  });

  test('each operation by a visitor, by a client and by staff, from many addresses', () => {
    const callers = new Map<string, Set<string>>();
    for (const { operation, who } of plan)
      callers.set(operation, (callers.get(operation) ?? new Set<string>()).add(who));
    for (const [operation, who] of callers) expect([operation, who.size]).toEqual([operation, 3]);
    expect(new Set(plan.map(({ headers }) => headers['x-forwarded-for'])).size).toBe(TOTAL / 20);
  });

  test('what Node can send, and the same again for the same seed', () => {
    const wrong = plan.filter(
      ({ method, path, headers }) =>
        !PRINTABLE.test(path) ||
        path.includes('{') ||
        !['GET', 'POST'].includes(method) ||
        !Object.values(headers).every((value) => VALUE.test(value)),
    );
    expect(wrong.map(({ operation }) => operation)).toEqual([]);
    const seen = (planned: Planned[]) => planned.map(({ body, ...one }) => [one, body?.length]);
    expect(seen(planRequests(document, 500, 1))).toEqual(seen(plan.slice(0, 500)));
    expect(seen(planRequests(document, 500, 2))).not.toEqual(seen(plan.slice(0, 500)));
  });

  test.each<[string, string | RegExp]>([
    ['a key of every prototype', '"constructor":'],
    ['a prototype', '"__proto__":'],
    ['half a surrogate pair', '\\ud800'],
    ['NUL', '\\u0000'],
    ['a number beyond all', /[:[,]1e400/],
    ['a number of many digits', /[^"]99999999999999999999999999/],
    ['depth', '['.repeat(5000)],
    ['ten thousand elements', ',9998,9999]'],
    ['bytes that are no UTF-8', /\ufffd/],
    ['a form', 'content-disposition: form-data'],
  ])('bodies with %s', (_what, text) => {
    expect(bodiesWith(text)).toBeGreaterThan(5);
  });

  test('bodies of the wrong type, bodies left out, and many that are right', () => {
    const types = new Set(plan.filter(({ body }) => body).map(({ headers }) => headers['content-type']));
    for (const type of [undefined, 'text/plain', 'application/xml', 'application/json; charset=utf-16'])
      expect(types).toContain(type);
    const posts = plan.filter(({ method }) => method === 'POST');
    expect(posts.some(({ body }) => body === undefined)).toBe(true);
    const json = posts.filter(({ headers }) => headers['content-type'] === 'application/json');
    const read = json.filter(({ body }) => {
      try {
        return body !== undefined && typeof JSON.parse(body.toString()) === 'object';
      } catch {
        return false;
      }
    });
    expect(read.length).toBeGreaterThan(json.length / 2);
  });

  test.each(['/constructor', '/__proto__', '%00', '%ED%A0%80', '..%2f', '?', '=toString', 'a'.repeat(99)])(
    'paths and queries with %s',
    (text) => expect(plan.filter(({ path }) => path.includes(text)).length).toBeGreaterThan(5),
  );
});
