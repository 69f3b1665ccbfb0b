/** @jest-environment node */
import { reopenClient } from '@/lib/modules/tenants/service/closing/reopen-client';
import { listSyncLog } from '@/lib/modules/shop-platform/service/list-sync-log';
import { noteSyncAfter } from '@/lib/modules/shop-platform/service/statements/sync-log';
import { replayEntry } from '@/lib/modules/shop-products/service/replay-entry';
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

const logged = (failed = false) => listSyncLog(MERCHANT, { failed, limit: 100 });

test('what was said to the shop is written down, and what failed is done again, once (S4-91, S4-93)', async () => {
  await of.world.sql('delete from shop_sync_log');
  const gid = place();
  jest.spyOn(shopPlatform(), 'accept').mockRejectedValueOnce(new Error('killed'));
  await expect(pullShop(KEY)).rejects.toThrow('1 requests');
  const { entries } = await logged();
  expect(entries.map(({ kind, outcome, reason, count }) => [kind, outcome, reason, count])).toEqual([
    ['pull', 'failed', 'some_failed', 1],
    ['order', 'failed', 'internal', null],
    ['order', 'done', null, null],
  ]);
  expect(entries[1]).toMatchObject({ label: expect.stringMatching(/^#/), may_replay: true, times: 1 });
  expect(entries[2]?.may_replay).toBe(false);
  await of.jobs('pull-shop');
  const id = entries[1]?.id ?? '';
  const replayed = await Promise.all([replayEntry(MERCHANT, id), replayEntry(MERCHANT, id)]);
  for (const entry of replayed)
    expect(entry).toMatchObject({ id, may_replay: false, replayed_at: expect.any(String) });
  expect(await of.jobs('pull-shop')).toEqual([KEY]);
  expect(
    await of.world.sql("select data from audit_log where action = 'onboarding.shop_replayed'"),
  ).toMatchObject([{ data: { shop: SHOP, kind: 'order' } }]);
  await pullShop(KEY);
  expect([answers([gid]), await orders([gid])]).toEqual([['ACCEPTED'], 1]);
  // It has gone well since: there is nothing to do again, and nobody else has such a row.
  const failed = (await logged(true)).entries;
  expect(failed.map(({ kind }) => kind)).toEqual(['pull', 'order']);
  await expect(replayEntry(MERCHANT, failed[0]?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
  const other = { ...MERCHANT, tenantId: 'ten_other' };
  await expect(replayEntry(other, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('looks that find nothing are one row, pages follow on each other, and what is old or too much goes (S4-92)', async () => {
  await of.world.sql('delete from shop_sync_log');
  for (const _ of [1, 2, 3]) await pullShop(KEY);
  expect((await logged()).entries).toMatchObject([{ kind: 'pull', outcome: 'done', times: 3, count: 0 }]);
  for (const subject of ['a', 'b', 'c', 'd'])
    await noteSyncAfter(MERCHANT, { kind: 'webhook', subject, label: subject, outcome: 'done' });
  const first = await listSyncLog(MERCHANT, { failed: false, limit: 3 });
  const next = await listSyncLog(MERCHANT, { failed: false, limit: 3, cursor: first.next_cursor ?? '' });
  const labels = [...first.entries, ...next.entries].map(({ label }) => label);
  expect([labels, next.next_cursor]).toEqual([['d', 'c', 'b', 'a', ''], null]);
  await of.world.sql("update shop_sync_log set at = at - interval '31 days' where label in ('a', 'b')");
  await of.world.sql(
    `insert into shop_sync_log (tenant_id, id, shop, at, first_at, kind, subject, label, outcome)
     select tenant_id, 'shl_' || n, shop, now() - interval '1 day', now(), 'webhook', 'old', 'old', 'done'
     from shop_connections, generate_series(1, 1100) n`,
  );
  expect((await logged()).entries.map(({ label }) => label)).not.toContain('a');
  await noteSyncAfter(MERCHANT, { kind: 'webhook', subject: 'e', label: 'e', outcome: 'done' });
  const kept = await of.world.sql<{ kind: string; n: number }>(
    'select kind, count(*)::int as n from shop_sync_log group by kind order by kind',
  );
  // Looks are counted apart: no kind takes another’s place.
  expect(kept).toEqual([
    { kind: 'pull', n: 1 },
    { kind: 'webhook', n: 1_000 },
  ]);
  // Nothing is kept of a shop that is not the client’s.
  await noteSyncAfter(MERCHANT, {
    shop: 'another.myshopify.com',
    kind: 'pull',
    subject: '',
    outcome: 'done',
  });
  expect(await of.world.sql("select from shop_sync_log where shop like 'another%'")).toEqual([]);
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
