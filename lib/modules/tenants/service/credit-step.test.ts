/** @jest-environment node */
import { readAccountStatusHandler } from '@/lib/modules/tenants/api/read-account-status';
import { readAccountStatus } from '@/lib/modules/tenants/contract/read-account-status';
import { recordTopUp } from '@/lib/modules/ledger/service/move-credit';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readAccountStatusHandler]);
});
afterAll(() => world.close());

async function isOpen(tenant: string, person: string): Promise<boolean> {
  const answer = await world.get(`/api/${tenant}/standing`, person);
  check(readAccountStatus, answer);
  const steps = answer.json.data['open_steps'] as unknown as string[];
  return steps.includes('credit');
}
const lumen = () => isOpen('ten_lumen', 'admin@lumen-robotics.example');

test('credit is open where a gift or a bulk order has nothing to be paid with, until money or a limit comes (D52-1)', async () => {
  expect(await lumen()).toBe(false);
  await world.sql('update credit_accounts set limit_minor = 0');
  expect(await lumen()).toBe(true);
  expect(await isOpen('ten_fjord', 'admin@fjord-fern.example')).toBe(false);
  const context = { tenantId: 'ten_lumen', actor: 'system' } as const;
  // Money in another currency pays for none of its events.
  await recordTopUp(context, { currency: 'GBP', amount: 5000, paymentId: 'pi_gbp' });
  expect(await lumen()).toBe(true);
  // Its orders under way have taken what they cost: money that does no more than pay for them leaves nothing.
  const [account] = await world.sql<{ taken: string }>(
    "select reserved_minor - balance_minor as taken from credit_accounts where tenant_id = 'ten_lumen' and currency = 'EUR'",
  );
  const taken = Number(account?.taken);
  expect(taken).toBeGreaterThan(0);
  await recordTopUp(context, { currency: 'EUR', amount: taken, paymentId: 'pi_eur' });
  expect(await lumen()).toBe(true);
  await recordTopUp(context, { currency: 'EUR', amount: 1, paymentId: 'pi_eur_more' });
  expect(await lumen()).toBe(false);
  await world.sql("update credit_accounts set balance_minor = 0 where currency = 'EUR'");
  await world.sql(
    "update events set status = 'Draft', deleted_at = now(), purge_due_at = now() where tenant_id = 'ten_lumen'",
  );
  expect(await lumen()).toBe(false);
});
