/** @jest-environment node */
import { shopConnections } from '@/lib/db/schema/shop-platform';
import { withTenant } from '@/lib/db/with-tenant';
import { shopPlatform } from '@/lib/shop-platform';
import { askCancellation, placeOrder, type PlacedOrder } from '@/sandbox/shopify/orders';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { setTestEnv, shopifyTestEnv } from '@/scripts/test/env';
import { NAME_SCENE, PRAIRIE } from '@/scripts/test/fixtures/stores';
import { addPerson } from '@/scripts/test/people';
import { connectTestShop } from '@/scripts/test/shop';
import { prepareShop } from '@/lib/modules/shop-platform/service/prepare/prepare-shop';
import { pullShop } from './pull-shop';

jest.setTimeout(90_000);

const SHOP = 'prairie.myshopify.com';
const TENANT = PRAIRIE.tenantId;
const ONE = { tenantId: TENANT, actor: 'client', userId: 'usr_one' } as const;
const [PRODUCT] = PRAIRIE.products;
const STORE = {
  ...PRAIRIE,
  products: PRAIRIE.products.map((product, place) =>
    place === 0 ? { ...product, sceneFront: NAME_SCENE, making: { blank: 500, print: 300 } } : product,
  ),
};

let world: CheckoutWorld;
let sandbox: ShopifySandbox;
let sku = '';
let variantId = '';
beforeAll(async () => {
  [world, sandbox] = await Promise.all([startCheckoutWorld([STORE]), startShopifySandbox()]);
  setTestEnv(shopifyTestEnv(sandbox.url));
  await world.sql('update tenants set shop_platform = true where id = $1', [TENANT]);
  await addPerson({ id: 'usr_one', tenantId: TENANT, shopPlatform: true });
  const [row] = await world.sql<{ sku: string; id: string }>(
    'select sku, id from variants where product_id = $1 order by id limit 1',
    [PRODUCT?.id],
  );
  ({ sku, id: variantId } = row ?? { sku: '', id: '' });
  await connectTestShop(ONE, SHOP);
  await prepareShop({ tenantId: TENANT });
});
beforeEach(() => world.sql('update variants set stock = 500 where tenant_id = $1', [TENANT]));
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await sandbox.close();
  await world.close();
});

/** The product asks for a name. */
const line = (quantity: number, value = 'Bo') => ({ sku, quantity, properties: { Name: value } });
function place(order: Partial<PlacedOrder> = {}) {
  const placed = placeOrder(sandbox.world, SHOP, { lines: [line(2)], ...order });
  if (!placed) throw new Error('no service');
  return placed.id;
}
const pull = () => pullShop({ tenantId: TENANT });
const asked = (id: string) => sandbox.world.requests.get(id);
const orderOf = async (gid: string) =>
  (
    await world.sql<Record<string, never>>(
      `select o.*, r.state as request_state, (select count(*)::int from orders x where x.kind = 'shop') as all_orders
       from shop_fulfilment_orders r join orders o on o.id = r.order_id where r.gid = $1`,
      [gid],
    )
  )[0];
const stock = async () =>
  (await world.sql<{ stock: number }>('select stock from variants where id = $1', [variantId]))[0]?.stock;

test('a request becomes one order of ours, free for its shopper, with its cost frozen, and is accepted (S4-56 to S4-58)', async () => {
  const gid = place();
  await pull();
  const order = await orderOf(gid);
  expect(order).toMatchObject({
    kind: 'shop',
    status: 'new',
    payment_status: 'not_needed',
    total_minor: 0,
    application_fee_minor: 0,
    platform_fee_minor: 0,
    request_state: 'accepted',
    currency: 'USD',
  });
  expect(Number(order?.['credit_minor'])).toBeGreaterThan(0);
  expect(asked(gid)).toMatchObject({ requestStatus: 'ACCEPTED' });
  expect(await stock()).toBe(498);
  const [event] = await world.sql('select hidden, status, name from events where id = $1', [
    order?.['event_id'],
  ]);
  expect(event).toEqual({ hidden: true, status: 'Draft', name: 'Prairie' });
  for (let time = 0; time < 3; time += 1) await pull();
  expect(await orderOf(gid)).toEqual(order);
});

test('the shopper’s text is printed; what can’t be, an unknown SKU, a wrong address and no stock are rejected (S4-59 to S4-61)', async () => {
  const good = place({ lines: [line(1)] });
  const bad = [
    place({ lines: [line(1, 'ᚠᛇᚻ')] }),
    place({ lines: [{ sku: 'NOBODY-S', quantity: 1 }] }),
    place({ destination: { address1: '', zip: null } }),
    place({ lines: [line(501)] }),
  ];
  await pull();
  const order = await orderOf(good);
  const [made] = await world.sql<{ personalisation: object }>(
    'select personalisation from order_lines where order_id = $1',
    [order?.['id']],
  );
  expect(JSON.stringify(made?.personalisation)).toContain('Bo');
  expect(bad.map((gid) => [asked(gid)?.requestStatus, asked(gid)?.reason])).toEqual([
    ['REJECTED', 'OTHER'],
    ['REJECTED', 'INVALID_SKU'],
    ['REJECTED', 'INCORRECT_ADDRESS'],
    ['REJECTED', 'INVENTORY_OUT_OF_STOCK'],
  ]);
  expect(asked(bad[1] ?? '')?.message).toContain('NOBODY-S');
  for (const gid of bad) expect(await orderOf(gid)).toBeUndefined();
  expect(await stock()).toBe(499);
});

test('it is given back until it is being made, with its stock and credit; then not any more (S4-61)', async () => {
  const [early, late] = [place(), place()];
  await pull();
  const made = await orderOf(late);
  await world.sql("update orders set status = 'in_production' where id = $1", [made?.['id']]);
  for (const gid of [early, late]) askCancellation(sandbox.world, gid);
  await pull();
  expect(await orderOf(early)).toMatchObject({ status: 'cancelled', request_state: 'withdrawn' });
  expect(await orderOf(late)).toMatchObject({ status: 'in_production', request_state: 'accepted' });
  expect([asked(early)?.requestStatus, asked(late)?.requestStatus]).toEqual([
    'CANCELLATION_ACCEPTED',
    'CANCELLATION_REJECTED',
  ]);
  expect(await stock()).toBe(498);
});

test('one that the shop took back before it had our answer is cancelled here (S4-61)', async () => {
  const gid = place();
  const accept = shopPlatform().accept;
  jest.spyOn(shopPlatform(), 'accept').mockImplementationOnce((access, id) => {
    askCancellation(sandbox.world, id);
    return accept(access, id);
  });
  await pull();
  expect(await orderOf(gid)).toMatchObject({ status: 'cancelled', request_state: 'withdrawn' });
});

test('one that was cancelled here is closed in the shop (S4-61)', async () => {
  const gid = place();
  await pull();
  const order = await orderOf(gid);
  await world.sql("update orders set status = 'cancelled' where id = $1", [order?.['id']]);
  await pull();
  expect(asked(gid)).toMatchObject({ status: 'INCOMPLETE', message: 'The order was cancelled.' });
  expect(await orderOf(gid)).toMatchObject({ request_state: 'withdrawn' });
});

test('killed between order and answer, the answer follows, and one failing request holds up no other (S4-62)', async () => {
  const [first, second] = [place(), place()];
  jest.spyOn(shopPlatform(), 'accept').mockRejectedValueOnce(new Error('killed'));
  await expect(pull()).rejects.toThrow('1 requests');
  expect([asked(first)?.requestStatus, asked(second)?.requestStatus]).toEqual(['SUBMITTED', 'ACCEPTED']);
  const before = await orderOf(first);
  await pull();
  expect(asked(first)?.requestStatus).toBe('ACCEPTED');
  expect((await orderOf(first))?.['id']).toBe(before?.['id']);
});

test('however many look at once, each request is one order (S4-62)', async () => {
  const gids = Array.from({ length: 60 }, () => place({ lines: [line(1)] }));
  const before = Number(
    (await world.sql("select count(*)::int as n from orders where kind = 'shop'"))[0]?.['n'],
  );
  await Promise.all([pull(), pull(), pull()].map((one) => one.catch(() => undefined)));
  await pull();
  const after = Number(
    (await world.sql("select count(*)::int as n from orders where kind = 'shop'"))[0]?.['n'],
  );
  expect(after - before).toBe(60);
  expect(gids.every((gid) => asked(gid)?.requestStatus === 'ACCEPTED')).toBe(true);
  expect(await stock()).toBe(440);
});

test('a shop whose app is gone is left alone (S4-62)', async () => {
  await withTenant(ONE, (tx) => tx.update(shopConnections).set({ status: 'needs_reauth' }));
  await expect(pull()).resolves.toBeUndefined();
  await withTenant(ONE, (tx) => tx.update(shopConnections).set({ status: 'connected' }));
});
