/** @jest-environment node */
import { sendOrderMail } from '@/lib/modules/orders/service/send-order-mail';
import { DEFAULT_SHOPIFY_APP } from '@/sandbox/shopify/app';
import { placeOrder } from '@/sandbox/shopify/orders';
import { bodySignature } from '@/sandbox/shopify/sign';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { setTestEnv, shopifyTestEnv } from '@/scripts/test/env';
import { PRAIRIE } from '@/scripts/test/fixtures/stores';
import { addPerson } from '@/scripts/test/people';
import { connectTestShop } from '@/scripts/test/shop';
import { receiveShopMessage } from '@/lib/modules/shop-platform/service/inbox/receive-message';
import { prepareShop } from '@/lib/modules/shop-platform/service/prepare/prepare-shop';
import { pullShop } from './pull-shop';

jest.setTimeout(120_000);

const SHOP = 'prairie.myshopify.com';
const TENANT = PRAIRIE.tenantId;
const ONE = { tenantId: TENANT, actor: 'client', userId: 'usr_one' } as const;
const STORE = {
  ...PRAIRIE,
  products: PRAIRIE.products.map((product) => ({ ...product, making: { blank: 500, print: 300 } })),
};

let world: CheckoutWorld;
let sandbox: ShopifySandbox;
let inbox: MailSandbox;
beforeAll(async () => {
  [world, sandbox, inbox] = await Promise.all([
    startCheckoutWorld([STORE]),
    startShopifySandbox(),
    startMailSandbox(),
  ]);
  setTestEnv({ ...shopifyTestEnv(sandbox.url), SMTP_URL: inbox.smtpUrl });
  await world.sql('update tenants set shop_platform = true where id = $1', [TENANT]);
  await addPerson({ id: 'usr_one', tenantId: TENANT, shopPlatform: true });
  await connectTestShop(ONE, SHOP);
  await prepareShop({ tenantId: TENANT });
});
afterAll(async () => {
  await Promise.all([sandbox.close(), inbox.close()]);
  await world.close();
});

async function deliver(eventId: string): Promise<void> {
  const body = JSON.stringify({ submitted_fulfillment_order: { id: eventId } });
  const headers = new Headers({
    'x-shopify-topic': 'fulfillment_orders/fulfillment_request_submitted',
    'x-shopify-hmac-sha256': bodySignature(DEFAULT_SHOPIFY_APP.apiSecret, body),
    'x-shopify-shop-domain': SHOP,
    'x-shopify-api-version': '2026-07',
    'x-shopify-webhook-id': `${eventId}-${Math.random()}`,
    'x-shopify-event-id': eventId,
  });
  await receiveShopMessage(body, headers, 'req_test');
}
/** Runs what waits, as a worker does; true when something did. */
async function work(): Promise<boolean> {
  const jobs = await world.ownerSql(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'pull-shop' returning j.id`,
  );
  if (jobs.length > 0) await pullShop({ tenantId: TENANT }).catch(() => undefined);
  return jobs.length > 0;
}

test('hundreds of messages, doubled, out of order and lost, and a shop that fails now and then: each request is one order (S4-57, S4-62)', async () => {
  const [variant] = await world.sql<{ sku: string }>('select sku from variants where tenant_id = $1', [
    TENANT,
  ]);
  const gids: string[] = [];
  const late: string[] = [];
  for (let turn = 0; turn < 100; turn += 1) {
    const lines = [{ sku: variant?.sku ?? '', quantity: 1 }];
    const gid = placeOrder(sandbox.world, SHOP, { lines })?.id ?? '';
    gids.push(gid);
    // Every fifth message is lost, every third comes late and behind newer ones, and all come two or three times.
    if (turn % 5 === 0) continue;
    if (turn % 3 === 0) late.unshift(gid);
    else for (let time = 0; time < 2 + (turn % 2); time += 1) await deliver(gid);
    if (turn % 11 === 0) sandbox.world.fail(2, 503);
    if (turn % 17 === 0) await work();
  }
  for (const gid of late) for (let time = 0; time < 3; time += 1) await deliver(gid);
  sandbox.world.fail(0, 503);
  while (await work());
  // What was lost is found by the clock.
  await pullShop({ tenantId: TENANT });
  const [counted] = await world.sql<{ orders: number; requests: number; stored: number }>(
    `select (select count(*)::int from orders where kind = 'shop') as orders,
      (select count(distinct order_id)::int from shop_fulfilment_orders where state = 'accepted') as requests`,
  );
  expect(counted).toEqual({ orders: 100, requests: 100 });
  const answers = new Set(gids.map((gid) => sandbox.world.requests.get(gid)?.requestStatus));
  expect([...answers]).toEqual(['ACCEPTED']);
  const stored = await world.ownerSql("select 1 from shop_inbox where topic like 'fulfillment_orders/%'");
  expect(stored).toHaveLength(80);
});

test('the shoppers of a shop get no mail from here, and its client has no revenue of it (S4-63, D38-46)', async () => {
  const [order] = await world.sql<{ id: string; event_id: string }>(
    "select id, event_id from orders where kind = 'shop' limit 1",
  );
  const job = { tenantId: TENANT, orderId: order?.id ?? '' };
  for (const kind of ['order_confirmation', 'order_shipped', 'order_released'] as const)
    await sendOrderMail({ ...job, kind });
  expect(await inbox.store.find({ limit: 5 })).toEqual([]);
  const sums = await world.sql<{ charged: number; total: number }>(
    `select sum(total_minor)::int as total, sum(net_minor)::int as charged from orders where kind = 'shop'`,
  );
  expect(sums).toEqual([{ charged: 0, total: 0 }]);
});
