/** @jest-environment node */
import { releaseWaiting } from '@/lib/modules/orders/service/release-waiting';
import { beginCard } from '@/lib/modules/payments/service/cards/begin-card';
import { settleCard } from '@/lib/modules/payments/service/cards/settle-card';
import { listSyncLog } from '@/lib/modules/shop-platform/service/list-sync-log';
import { payments } from '@/lib/payments';
import { clientFor } from '@/sandbox/stripe/testing';
import { placeOrder } from '@/sandbox/shopify/orders';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { startShopifySandbox, type ShopifySandbox } from '@/sandbox/shopify/start';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { setTestEnv, shopifyTestEnv } from '@/scripts/test/env';
import { PRAIRIE } from '@/scripts/test/fixtures/stores';
import { addPerson } from '@/scripts/test/people';
import { connectTestShop } from '@/scripts/test/shop';
import { prepareShop } from '@/lib/modules/shop-platform/service/prepare/prepare-shop';
import { sendShopMail } from '@/lib/modules/shop-orders/service/send-shop-mail';
import { chargeShopOrder } from './charge-order';
import { pullShop } from './pull-shop';

jest.setTimeout(90_000);

const SHOP = 'prairie.myshopify.com';
const TENANT = PRAIRIE.tenantId;
const ONE = { tenantId: TENANT, actor: 'client', userId: 'usr_one' } as const;
const STORE = {
  ...PRAIRIE,
  creditLimit: 0,
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
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await Promise.all([sandbox.close(), inbox.close()]);
  await world.close();
});

/** Saves a card for payments at which nobody is there. */
async function save(method: string): Promise<void> {
  const { cardId } = await beginCard(ONE, { currency: 'USD', key: null, forOrders: true });
  const [row] = await world.sql<{ setup_id: string }>('select setup_id from saved_cards where id = $1', [
    cardId,
  ]);
  await clientFor(world.stripe, 'sk_test_sandbox_us').setupIntents.confirm(row?.setup_id ?? '', {
    payment_method: method,
    return_url: 'https://x.example',
  });
  await settleCard(ONE, cardId);
}

async function placed() {
  const [variant] = await world.sql<{ sku: string }>('select sku from variants where tenant_id = $1', [
    TENANT,
  ]);
  const request = placeOrder(sandbox.world, SHOP, {
    lines: [{ sku: variant?.sku ?? '', quantity: 1 }],
  });
  await pullShop({ tenantId: TENANT });
  const [row] = await world.sql<{ order_id: string }>(
    'select order_id from shop_fulfilment_orders where gid = $1',
    [request?.id],
  );
  return { tenantId: TENANT, orderId: row?.order_id ?? '' };
}
const statusOf = async ({ orderId }: { orderId: string }) =>
  (await world.sql<{ status: string }>('select status from orders where id = $1', [orderId]))[0]?.status;
const release = () => releaseWaiting({ tenantId: TENANT });
const account = async () =>
  (
    await world.sql<{ balance: number; reserved: number }>(
      `select balance_minor::int as balance, reserved_minor::int as reserved from credit_accounts
       where tenant_id = $1 and currency = 'USD'`,
      [TENANT],
    )
  )[0];
const charges = () => world.sql<{ state: string }>('select state from top_ups order by made_at');

test('an order waits until the saved card has paid what it costs, once, and then goes on (S4-65, D36-17)', async () => {
  await save('pm_card_visa');
  const order = await placed();
  expect(await statusOf(order)).toBe('over_budget_limit');
  const charge = payments().chargeTopUp;
  // Killed between the provider's answer and ours.
  jest.spyOn(payments(), 'chargeTopUp').mockImplementationOnce(async (...args) => {
    await charge(...args);
    throw new Error('killed');
  });
  await expect(chargeShopOrder(order)).rejects.toThrow('killed');
  await Promise.all([chargeShopOrder(order), chargeShopOrder(order)]);
  await release();
  expect(await statusOf(order)).toBe('new');
  await chargeShopOrder(order);
  const after = await account();
  expect(after?.balance).toBeGreaterThan(0);
  expect(after?.reserved).toBe(after?.balance);
  expect(await charges()).toEqual([{ state: 'paid' }]);
});

test('a card that is declined or asks for somebody leaves the order waiting, with a mail that leads to paying (D36-17)', async () => {
  await save('pm_card_visa');
  const charge = payments().chargeTopUp;
  jest
    .spyOn(payments(), 'chargeTopUp')
    .mockImplementation((asked) =>
      charge({ ...asked, card: { ...asked.card, methodId: 'pm_card_authenticationRequired' } }),
    );
  const order = await placed();
  await chargeShopOrder(order);
  await chargeShopOrder(order);
  expect(await statusOf(order)).toBe('over_budget_limit');
  expect((await charges()).map(({ state }) => state)).toEqual(['paid', 'cancelled']);
  const job = { ...order, kind: 'payment_failed', since: 1, userId: 'usr_one' } as const;
  await sendShopMail(job);
  const [mail] = await inbox.store.find({ limit: 5 });
  if (!mail) throw new Error('no mail');
  const { subject, text } = await inbox.store.parse(mail);
  expect(subject).toMatch(/^Order \S+ from your shop waits for payment$/);
  expect(text).toContain('/settings/billing-account/top-up?currency=USD');
  jest.restoreAllMocks();
  // Another card is charged at once for all that waits.
  await save('pm_card_visa');
  const [added] = await world.ownerSql<{ payload: typeof order }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'charge-shop-order' and j.payload ->> 'orderId' = $1`,
    [order.orderId],
  );
  expect(added?.payload).toEqual(order);
  await chargeShopOrder(order);
  await release();
  expect(await statusOf(order)).toBe('new');
  await sendShopMail(job);
  expect(await inbox.store.find({ limit: 5 })).toHaveLength(1);
});

test('without a card it waits, and credit that there is pays for it (D36-17)', async () => {
  const order = await placed();
  await world.sql("update saved_cards set state = 'ended', ended_at = now()");
  await chargeShopOrder(order);
  expect(await statusOf(order)).toBe('over_budget_limit');
  const before = await account();
  await world.sql(
    'update credit_accounts set limit_minor = 1000000, activated_at = now() where tenant_id = $1',
    [TENANT],
  );
  await release();
  expect(await statusOf(order)).toBe('new');
  expect((await account())?.reserved).toBeGreaterThan(before?.reserved ?? 0);
  expect((await charges()).length).toBe(3);
  const { entries } = await listSyncLog(ONE, { failed: false, limit: 100 });
  const told = entries.filter(({ kind }) => kind === 'charge');
  const ends = told.map(({ outcome, reason, may_replay: may }) => [reason ?? outcome, may]);
  expect(ends).toContainEqual(['no_card', true]);
  expect(ends).toContainEqual(['card_declined', false]);
  expect(ends).toContainEqual(['done', false]);
});
