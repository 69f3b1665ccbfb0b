/** @jest-environment node */
import { readEventDetailsHandler, updateEventDetailsHandler } from '@/lib/modules/events/api/event-details';
import { readEventDetails, updateEventDetails } from '@/lib/modules/events/contract/event-details';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const MANAGER = 'manager@fjord-fern.example';
const STORE = '/api/ten_fjord/events/fjord-fern/details';
const PROMO = '/api/ten_lumen/events/lumen-summit/details';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readEventDetailsHandler, updateEventDetailsHandler]);
});
afterAll(() => world.close());

async function save(body: object, path: string, person: string) {
  const { version } = (await world.get(path, person)).json.data as unknown as { version: number };
  return world.post(path, { version, ...body }, person);
}

test('a store’s orders are to be approved once it is set, with before and after in the log; a gift has no such setting (D3-29)', async () => {
  const read = await world.get(STORE, MANAGER);
  check(readEventDetails, read);
  expect(read.json.data).toMatchObject({ approve_orders: false, orders_to_approve: 0 });
  const saved = await save({ approve_orders: true }, STORE, MANAGER);
  check(updateEventDetails, saved);
  expect(saved.json.data).toMatchObject({ approve_orders: true });
  const [row] = await world.sql<{ data: object }>(
    "select data from audit_log where action = 'event.updated' order by at desc, id desc limit 1",
  );
  expect(row?.data).toEqual({ approve_orders: { from: false, to: true } });
  expect((await save({ approve_orders: true }, STORE, 'service@fjord-fern.example')).status).toBe(403);
  const gift = await save({ approve_orders: true }, PROMO, 'admin@lumen-robotics.example');
  expect(gift.json.codes).toEqual({ approve_orders: ['unknown_key'] });
});

test('orders that wait are counted there, also once it is off (D3-32)', async () => {
  await world.sql(`with held as (update orders set hold_reason = 'approval', held_at = now()
      where id = (select id from orders where tenant_id = 'ten_fjord' and status = 'new'
        and event_id = 'evt_fjord_fern' limit 1) returning *)
    insert into order_waits (tenant_id, order_id, event_id, currency, began_at, for_approval)
      select tenant_id, id, event_id, currency, now(), true from held`);
  const off = await save({ approve_orders: false }, STORE, MANAGER);
  expect(off.json.data).toMatchObject({ approve_orders: false, orders_to_approve: 1 });
});
