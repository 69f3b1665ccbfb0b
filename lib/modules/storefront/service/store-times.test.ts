/** @jest-environment node */
import { readStorefront, type StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { setClock } from '@/lib/kernel/clock';
import { readProductHandler } from '@/lib/modules/storefront/api/read-product';
import { readStorefrontHandler } from '@/lib/modules/storefront/api/read-storefront';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readStorefrontHandler, readProductHandler]);
});
afterAll(() => world.close());

async function store(slug: string): Promise<StorefrontData> {
  const answer = await world.get(`/api/storefront/${slug}`);
  check(readStorefront, answer);
  return answer.json.data as unknown as StorefrontData;
}

describe('a store with times (D5)', () => {
  const AT = '2026-12-01T12:00:00.000Z';
  let undo: (() => void) | undefined;
  const at = (seconds: number) => {
    undo?.();
    undo = setClock(() => new Date(Date.parse(AT) + seconds * 1000));
  };
  const product = () => world.get('/api/ten_prairie/prairie-run/product-id=pr-club-tee');
  afterAll(() => undo?.());

  test('shows and sells nothing before it opens and once it has closed, and tells when', async () => {
    await world.sql(`update events set opens_at = $1, closes_at = $2 where slug = 'prairie-run'`, [
      AT,
      '2026-12-01T13:00:00Z',
    ]);
    const seen = [];
    for (const seconds of [-1, 0, 3599, 3600]) {
      at(seconds);
      const data = await store('prairie-run');
      expect([data.opens_at, data.closes_at]).toEqual([AT, '2026-12-01T13:00:00.000Z']);
      seen.push([data.door, data.event_products.length > 0, (await product()).status]);
    }
    const shut = ['closed', false, 404];
    expect(seen).toEqual([shut, ['open', true, 200], ['open', true, 200], shut]);
  });

  test('one without has none', async () => {
    expect(await store('fjord-fern')).toMatchObject({ opens_at: null, closes_at: null, door: 'open' });
  });
});
