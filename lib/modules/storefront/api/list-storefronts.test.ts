/** @jest-environment node */
import { listStorefronts } from '@/lib/modules/storefront/contract/list-storefronts';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { listStorefrontsHandler } from './list-storefronts';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([listStorefrontsHandler]);
});
afterAll(() => world.close());

interface Page {
  slugs: string[];
  next_cursor: string | null;
}

async function page(query = ''): Promise<Page> {
  const answer = await world.get(`/api/storefronts${query}`);
  check(listStorefronts, answer);
  return answer.json.data as unknown as Page;
}

async function walked(limit: number): Promise<Page[]> {
  const pages = [await page(`?limit=${limit}`)];
  for (let last = pages.at(-1); last?.next_cursor; last = pages.at(-1)) {
    pages.push(await page(`?limit=${limit}&cursor=${last.next_cursor}`));
  }
  return pages;
}

const OPEN = ['fjord-fern', 'lumen-crew', 'prairie-run', 'tidewater'];

test('names the active stores and paid order forms of all tenants: no draft, none on hold, no claim page, no collected sizes', async () => {
  const answer = await world.get('/api/storefronts');
  expect(answer.json.data).toEqual({ slugs: OPEN, next_cursor: null });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('pages by cursor, which tells no other address, and no page is larger than a hundred (D28-1)', async () => {
  expect(await walked(1)).toEqual([
    { slugs: ['fjord-fern'], next_cursor: 'fjord-fern' },
    { slugs: ['lumen-crew'], next_cursor: 'lumen-crew' },
    { slugs: ['prairie-run'], next_cursor: 'prairie-run' },
    { slugs: ['tidewater'], next_cursor: null },
  ]);
  expect(await walked(4)).toEqual([{ slugs: OPEN, next_cursor: null }]);
  for (const wrong of ['limit=101', 'limit=0', 'cursor=No!']) {
    expect((await world.get(`/api/storefronts?${wrong}`)).status).toBe(422);
  }
});

test('finds every store among many addresses that are not open', async () => {
  await world.sql(`
    with copy as (
      insert into events select made.* from events e, generate_series(1, 450) n,
        lateral jsonb_populate_record(e, jsonb_build_object('id', 'evt_many_' || n,
          'slug', 'many-' || lpad(n::text, 4, '0'), 'status', case when n % 3 = 0 then 'Active' else 'Draft' end)) made
      where e.id = 'evt_tidewater' returning slug, tenant_id, id)
    insert into slug_directory (slug, tenant_id, event_id) select slug, tenant_id, id from copy
    on conflict do nothing`);
  const pages = await walked(100);
  const all = pages.flatMap(({ slugs }) => slugs);
  const many = all.filter((slug) => slug.startsWith('many-'));
  expect([many.length, many[0], many.at(-1)]).toEqual([150, 'many-0003', 'many-0450']);
  expect(all.filter((slug) => !slug.startsWith('many-'))).toEqual(OPEN);
  expect(pages.map(({ slugs }) => slugs.length)).toEqual([100, 54]);
});
