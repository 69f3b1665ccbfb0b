/** @jest-environment node */
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { purgeEvents } from './purge-events';

jest.setTimeout(60_000);

const LUMEN = 'admin@lumen-robotics.example';
const FJORD = 'admin@fjord-fern.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(ALL_HANDLERS);
});
afterAll(() => world.close());

/** Deletes an event, so long ago that it is due, or so that a day is left. */
async function discard(tenant: string, slug: string, name: string, left = '-1 second'): Promise<void> {
  const person = tenant === 'ten_fjord' ? FJORD : LUMEN;
  const answer = await world.post(`/api/${tenant}/events/${slug}/delete`, { name }, person);
  expect(answer.status).toBe(200);
  await world.sql(
    `update events set deleted_at = now() + $2::interval - interval '30 days', purge_due_at = now() + $2::interval
     where slug = $1`,
    [slug, left],
  );
}
const count = async (table: string, event: string) => {
  const [row] = await world.sql<{ n: number }>(
    `select count(*)::int as n from ${table} where event_id = $1`,
    [event],
  );
  return row?.n;
};
const slugs = async (event: string) =>
  (await world.sql<{ slug: string }>('select slug from slug_directory where event_id = $1', [event])).map(
    ({ slug }) => slug,
  );

test('not a day too early', async () => {
  await discard('ten_fjord', 'fjord-fern-summer', 'Fjord & Fern Summer', '1 hour');
  expect(await purgeEvents()).toEqual({ purged: 0, failed: 0 });
  expect((await world.post('/api/ten_fjord/events/fjord-fern-summer/restore', {}, FJORD)).status).toBe(200);
});

test('what was kept of it goes, orders and what they name stay, and its slugs are free again (D45-3)', async () => {
  const renamed = await world.post('/api/ten_fjord/events/fjord-fern/rename', { slug: 'fjord-shop' }, FJORD);
  expect(renamed.status).toBe(200);
  const orders = await count('orders', 'evt_fjord_fern');
  await world.sql(
    `insert into store_configuration_versions
       (tenant_id, event_id, version, look, colour_set_id, font_set_id, saved_at)
     select tenant_id, event_id, version, '{}', colour_set_id, font_set_id, now() from store_configurations
     where event_id = 'evt_fjord_fern'`,
  );
  const lines = await world.sql('select count(*) from order_lines');
  await discard('ten_fjord', 'fjord-shop', 'Fjord & Fern');
  expect(await purgeEvents()).toEqual({ purged: 1, failed: 0 });
  expect(await slugs('evt_fjord_fern')).toEqual([]);
  expect(await count('event_products', 'evt_fjord_fern')).toBe(0);
  expect(await count('store_configuration_versions', 'evt_fjord_fern')).toBe(0);
  expect(await count('orders', 'evt_fjord_fern')).toBe(orders);
  expect(orders).toBeGreaterThan(0);
  expect(await world.sql('select count(*) from order_lines')).toEqual(lines);
  const [unused] = await world.sql<{ n: number }>(
    `select count(*)::int as n from vouchers v where v.event_id = 'evt_fjord_fern'
      and not exists (select from orders o where o.voucher_id = v.id)`,
  );
  expect(unused?.n).toBe(0);
  // Orders are still read, with the name of what they came from.
  const { json } = await world.get('/api/ten_fjord/orders?limit=1', FJORD);
  const [order] = (json.data as unknown as { orders: { id: string; event: { name: string } }[] }).orders;
  expect((await world.get(`/api/ten_fjord/orders/${order?.id}`, FJORD)).status).toBe(200);
  const answer = await world.get('/api/ten_fjord/events?status=Deleted', FJORD);
  expect(answer.json.data['events']).toEqual([]);
  // Anyone may have the slug now, and the former one.
  const taken = await world.post('/api/ten_lumen/events/lumen-summit/rename', { slug: 'fjord-fern' }, LUMEN);
  expect(taken.status).toBe(200);
  await world.post('/api/ten_lumen/events/fjord-fern/rename', { slug: 'lumen-summit' }, LUMEN);
  expect(await world.sql("select actor, data from audit_log where action = 'event.purged'")).toEqual([
    { actor: 'system', data: { name: 'Fjord & Fern', slug: 'fjord-shop' } },
  ]);
});

test('invitees and their answers go with a Bulk event', async () => {
  expect(await count('bulk_invitees', 'evt_lumen_offsite')).toBeGreaterThan(0);
  const [event] = await world.sql<{ name: string }>("select name from events where id = 'evt_lumen_offsite'");
  await discard('ten_lumen', 'lumen-offsite', event?.name ?? '');
  expect(await purgeEvents()).toEqual({ purged: 1, failed: 0 });
  expect(await count('bulk_invitees', 'evt_lumen_offsite')).toBe(0);
});

test('one that fails is put back whole, keeps no other waiting, and is done once nothing hinders it', async () => {
  const [summit] = await world.sql<{ name: string }>("select name from events where id = 'evt_lumen_summit'");
  const [summer] = await world.sql<{ name: string }>(
    "select name from events where id = 'evt_fjord_fern_summer'",
  );
  await discard('ten_fjord', 'fjord-fern-summer', summer?.name ?? '', '-2 hours');
  await discard('ten_lumen', 'lumen-summit', summit?.name ?? '');
  await world.asOwner(`create function stay() returns trigger language plpgsql as
    $$ begin if old.event_id = 'evt_fjord_fern_summer' then raise 'stays'; end if; return old; end $$`);
  await world.asOwner(
    'create trigger stays before delete on event_products for each row execute function stay()',
  );
  const products = await count('event_products', 'evt_fjord_fern_summer');
  expect(products).toBeGreaterThan(0);
  expect(await purgeEvents()).toEqual({ purged: 1, failed: 1 });
  expect(await slugs('evt_lumen_summit')).toEqual([]);
  expect(await slugs('evt_fjord_fern_summer')).toContain('fjord-fern-summer');
  expect(await count('event_products', 'evt_fjord_fern_summer')).toBe(products);
  // Not at every turn: it has been put back for some hours.
  expect(await purgeEvents()).toEqual({ purged: 0, failed: 0 });
  await world.asOwner('drop trigger stays on event_products');
  await world.sql("update events set purge_due_at = now() where id = 'evt_fjord_fern_summer'");
  expect(await purgeEvents()).toEqual({ purged: 1, failed: 0 });
  expect(await slugs('evt_fjord_fern_summer')).toEqual([]);
});
