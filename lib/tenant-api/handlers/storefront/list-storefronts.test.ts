/** @jest-environment node */
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { listStorefrontsHandler } from './list-storefronts';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([listStorefrontsHandler]);
});
afterAll(() => world.close());

test('names the active stores of all tenants: no draft, none on hold, no claim page, no order form', async () => {
  const answer = await world.get('/api/storefronts');
  expect(answer.json.data).toEqual({ slugs: ['fjord-fern', 'prairie-run', 'tidewater'] });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});
