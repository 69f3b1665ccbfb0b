/** @jest-environment node */
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

test('rows of every seeded order that is open or captured add up to the accounts (D37-3, D37-4)', async () => {
  expect(await checkLedger()).toEqual([]);
  const wrong = await world.sql(
    `select o.id, o.status, r.state from orders o
    left join credit_reservations r on r.tenant_id = o.tenant_id and r.order_id = o.id
    where o.credit_minor > 0 and r.state is distinct from case o.status when 'shipped' then 'captured'
      when 'cancelled' then 'released' when 'over_budget' then null when 'over_budget_limit' then null else 'open' end`,
  );
  expect(wrong).toEqual([]);
});

test('the waiting orders wait for a true reason: the limit, and the budget of their event (D37-5)', async () => {
  const waiting = await world.sql(
    `select o.status, o.credit_minor > 0 and o.total_minor = 0 as owes,
      a.balance_minor + a.limit_minor - a.reserved_minor >= o.credit_minor as fits_account,
      b.budget_minor - b.used_minor >= o.credit_minor as fits_budget
    from order_waits w join orders o on o.tenant_id = w.tenant_id and o.id = w.order_id
    join credit_accounts a on a.tenant_id = o.tenant_id and a.currency = o.currency
    join event_budgets b on b.tenant_id = o.tenant_id and b.event_id = o.event_id order by 1`,
  );
  expect(waiting).toEqual([
    { status: 'over_budget', owes: true, fits_account: true, fits_budget: false },
    { status: 'over_budget_limit', owes: true, fits_account: false, fits_budget: null },
  ]);
});

test('accounts have room left for what people try out, and never had less than none', async () => {
  const [fjord] = await world.sql<{ room: number }>(
    `select (balance_minor + limit_minor - reserved_minor)::int as room from credit_accounts
    where tenant_id = 'ten_fjord' and currency = 'GBP'`,
  );
  expect(fjord?.room).toBeGreaterThan(50_000);
  const over = await world.sql(
    `select l.id from ledger_rows l join credit_accounts a on a.tenant_id = l.tenant_id and a.currency = l.currency
    where l.balance_after_minor + a.limit_minor - l.reserved_after_minor < 0`,
  );
  expect(over).toEqual([]);
});
