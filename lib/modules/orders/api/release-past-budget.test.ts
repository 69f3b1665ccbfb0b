/** @jest-environment node */
import { releasePastBudget } from '@/lib/modules/orders/contract/release-past-budget';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readOrderHandler } from './read-order';
import { releasePastBudgetHandler } from './release-past-budget';

jest.setTimeout(60_000);

const ADMIN = 'admin@lumen-robotics.example';
const STAFF = 'super@merchloom.example';

let world: DemoWorld;
let order = '';
let cost = 0;
beforeAll(async () => {
  world = await startDemoWorld([releasePastBudgetHandler, readOrderHandler]);
  const [row] = await world.sql<{ id: string; cost: number }>(
    "select id, credit_minor::int as cost from orders where status = 'over_budget'",
  );
  order = row?.id ?? '';
  cost = row?.cost ?? 0;
});
/** Waiting again, with this much room on the account. */
const wait = async (room: number) => {
  await world.sql(
    `update credit_accounts set limit_minor = $1::bigint + reserved_minor - balance_minor
    where tenant_id = 'ten_lumen' and currency = 'EUR'`,
    [room],
  );
  await world.sql("update orders set status = 'over_budget', returns_to = 'new' where id = $1", [order]);
};
afterAll(() => world.close());

const pathOf = (id = order, tenant = 'ten_lumen') => `/api/${tenant}/orders/${id}/release-past-budget`;
const release = (person: string, path = pathOf()) => world.post(path, undefined, person);
const reserved = async () => {
  const [row] = await world.sql<{ held: number; used: number; budget: number }>(
    `select coalesce(sum(r.held_minor), 0)::int as held, b.used_minor::int as used, b.budget_minor::int as budget
    from event_budgets b left join credit_reservations r on r.order_id = $1 and r.state = 'open'
    where b.event_id = 'evt_lumen_crew' group by 2, 3`,
    [order],
  );
  return row;
};

test('the account is never passed: too little there is said, and the order waits on (D37-6)', async () => {
  await wait(cost - 1);
  const answer = await release(ADMIN);
  expect([answer.status, answer.json.code]).toEqual([409, 'credit_too_low']);
  expect(await reserved()).toMatchObject({ held: 0 });
});

test('who may change the billing releases an order past its event’s budget, which stays as it is (D32, D37-6)', async () => {
  await wait(cost);
  const shown = await world.get(`/api/ten_lumen/orders/${order}`, ADMIN);
  expect(shown.json.data).toMatchObject({ can_pass_budget: true });
  const answer = await release(ADMIN);
  check(releasePastBudget, answer);
  expect(answer.json.data).toMatchObject({ status: 'new', can_pass_budget: false });
  const after = await reserved();
  expect(after).toMatchObject({ held: cost, used: cost });
  expect(cost).toBeGreaterThan(after?.budget ?? Infinity);
  const logged = await world.sql(
    "select actor, actor_user_id from audit_log where subject_id = $1 and action = 'order.released_past_budget'",
    [order],
  );
  expect(logged).toEqual([{ actor: 'client', actor_user_id: 'usr_lumen_admin' }]);
  expect((await release(ADMIN)).status).toBe(409);
});

test('staff may, too; nobody else, no other client, and no order that waits for the limit', async () => {
  await wait(cost);
  expect((await release('service@fjord-fern.example', pathOf(order, 'ten_fjord'))).status).toBe(403);
  expect((await release('admin@fjord-fern.example', pathOf(order, 'ten_fjord'))).status).toBe(404);
  expect((await release('accounts@merchloom.example')).status).toBe(403);
  const [limit] = await world.sql<{ id: string }>("select id from orders where status = 'over_budget_limit'");
  const forLimit = await release('admin@fjord-fern.example', pathOf(limit?.id, 'ten_fjord'));
  expect([forLimit.status, forLimit.json.code]).toEqual([409, 'conflict']);
  const answer = await release(STAFF);
  expect([answer.status, answer.json.data['status']]).toEqual([200, 'new']);
});
