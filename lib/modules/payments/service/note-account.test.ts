/** @jest-environment node */
import { payments } from '@/lib/payments';
import { noteAccount } from './note-account';
import { signatureHeader } from '@/sandbox/shared/sign';
import { sandboxKeys } from '@/sandbox/stripe/keys';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { Shopper } from '@/scripts/test/shopper';

jest.setTimeout(60_000);

const ACCOUNT = 'acct_sandbox_uk_fjord';
let world: CheckoutWorld;

beforeAll(async () => {
  world = await startCheckoutWorld([FJORD]);
});
afterAll(() => world.close());

async function pays(): Promise<[number, unknown]> {
  const shopper = new Shopper(world, FJORD);
  await shopper.createCustomer();
  const paid = await shopper.pay({ amount: '63.74', total_shipping_price: '6.54' });
  return [paid.status, paid.json['code'] ?? null];
}
const told = () =>
  world.sql<{ data: unknown }>("select data from audit_log where action = 'billing.updated' order by at");
async function tell(enabled: boolean): Promise<void> {
  world.stripe.control.account('UK', ACCOUNT, enabled);
  await world.stripe.control.settled();
}
const purges = async () =>
  (
    await world.ownerSql<{ slug: string }>(
      `select j.payload ->> 'slug' as slug from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'purge-store'`,
    )
  ).map(({ slug }) => slug);

test('a store whose account may not take payments takes none, until it may again', async () => {
  expect(await pays()).toEqual([200, null]);
  await tell(false);
  expect(await pays()).toEqual([422, 'payments_unavailable']);
  expect(await purges()).toContain('fjord-fern');
  await tell(true);
  await tell(true);
  expect(await pays()).toEqual([200, null]);
  expect((await told()).map(({ data }) => data)).toEqual([
    { account: ACCOUNT, charges_enabled: false },
    { account: ACCOUNT, charges_enabled: true },
  ]);
});

test('an old message that comes last changes nothing: the provider itself is asked', async () => {
  await tell(false);
  await tell(true);
  const [first] = world.stripe.control.events({ type: 'account.updated' }).slice(-2);
  await world.ownerSql('delete from provider_events where event_id = $1', [first?.id]);
  expect(await world.stripe.control.deliver([first?.id ?? ''])).toEqual([200]);
  expect(await pays()).toEqual([200, null]);
});

test('while the provider is away the message is not taken, and comes again', async () => {
  await tell(false);
  await world.ownerSql('update provider_accounts set charges_enabled = true where account_id = $1', [
    ACCOUNT,
  ]);
  const [last] = world.stripe.control.events({ type: 'account.updated' }).slice(-1);
  await world.ownerSql('delete from provider_events where event_id = $1', [last?.id]);
  const away = { count: 3, latencyMs: 0, status: 500, when: 'before', disconnect: false } as const;
  world.stripe.control.fault({ ...away, path: '/v1/accounts/*', method: 'GET' });
  expect(await world.stripe.control.deliver([last?.id ?? ''])).toEqual([503]);
  expect(await world.stripe.control.deliver([last?.id ?? ''])).toEqual([200]);
  expect(await pays()).toEqual([422, 'payments_unavailable']);
});

test('the page is looked at before the message comes: the same news, noted once', async () => {
  await tell(true);
  const before = (await told()).length;
  world.stripe.control.mischief({ kind: 'hold', count: 1, ms: 0 });
  world.stripe.control.account('UK', ACCOUNT, false);
  const merchant = { region: 'UK', account: ACCOUNT } as const;
  const seen = await Promise.all([
    noteAccount('ten_fjord', merchant, 'req_look'),
    noteAccount('ten_fjord', merchant, 'req_again'),
  ]);
  expect(seen.map((account) => account?.chargesEnabled)).toEqual([false, false]);
  expect(await pays()).toEqual([422, 'payments_unavailable']);
  world.stripe.control.release();
  await world.stripe.control.settled();
  expect((await told()).length).toBe(before + 1);
});

test('an answer that a newer one has overtaken does not stay', async () => {
  const merchant = { region: 'UK', account: ACCOUNT } as const;
  await tell(true);
  const old = await payments().readAccount(merchant);
  await tell(false);
  const late = jest.spyOn(payments(), 'readAccount').mockResolvedValueOnce(old);
  expect(await noteAccount('ten_fjord', merchant, 'req_late')).toMatchObject({ chargesEnabled: false });
  late.mockRestore();
  expect(await pays()).toEqual([422, 'payments_unavailable']);
});

test('who cuts the connection at the provider is heard', async () => {
  await tell(true);
  world.stripe.control.mischief({ kind: 'drop', count: 1, ms: 0 });
  world.stripe.control.account('UK', ACCOUNT, false);
  const event = {
    id: 'evt_cut_off',
    object: 'event',
    type: 'account.application.deauthorized',
    livemode: false,
    account: ACCOUNT,
    data: { object: { id: 'ca_platform', object: 'application' } },
  };
  const body = JSON.stringify(event);
  const signature = signatureHeader(body, sandboxKeys('UK').webhookSecret);
  const taken = await world.post('/api/stripe/webhook?region=UK', body, { 'stripe-signature': signature });
  expect(taken.status).toBe(200);
  expect(await pays()).toEqual([422, 'payments_unavailable']);
});
