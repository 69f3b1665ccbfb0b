/** @jest-environment node */
import type { JobPayloads } from '@/lib/db/enqueue';
import { DEFAULT_LOCALE } from '@/lib/kernel/locales';
import { exportForShop } from '@/lib/modules/privacy/service/export-person';
import { readPrivacy } from '@/lib/modules/privacy/service/read-privacy';
import { sendPrivacyRequest } from '@/lib/modules/privacy/service/send-privacy-request';
import { receiveShopMessage } from '@/lib/modules/shop-platform/service/inbox/receive-message';
import { prepareShop } from '@/lib/modules/shop-platform/service/prepare/prepare-shop';
import { DEFAULT_SHOPIFY_APP } from '@/sandbox/shopify/app';
import { placeOrder } from '@/sandbox/shopify/orders';
import { bodySignature } from '@/sandbox/shopify/sign';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { setTestEnv, shopifyTestEnv } from '@/scripts/test/env';
import { PRAIRIE } from '@/scripts/test/fixtures/stores';
import { addPerson } from '@/scripts/test/people';
import { connectTestShop } from '@/scripts/test/shop';
import { answerShopPrivacy } from './answer-privacy';
import { pullShop } from './pull-shop';

jest.setTimeout(90_000);

const SHOP = 'prairie.myshopify.com';
const TENANT = PRAIRIE.tenantId;
const ONE = { tenantId: TENANT, actor: 'client', userId: 'usr_one' } as const;
const STORE = {
  ...PRAIRIE,
  products: PRAIRIE.products.map((product) => ({ ...product, making: { blank: 500, print: 300 } })),
};
type Job = JobPayloads['answer-shop-privacy'];

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

/** An order of a shopper, with its id there as a privacy message has it. */
async function ordered(email: string) {
  const [variant] = await world.sql<{ sku: string }>('select sku from variants where tenant_id = $1', [
    TENANT,
  ]);
  const lines = [{ sku: variant?.sku ?? '', quantity: 1 }];
  const request = placeOrder(sandbox.world, SHOP, { lines, destination: { email, address1: '7 Mill Lane' } });
  await pullShop({ tenantId: TENANT });
  const [row] = await world.sql<{ id: string }>(
    'select order_id as id from shop_fulfilment_orders where gid = $1',
    [request?.id],
  );
  return { id: row?.id ?? '', number: Number(request?.orderId.split('/').at(-1)) };
}
const ship = (id: string) => world.sql("update orders set status = 'shipped' where id = $1", [id]);
const held = async (id: string) =>
  JSON.stringify(
    await world.sql(
      `select o.snapshot, (select jsonb_agg(c) from customers c where c.id = o.customer_id) from orders o where o.id = $1`,
      [id],
    ),
  );

let told = 0;
/** The shop's message, twice, as the platform sends it. */
async function deliver(topic: string, body: object, shop = SHOP): Promise<void> {
  told += 1;
  const raw = JSON.stringify({ shop_domain: shop, ...body });
  const headers = new Headers({
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': bodySignature(DEFAULT_SHOPIFY_APP.apiSecret, raw),
    'x-shopify-shop-domain': shop,
    'x-shopify-api-version': '2026-07',
    'x-shopify-webhook-id': `delivery-${told}`,
    'x-shopify-event-id': `event-${told}`,
  });
  await receiveShopMessage(raw, headers, 'req_test');
  await receiveShopMessage(raw, headers, 'req_test');
}
/** The jobs that wait, taken out, as a worker does. */
const waiting = async (): Promise<Job[]> =>
  (
    await world.ownerSql<{ payload: Job }>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'answer-shop-privacy' returning j.payload`,
    )
  ).map(({ payload }) => payload);
const audited = (action: string) =>
  world.sql<{ data: unknown }>('select data from audit_log where action = $1 order by at', [action]);

test('the shop has a customer erased: its orders alone, once each is over, and the log names nobody (S4-51)', async () => {
  const [ada, bea] = [await ordered('ada@one.example'), await ordered('bea@two.example')];
  const customer = { id: 1, email: 'ada@one.example', phone: '+1 555' };
  await deliver('customers/redact', { customer, orders_to_redact: [ada.number] });
  const [job, ...others] = await waiting();
  if (!job) throw new Error('no job');
  expect(others).toEqual([]);
  expect(JSON.stringify(job)).not.toContain('ada@one');
  // It is being made: the printer needs the address, and the wish waits.
  await answerShopPrivacy(job);
  expect(await held(ada.id)).toContain('Mill Lane');
  expect(await waiting()).toEqual([job]);
  await Promise.all([ship(ada.id), ship(bea.id)]);
  await answerShopPrivacy(job);
  await answerShopPrivacy(job);
  const after = await held(ada.id);
  expect(after).not.toMatch(/Mill Lane|ada@one|Poole/);
  expect(await held(bea.id)).toContain('bea@two.example');
  expect(await audited('onboarding.shop_people_erased')).toEqual([{ data: { shop: SHOP, orders: 1 } }]);
  const [log] = await world.sql<{ text: string }>('select jsonb_agg(a)::text as text from audit_log a');
  expect(log?.text).not.toMatch(/ada@one|Poole/);
});

test('another shop’s message, and one that names no order of ours, touch nothing (S4-51)', async () => {
  const cleo = await ordered('cleo@three.example');
  await ship(cleo.id);
  await deliver('customers/redact', { orders_to_redact: [cleo.number] }, 'strange.myshopify.com');
  await deliver('customers/redact', { orders_to_redact: [] });
  await deliver('customers/redact', { orders_to_redact: 'all of them' });
  expect(await waiting()).toEqual([]);
  await deliver('customers/redact', { orders_to_redact: [999_999] });
  for (const job of await waiting()) {
    await answerShopPrivacy(job);
    const stranger = { ...job, orderGids: null };
    await answerShopPrivacy({ ...stranger, shop: 'strange.myshopify.com' });
    await answerShopPrivacy({ ...stranger, tenantId: 'ten_lumen' });
  }
  expect(await held(cleo.id)).toContain('cleo@three.example');
});

test('a customer who asks for their data is put before the client, with what the orders hold, once (S4-51)', async () => {
  const [dora, other] = [await ordered('dora@four.example'), await ordered('dora@four.example')];
  await deliver('customers/data_request', { customer: { id: 2 }, orders_requested: [dora.number] });
  for (const job of await waiting()) {
    await answerShopPrivacy(job);
    await answerShopPrivacy(job);
  }
  const { requests } = await readPrivacy(ONE);
  expect(requests).toMatchObject([{ kind: 'export', shop: SHOP, email: 'dora@four.example' }]);
  const [request] = requests;
  if (!request) throw new Error('no request');
  expect(request.order.id).toBe(dora.id);
  await sendPrivacyRequest({ tenantId: TENANT, requestId: request.id, userId: 'usr_one' });
  const [mail] = await inbox.store.find({ limit: 5 });
  if (!mail) throw new Error('no mail');
  const { subject, text } = await inbox.store.parse(mail);
  expect(subject).toContain(request.order.order_ref);
  expect([text?.includes(SHOP), text?.includes('dora@four')]).toEqual([true, false]);
  const asked = { request: request.id, email: request.email, locale: DEFAULT_LOCALE };
  await expect(exportForShop({ ...ONE, tenantId: 'ten_lumen' }, asked)).rejects.toMatchObject({
    code: 'not_found',
  });
  const { document } = await exportForShop(ONE, asked);
  const orders = document.records.filter(({ kind }) => kind === 'order');
  expect(orders).toMatchObject([{ id: request.order.order_ref, fields: { email: 'dora@four.example' } }]);
  expect((await readPrivacy(ONE)).requests).toEqual([]);
  await exportForShop(ONE, asked);
  await Promise.all([ship(dora.id), ship(other.id)]);
});

test('a shop that took the app out has all its recipients erased, also of orders that were asked for again (S4-51)', async () => {
  const eve = await ordered('eve@five.example');
  await world.sql("update orders set status = 'cancelled' where id = $1", [eve.id]);
  // Taken back and asked for again: another order of ours for the same request.
  await world.sql(`update shop_fulfilment_orders set state = 'withdrawn' where order_id = $1`, [eve.id]);
  for (const request of sandbox.world.requests.values())
    if (request.orderId.endsWith(String(eve.number)))
      sandbox.world.requests.put({ ...request, status: 'OPEN', requestStatus: 'SUBMITTED' });
  await pullShop({ tenantId: TENANT });
  await world.sql("update orders set status = 'shipped' where kind = 'shop' and status <> 'cancelled'");
  await deliver('app/uninstalled', {});
  await deliver('shop/redact', {});
  for (const job of await waiting()) await answerShopPrivacy(job);
  const left = await world.sql<{ n: number; erased: number }>(
    `select count(*)::int as n, count(*) filter (where snapshot ? 'erasedAt')::int as erased from orders where kind = 'shop'`,
  );
  expect(left).toEqual([{ n: 7, erased: 7 }]);
  const texts = await world.sql<{ text: string }>(
    'select jsonb_agg(s.term)::text as text from search_terms s',
  );
  expect(texts[0]?.text ?? '').not.toMatch(/eve@five|dora@four|bea@two|cleo@three/);
});
