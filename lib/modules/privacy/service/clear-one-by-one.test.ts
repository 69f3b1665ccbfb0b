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

test('an order that cannot be asked about keeps only its own data, and its client’s others are cleared (D46-12)', async () => {
  await world.sql("update order_history set at = at - interval '25 months'");
  await world.sql("update orders set created_at = created_at - interval '25 months'");
  const left = () =>
    world.sql<{ id: string }>(
      `select id from orders where tenant_id = 'ten_fjord' and status = 'shipped' and not snapshot ? 'erasedAt' order by id`,
    );
  const [broken] = await left();
  expect((await left()).length).toBeGreaterThan(2);
  const real = ordersPersonalData.open?.bind(ordersPersonalData);
  const ask = jest.spyOn(ordersPersonalData as Required<typeof ordersPersonalData>, 'open');
  ask.mockImplementation((tx, subject) => {
    if (subject.orderIds.includes(broken?.id ?? '')) throw new Error('no answer');
    return real ? real(tx, subject) : Promise.resolve([]);
  });
  expect(await clearPersonalData()).toBeGreaterThan(2);
  expect(await left()).toEqual([broken]);
  ask.mockRestore();
  expect(await clearPersonalData()).toBe(1);
  expect(await left()).toEqual([]);
});
