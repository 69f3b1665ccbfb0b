/** @jest-environment node */
import { sql, type SQL } from 'drizzle-orm';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { checkLedger } from './check-ledger';
import { captureCredit, CREDIT_CLOSED } from './statements/close-reservation';
import { RESERVE_OUTCOME, reserveCredit } from './statements/reserve-credit';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

const LUMEN = { tenantId: 'ten_lumen', actor: 'system' } as const;
const OWN = { tenant: sql`'ten_lumen'`, at: sql`now()` };

/** As a claim does: counts up its event, and reserves in the same statement if the count could be had. */
async function place(order: string, amount: number, most: number): Promise<unknown> {
  const writes = reserveCredit({
    ...OWN,
    currency: sql`'EUR'`,
    order: sql`${order}`,
    event: sql`'evt_lumen_summit'`,
    amount: sql`${amount}`,
    allowed: sql`exists (select from seat)`,
  });
  const answer = (outcome: SQL) => sql`
    with seat as (update events set claims_used = claims_used + 1
      where tenant_id = 'ten_lumen' and id = 'evt_lumen_summit' and claims_used < ${most} returning 1), ${writes}
    select exists (select from seat) as seat, ${outcome} as outcome`;
  const { rows } = await withTenantOnce(LUMEN, (tx) => tx.execute(answer(RESERVE_OUTCOME)));
  return rows[0];
}
const used = async () => {
  const [row] = await world.sql<{ claims: number; used: number }>(
    `select claims_used as claims, used_minor::integer as used from events e
    join event_budgets b on b.tenant_id = e.tenant_id and b.event_id = e.id where e.id = 'evt_lumen_summit'`,
  );
  return row;
};

test('a reservation joins another statement, which keeps its own writes where an order has to wait (D37-5)', async () => {
  await world.sql("update event_budgets set budget_minor = 1000 where event_id = 'evt_lumen_summit'");
  const [before] = await world.sql<{ claims: number }>(
    "select claims_used as claims from events where id = 'evt_lumen_summit'",
  );
  const claims = before?.claims ?? 0;
  expect(await place('ord_a', 600, claims + 2)).toEqual({ seat: true, outcome: 'reserved' });
  expect(await place('ord_b', 600, claims + 2)).toEqual({ seat: true, outcome: 'over_budget' });
  expect(await place('ord_c', 100, claims + 2)).toEqual({ seat: false, outcome: null });
  expect(await used()).toEqual({ claims: claims + 2, used: 600 });
  const captured = await withTenantOnce(LUMEN, (tx) =>
    tx.execute(sql`with ${captureCredit({ ...OWN, order: sql`'ord_a'`, allowed: sql`false` })}
      select ${CREDIT_CLOSED} as held`),
  );
  expect(captured.rows).toEqual([{ held: null }]);
  expect(await checkLedger()).toEqual([]);
});
