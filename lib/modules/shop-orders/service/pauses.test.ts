/** @jest-environment node */
import { reopenClient } from '@/lib/modules/tenants/service/closing/reopen-client';
import { readShopConnection } from '@/lib/modules/shop-platform/service/read-shop-connection';
import { lookAtShops } from '@/lib/modules/shop-platform/service/prepare/look-at-shops';
import { shopPlatform } from '@/lib/shop-platform';
import { placeOrder } from '@/sandbox/shopify/orders';
import {
  MERCHANT,
  SHOP,
  SHOP_TENANT,
  startShopOrdersWorld,
  type ShopOrdersWorld,
} from '@/scripts/test/shop-orders-world';
import { pullShop } from './pull-shop';

jest.setTimeout(120_000);

const KEY = { tenantId: SHOP_TENANT };
let of: ShopOrdersWorld;
let sku: string;
beforeAll(async () => {
  of = await startShopOrdersWorld({ creditLimit: 1_000_000 });
  const [row] = await of.world.sql<{ sku: string }>('select sku from variants where tenant_id = $1', [
    SHOP_TENANT,
  ]);
  ({ sku } = row ?? { sku: '' });
});
afterEach(() => {
  jest.restoreAllMocks();
  of.sandbox.world.throttle.reset();
});
afterAll(() => of.close());

const place = (quantity = 1) => placeOrder(of.sandbox.world, SHOP, { lines: [{ sku, quantity }] })?.id ?? '';
const answers = (gids: readonly string[]) =>
  gids.map((gid) => of.sandbox.world.requests.get(gid)?.requestStatus);
const orders = async (gids: readonly string[]) =>
  (
    await of.world.sql<{ n: number }>(
      'select count(distinct order_id)::int as n from shop_fulfilment_orders where gid = any($1)',
      [gids],
    )
  )[0]?.n;
const waiting = () =>
  of.world.ownerSql<{ soon: number }>(
    `select extract(epoch from j.run_at - now())::int as soon from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'pull-shop'`,
  );

test('a run waits as long as the shop asks, and goes on where it was; a 429 is waited for, too (S4-88)', async () => {
  const gids = [place(), place(), place()];
  const accept = shopPlatform().accept;
  const asked = jest.spyOn(shopPlatform(), 'accept').mockImplementationOnce(async (access, id) => {
    const told = await accept(access, id);
    of.sandbox.world.throttle.drain(SHOP, -150);
    return told;
  });
  const begun = Date.now();
  await pullShop(KEY);
  expect(Date.now() - begun).toBeGreaterThan(1_000);
  expect(answers(gids)).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED']);
  expect(asked.mock.calls.length).toBeGreaterThan(3);
  const more = place();
  of.sandbox.world.fail(1, 429);
  await pullShop(KEY);
  expect([answers([more]), await orders([...gids, more])]).toEqual([['ACCEPTED'], 4]);
});

test('after a longer pause another run goes on with what is left, when the shop lets it (S4-88)', async () => {
  const gids = [place(), place(), place()];
  await of.jobs('pull-shop');
  const accept = shopPlatform().accept;
  jest.spyOn(shopPlatform(), 'accept').mockImplementationOnce(async (access, id) => {
    const told = await accept(access, id);
    of.sandbox.world.throttle.drain(SHOP, -4_000);
    return told;
  });
  const begun = Date.now();
  await pullShop(KEY);
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect(answers(gids)).toEqual(['ACCEPTED', 'SUBMITTED', 'SUBMITTED']);
  const [job, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(job?.soon).toBeGreaterThan(20);
  of.sandbox.world.throttle.reset();
  await pullShop(KEY);
  expect([answers(gids), await orders(gids)]).toEqual([['ACCEPTED', 'ACCEPTED', 'ACCEPTED'], 3]);
});

test('parcels without a number whose report was lost are told of once each (S4-89)', async () => {
  const { gid, orderId } = await of.placed({ lines: [{ sku, quantity: 5 }] });
  await of.world.sql(
    `insert into fulfillers (id, name, regions, status) values ('ful_press', 'Press', '{US}', 'open')`,
  );
  await of.world.sql(
    `insert into submissions (tenant_id, id, order_id, fulfiller_id, state)
     values ($1, 'sub_press', $2, 'ful_press', 'accepted')`,
    [SHOP_TENANT, orderId],
  );
  for (const [id, quantity, minute] of [
    ['par_one', 2, 1],
    ['par_two', 1, 2],
    ['par_three', 2, 3],
  ] as const)
    await of.world.sql(
      `insert into parcels (tenant_id, id, order_id, submission_id, code, items, status, shipped_at, told_at, updated_at)
       values ($1, $2, $3, 'sub_press', $2, $4, 'shipped', now() + $5 * interval '1 minute', now(), now())`,
      [SHOP_TENANT, id, orderId, JSON.stringify([{ sku, quantity }]), minute],
    );
  const ship = shopPlatform().ship;
  const told = jest.spyOn(shopPlatform(), 'ship').mockImplementationOnce(async (...args) => {
    await ship(...args);
    throw new Error('killed');
  });
  await expect(pullShop(KEY)).rejects.toThrow('1 requests');
  await pullShop(KEY);
  await pullShop(KEY);
  const record = of.sandbox.world.requests.get(gid);
  expect(record?.shipped.map(({ pieces }) => pieces)).toEqual([2, 1, 2]);
  expect(told).toHaveBeenCalledTimes(3);
  // A shop that was never reached is told after all.
  const late = await of.placed({ lines: [{ sku, quantity: 1 }] });
  await of.world.sql("update orders set status = 'shipped' where id = $1", [late.orderId]);
  told.mockRejectedValueOnce(new Error('killed before'));
  await expect(pullShop(KEY)).rejects.toThrow('1 requests');
  await pullShop(KEY);
  expect(of.sandbox.world.requests.get(late.gid)?.shipped).toHaveLength(1);
});

test('a closed client’s shop is left alone, its page says so, and what waits comes in once it is open (S4-90)', async () => {
  await of.world.sql(
    `update tenants set close_reason = 'x', closed_at = now(), closed_by = 'usr_super', closed_events = '{}' where id = $1`,
    [SHOP_TENANT],
  );
  await of.jobs('pull-shop');
  const gid = place();
  const asked = jest.spyOn(shopPlatform(), 'pullAssigned');
  await of.world.sql("update shop_connections set look_at = now() - interval '1 minute'");
  await lookAtShops();
  await pullShop(KEY);
  expect([asked.mock.calls.length, await waiting()]).toEqual([0, []]);
  expect((await readShopConnection(MERCHANT))?.connection?.status).toBe('paused');
  await reopenClient({ ...MERCHANT, actor: 'staff', userId: 'usr_super' }, { reason: 'paid' });
  expect((await readShopConnection(MERCHANT))?.connection?.status).toBe('connected');
  await lookAtShops();
  expect(await waiting()).toHaveLength(1);
  await pullShop(KEY);
  expect(answers([gid])).toEqual(['ACCEPTED']);
});
