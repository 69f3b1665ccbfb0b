/** @jest-environment node */
import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { createCustomer } from '@/lib/modules/checkout/contract/create-customer';
import { wireDesignSchema } from '@/lib/modules/design/contract/wire-design';
import { SCENE_LIMITS } from '@/lib/modules/design/rules/scene-types';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { openApiDoor, type ApiDoor } from '@/scripts/test/api-door';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { readBody } from './context/read-body';
import { defineHandler } from './define-handler';
import { buildRouter } from './router';

const open = {
  method: 'post',
  summary: 'Takes a body',
  access: 'public',
  params: z.object({}),
  query: z.object({}),
  response: z.object({}),
  example: { response: {} },
} as const;
const design = route({ ...open, id: 'test.design', path: '/api/design', body: wireDesignSchema });
const basket = route({ ...open, id: 'test.basket', path: '/api/basket', body: createCustomer.body });

let door: ApiDoor;
beforeAll(async () => {
  setTestEnv(TEST_SECRETS);
  const handlers = [design, basket].map((contract) => defineHandler(contract, () => Promise.resolve({})));
  door = await openApiDoor(buildRouter(handlers));
});
afterAll(() => door.close());

async function post(path: string, value: unknown) {
  const body = JSON.stringify(value);
  const headers = { 'content-type': 'application/json' };
  const response = await door.fetch(new Request(`http://api${path}`, { method: 'POST', body, headers }));
  return { status: response.status, json: await response.json() };
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const keys = (count: number) => Object.fromEntries(many(count, (index) => [`k${index}`, 1]));

const SIDE = {
  texts: [] as object[],
  images: [] as object[],
  shapes: [] as object[],
  items: {
    mm: { width: 200, height: 250 },
    pixels: { width: 1181, height: 1476 },
    scaled_percentage: { width: 40, height: 50 },
    dpi: 150,
  },
};
const shape = (id: string) => ({
  id,
  z: 0,
  d: 'M0 0L1 1Z',
  fill: '#000000',
  angle: 0,
  scale: { x: 1, y: 1 },
  position: { x: 0, y: 0 },
  customisable: false,
});

describe('a body over its limit (D19-5)', () => {
  test.each([
    ['/api/design', '', 'That is too large to send. The limit is 1 MB'],
    ['/api/basket', '?lang=fr', 'C’est trop volumineux pour être envoyé. La limite est de 1 Mo'],
  ])('%s%s tells the limit', async (path, query, message) => {
    const { status, json } = await post(`${path}${query}`, { note: 'x'.repeat(1_000_000) });
    expect([status, json.code, json.message.replace(/\s/g, ' ')]).toEqual([
      413,
      'payload_too_large',
      message,
    ]);
  });

  test('no call takes more JSON than 1 MB, and each tells so', async () => {
    const calls = ALL_HANDLERS.map(({ contract }) => contract).filter(
      ({ body, bodyKind = 'json' }) => body && bodyKind.startsWith('json'),
    );
    expect(calls.length).toBeGreaterThan(20);
    for (const contract of calls) {
      const headers = { 'content-type': 'application/json', 'content-length': '1000001' };
      const request = new Request('http://api', { method: 'POST', body: '{}', headers });
      await expect(readBody(request, contract)).rejects.toMatchObject({
        code: 'payload_too_large',
        values: { limitBytes: 1_000_000 },
      });
    }
  });
});

describe('too much within a body is a 422 at its field (S3.4-9, D19-4)', () => {
  test.each(['texts', 'images', 'shapes'])('10,000 layers: only front.%s is named', async (list) => {
    const front = { ...SIDE, [list]: many(10_000, () => ({ nonsense: 1 })) };
    const { status, json } = await post('/api/design', { front, back: null });
    expect([status, json.codes]).toEqual([422, { [`front.${list}`]: ['too_many'] }]);
    expect(json.errors).toEqual({ [`front.${list}`]: ['too many entries; remove some'] });
  });

  test('a side’s three lists together hold no more layers than one', async () => {
    const half = Math.ceil((SCENE_LIMITS.layers + 1) / 2);
    const image = (id: string) => ({
      id,
      z: 0,
      customisable: false,
      src: 'fil_1',
      source: 'file',
      scale: { x: 1, y: 1 },
      location: { x: 0, y: 0, width: 10, height: 10, angle: 0 },
    });
    const images = many(half, (index) => image(`i${index}`));
    const shapes = many(half, (index) => shape(`s${index}`));
    const fits = { ...SIDE, images, shapes: shapes.slice(2) };
    expect((await post('/api/design', { front: fits, back: null })).status).toBe(200);
    const { json } = await post('/api/design', { front: null, back: { ...SIDE, images, shapes } });
    expect(json.codes).toEqual({ back: ['too_many'] });
  });

  test.each([
    [
      'unknown keys of a layer',
      '/api/design',
      { front: { ...SIDE, texts: [keys(10_000)] }, back: null },
      'front.texts.0',
    ],
    [
      'texts of a line',
      '/api/basket',
      { products: [{ personalisation: { front: keys(10_000) } }] },
      'products.0.personalisation.front',
    ],
    ['keys of the body', '/api/basket', keys(10_000), 'body'],
  ])('10,000 %s are one error', async (_, path, body, field) => {
    const { status, json } = await post(path, body);
    expect([status, json.codes]).toEqual([422, { [field]: ['too_many'] }]);
  });

  test.each([
    ['wrong values', { products: many(200, () => ({ personalisation: { front: keys(60) } })) }],
    ['texts that cannot be kept', { products: many(10_000, () => 'a\u0000') }],
  ])('of thousands of %s a hundred are named', async (_, body) => {
    const { status, json } = await post('/api/basket', body);
    expect([status, Object.keys(json.codes).length]).toEqual([422, 100]);
  });
});
