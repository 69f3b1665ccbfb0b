/** @jest-environment node */
import { ordersPersonalData } from '@/lib/modules/orders/service/personal-data';
import { privacyHandlers } from '@/lib/modules/privacy/api/privacy';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { clearPersonalData } from './clear-personal-data';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(privacyHandlers);
});
afterAll(() => world.close());

/** Few, as each is cleared by itself, and no other order is old; the one that can't be asked about is cleared first. */
const FEW = `select id from orders where tenant_id = 'ten_fjord' and status = 'shipped' order by created_at, id limit 4`;

test('an order that cannot be asked about keeps only its own data, and its client’s others are cleared (D46-12)', async () => {
  const ids = (await world.sql<{ id: string }>(FEW)).map(({ id }) => id);
  for (const [table, key, at] of [
    ['order_history', 'order_id', 'at'],
    ['orders', 'id', 'created_at'],
  ])
    await world.sql(`update ${table} set ${at} = ${at} - interval '25 months' where ${key} = any($1)`, [ids]);
  const left = async () => {
    const held = await world.sql<{ id: string }>(
      `select id from orders where id = any($1) and not snapshot ? 'erasedAt' order by created_at, id`,
      [ids],
    );
    return held.map(({ id }) => id);
  };
  const [broken = ''] = ids;
  expect(await left()).toEqual(ids);
  const real = ordersPersonalData.open?.bind(ordersPersonalData);
  const ask = jest.spyOn(ordersPersonalData as Required<typeof ordersPersonalData>, 'open');
  ask.mockImplementation((tx, subject) => {
    if (subject.orderIds.includes(broken)) throw new Error('no answer');
    return real ? real(tx, subject) : Promise.resolve([]);
  });
  expect(await clearPersonalData()).toBe(ids.length - 1);
  expect(await left()).toEqual([broken]);
  ask.mockRestore();
  expect(await clearPersonalData()).toBe(1);
  expect(await left()).toEqual([]);
});
