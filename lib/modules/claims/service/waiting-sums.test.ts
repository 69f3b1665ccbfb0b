/** @jest-environment node */
import fc from 'fast-check';
import pg from 'pg';
import { withTenant } from '@/lib/db/with-tenant';
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { captureShipped } from '@/lib/modules/orders/service/close-credit';
import { releaseWaiting } from '@/lib/modules/orders/service/release-waiting';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { recipient, startClaimWorld, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, layPromo, SUMMIT, TENANT } from '@/scripts/test/fixtures/promo';
import { propertyRuns } from '@/scripts/test/property-runs';

jest.setTimeout(600_000);

const COST = 1482;

let world: ClaimWorld;
let url = '';
beforeAll(async () => {
  world = await startClaimWorld();
  url = world.databaseUrl;
  await layStore(SUMMIT);
  await layCode('MANY', { maxUses: 1_000_000 });
  await layPromo({ id: 'evt_other', slug: 'other-gift', sample: true });
  await world.asOwner(`insert into users (id, email, name, password_hash, tenant_id, role)
    values ('usr_ada', 'ada@lumen.example', 'Ada', 'x', '${TENANT}', 'admin')`);
  await world.sql('update variants set stock = 1000000');
});
afterAll(() => world.close());

/** What is left of the account, and of the event's budget, from now on. */
const setRoom = (minor: number) =>
  world.sql(
    `update credit_accounts set limit_minor = greatest(0, $1::bigint + reserved_minor - balance_minor)
    where tenant_id = $2 and currency = 'EUR'`,
    [minor, TENANT],
  );
const setBudget = (minor: number | null) =>
  world.sql('update event_budgets set budget_minor = used_minor + $1::bigint where event_id = $2', [
    minor,
    SUMMIT.eventId,
  ]);

const claim = () => world.claim(recipient({ promo_code: 'MANY' }));
const sample = () => world.claim(recipient(), { path: '/api/ten_lumen/other-gift/claim' });

/** Orders by status. */
async function counts(): Promise<Record<string, number>> {
  const rows = await world.sql<{ status: string; count: number }>(
    'select status, count(*)::int as count from orders group by 1',
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Everything that must be true of the books and of what waits, however much has happened at once. */
async function holds(): Promise<void> {
  expect(await checkLedger()).toEqual([]);
  const wrong = await world.sql(
    `select o.id, o.status, r.state, w.order_id is not null as waits from orders o
    left join credit_reservations r on r.tenant_id = o.tenant_id and r.order_id = o.id
    left join order_waits w on w.tenant_id = o.tenant_id and w.order_id = o.id
    where (o.status in ('over_budget', 'over_budget_limit')) is distinct from (w.order_id is not null)
      or coalesce(r.state = 'open', false) is distinct from (o.status = 'new')`,
  );
  expect(wrong).toEqual([]);
}

describe('50 claims at once (D37-5)', () => {
  test('never pass the limit: the others wait, and what comes free lets just as many go on', async () => {
    await setBudget(null);
    await setRoom(20 * COST + COST - 1);
    const answers = await Promise.all(Array.from({ length: 50 }, claim));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await counts()).toEqual({ new: 20, over_budget_limit: 30 });
    await holds();
    await setRoom(7 * COST);
    // Any number of hands at once release each order once.
    await Promise.all([1, 2, 3].map(() => releaseWaiting({ tenantId: TENANT })));
    expect(await counts()).toEqual({ new: 27, over_budget_limit: 23 });
    await setRoom(100 * COST);
    await releaseWaiting({ tenantId: TENANT });
    expect(await counts()).toEqual({ new: 50 });
    await holds();
  });

  test('never pass the budget, while claims of another event go on', async () => {
    await setRoom(1000 * COST);
    await setBudget(11 * COST);
    await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? claim() : sample())));
    expect(await counts()).toEqual({ new: 50 + 25 + 11, over_budget: 14 });
    await setBudget(null);
    await releaseWaiting({ tenantId: TENANT });
    expect(await counts()).toEqual({ new: 100 });
    await holds();
  });
});

type Step = 'claim' | 'sample' | 'cancel' | 'ship' | 'room' | 'budget' | 'release';
const step: fc.Arbitrary<{ do: Step; much: number }> = fc.record({
  do: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Step>('claim', 'sample') },
    { weight: 3, arbitrary: fc.constantFrom<Step>('cancel', 'ship', 'release') },
    { weight: 1, arbitrary: fc.constantFrom<Step>('room', 'budget') },
  ),
  much: fc.integer({ min: 0, max: 8 * COST }),
});

/** Ends one order of any that are open, if there is one. */
async function end(how: 'cancel' | 'ship', much: number): Promise<void> {
  const open = await world.sql<{ id: string }>(
    `select id from orders where status in ('new', 'over_budget', 'over_budget_limit') order by id`,
  );
  const id = open[much % Math.max(1, open.length)]?.id;
  if (id === undefined) return;
  const context = { tenantId: TENANT, actor: 'system' } as const;
  await withTenant(context, async (tx) => {
    const order = await lockOrder(tx, TENANT, id);
    if (order?.status !== 'new' && how === 'ship') return;
    if (!order || order.status === 'cancelled' || order.status === 'shipped') return;
    if (how === 'cancel') return cancelOrder(tx, context, order, { actor: 'system', reason: 'x' });
    await tx.execute(`update orders set status = 'shipped' where id = '${id}'`);
    await captureShipped(tx, order);
  });
}

const take = ({ do: what, much }: { do: Step; much: number }): Promise<unknown> => {
  switch (what) {
    case 'claim':
      return claim();
    case 'sample':
      return sample();
    case 'room':
      return setRoom(much);
    case 'budget':
      return setBudget(much % 2 === 0 ? much : null);
    case 'release':
      return releaseWaiting({ tenantId: TENANT });
    default:
      return end(what, much);
  }
};

test('whatever happens at once, with connections cut now and then: books and waits are right (D37-3, D37-6)', async () => {
  const steps = fc.sample(step, propertyRuns(250));
  const hands = 5;
  const cutter = new pg.Client({ connectionString: url });
  await cutter.connect();
  let cutting = true;
  const cut = async () => {
    while (cutting) {
      await cutter.query(`select pg_terminate_backend(pid), pg_sleep(0.3) from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
        order by random() limit 1`);
    }
    await cutter.end();
  };
  const work = async (from: number) => {
    for (let at = from; at < steps.length; at += hands) {
      const each = steps[at];
      // A cut connection fails what was going on: all of it, or nothing.
      if (each) await take(each).catch(() => undefined);
    }
  };
  const done = cut();
  await Promise.all(Array.from({ length: hands }, (_, hand) => work(hand)));
  cutting = false;
  await done;
  await holds();
  // All room there is: nothing is left behind.
  await setRoom(1_000_000_000);
  await setBudget(null);
  await releaseWaiting({ tenantId: TENANT });
  const { over_budget, over_budget_limit } = await counts();
  expect([over_budget, over_budget_limit]).toEqual([undefined, undefined]);
  await holds();
});
