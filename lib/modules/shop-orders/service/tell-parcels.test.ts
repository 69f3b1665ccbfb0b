/** @jest-environment node */
import { shopPlatform } from '@/lib/shop-platform';
import { placeOrder } from '@/sandbox/shopify/orders';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { setTestEnv, shopifyTestEnv } from '@/scripts/test/env';
import { PRAIRIE } from '@/scripts/test/fixtures/stores';
import { addPerson } from '@/scripts/test/people';
import { connectTestShop } from '@/scripts/test/shop';
import { prepareShop } from '@/lib/modules/shop-platform/service/prepare/prepare-shop';
import { pullShop } from './pull-shop';

jest.setTimeout(90_000);

const SHOP = 'prairie.myshopify.com';
const TENANT = PRAIRIE.tenantId;
const ONE = { tenantId: TENANT, actor: 'client', userId: 'usr_one' } as const;
const STORE = {
  ...PRAIRIE,
  products: PRAIRIE.products.map((product) => ({ ...product, making: { blank: 500, print: 300 } })),
};

let world: CheckoutWorld;
let sandbox: ShopifySandbox;
let sku = '';
beforeAll(async () => {
  [world, sandbox] = await Promise.all([startCheckoutWorld([STORE]), startShopifySandbox()]);
  setTestEnv(shopifyTestEnv(sandbox.url));
  await world.sql('update tenants set shop_platform = true where id = $1', [TENANT]);
  await addPerson({ id: 'usr_one', tenantId: TENANT, shopPlatform: true });
  const [row] = await world.sql<{ sku: string }>('select sku from variants where tenant_id = $1', [TENANT]);
  ({ sku } = row ?? { sku: '' });
  await connectTestShop(ONE, SHOP);
  await prepareShop({ tenantId: TENANT });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await sandbox.close();
  await world.close();
});

const pull = () => pullShop({ tenantId: TENANT });
async function placed(quantity: number) {
  const request = placeOrder(sandbox.world, SHOP, { lines: [{ sku, quantity }] });
  await pull();
  const [row] = await world.sql<{ order_id: string }>(
    'select order_id from shop_fulfilment_orders where gid = $1',
    [request?.id],
  );
  return { gid: request?.id ?? '', orderId: row?.order_id ?? '' };
}
const shipped = (gid: string) => sandbox.world.requests.get(gid)?.shipped.map(({ number }) => number);
const send = (orderId: string, number: string | null) =>
  world.sql("update orders set status = 'shipped', tracking = $2 where id = $1", [
    orderId,
    number && JSON.stringify({ number, carrier: 'Royal Post', url: 'https://post.example/1' }),
  ]);

test('a shop is told of what has left, with its number, once (S4-66)', async () => {
  const { gid, orderId } = await placed(2);
  await pull();
  expect(shipped(gid)).toEqual([]);
  await send(orderId, 'RP1');
  await pull();
  await pull();
  expect(shipped(gid)).toEqual(['RP1']);
  expect(sandbox.world.requests.get(gid)).toMatchObject({ status: 'CLOSED', lines: [{ remaining: 0 }] });
});

test('a run that dies after it has told the shop does not tell it twice (S4-66)', async () => {
  const { gid, orderId } = await placed(1);
  await send(orderId, 'RP2');
  const ship = shopPlatform().ship;
  const told = jest.spyOn(shopPlatform(), 'ship').mockImplementationOnce(async (...args) => {
    await ship(...args);
    throw new Error('killed');
  });
  await expect(pull()).rejects.toThrow('1 requests');
  await pull();
  expect(shipped(gid)).toEqual(['RP2']);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a shop that does not answer is told later, and one that takes it no more is left alone (S4-66)', async () => {
  const [late, closed] = [await placed(1), await placed(1)];
  const record = sandbox.world.requests.get(closed.gid);
  if (record) sandbox.world.requests.put({ ...record, status: 'CLOSED' });
  await send(late.orderId, null);
  await send(closed.orderId, 'RP3');
  jest.spyOn(shopPlatform(), 'ship').mockRejectedValueOnce(new Error('away'));
  await expect(pull()).rejects.toThrow('1 requests');
  await pull();
  await pull();
  expect([shipped(late.gid), shipped(closed.gid)]).toEqual([[null], []]);
});
