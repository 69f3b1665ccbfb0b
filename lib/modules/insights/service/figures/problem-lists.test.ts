/** @jest-environment node */
import { readDashboardFiguresHandler } from '@/lib/modules/insights/api/figures';
import type { DashboardFigures } from '@/lib/modules/insights/contract/dashboard-figures';
import { problemList } from '@/lib/modules/insights/rules/problem-list';
import { listOrdersHandler } from '@/lib/modules/orders/api/list-orders';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

const ADMIN = 'admin@fjord-fern.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readDashboardFiguresHandler, listOrdersHandler]);
  const some = (status: string) =>
    `(select id from orders where tenant_id = 'ten_fjord' and status = '${status}' order by id limit 1)`;
  // Held and in an issue's status at once.
  await world.sql(`update orders set hold_reason = 'disputed', held_at = now()
    where id in (${some('address_issue')}, ${some('in_production')})`);
  const dispute = (id: string, state: string, status: string) =>
    world.sql(`insert into order_disputes (tenant_id, dispute_id, order_id, amount_minor, reason, state, opened_at, closed_at)
      values ('ten_fjord', '${id}', ${some(status)}, 500, 'general', '${state}', now(), ${state === 'lost' ? 'now()' : 'null'})`);
  // Two of one order, one that asks for an answer before it is a dispute, and one that is lost.
  await dispute('dp_one', 'open', 'in_production');
  await dispute('dp_two', 'open', 'in_production');
  await dispute('dp_asks', 'inquiry', 'address_issue');
  await dispute('dp_lost', 'lost', 'shipped');
  await world.sql(`update orders set payment_status = 'dispute_lost' where id = ${some('shipped')}`);
});
afterAll(() => world.close());

test('each figure is the total of the list that it opens (D38-41)', async () => {
  const answer = await world.get('/api/ten_fjord/dashboard/figures', ADMIN);
  const { problems } = answer.json.data as unknown as DashboardFigures;
  const linked = problems.flatMap(({ problem, count }) => {
    const list = problemList(problem);
    return list ? [{ problem, count, list }] : [];
  });
  expect(linked.map(({ problem }) => problem)).toEqual(
    expect.arrayContaining(['address_issue', 'disputes', 'held']),
  );
  for (const { problem, count, list } of linked) {
    const { json } = await world.get(`/api/ten_fjord/orders?${new URLSearchParams(list)}`, ADMIN);
    expect([problem, (json.data as unknown as { total: number }).total]).toEqual([problem, count]);
  }
  expect(problems).toContainEqual({ problem: 'disputes', count: 2 });
});
