/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { setClock } from '@/lib/kernel/clock';
import { withStaff } from '@/lib/db/with-staff';
import { handlers } from '@/lib/modules/fulfilment/api';
import type { FulfillerDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

const CARE = 'care@merchloom.example';
const ID = 'ful_pace_test';
/** A Tuesday. */
const NOW = '2026-11-10T10:00:00Z';

let world: DemoWorld;
let restore: () => void;
let orders: string[] = [];
beforeAll(async () => {
  world = await startDemoWorld([...handlers]);
  await world.asOwner(
    `insert into fulfillers (id, name, regions, status, accept_days, print_days, ship_days, promised_days)
     values ('${ID}', 'Pace Press', '{UK}', 'closed', 1, 2, 1, 4)`,
  );
  const rows = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = 'ten_fjord' and status = 'shipped' order by id limit 6`,
  );
  orders = rows.map(({ id }) => id);
  restore = setClock(() => new Date(NOW));
});
afterAll(async () => {
  restore();
  await world.close();
});

const read = async () =>
  (await world.get(`/api/fulfillers/${ID}`, CARE)).json.data as unknown as FulfillerDetail;
const move = (index: number, status: string, at: string) =>
  world.sql(
    `update orders set status = '${status}', fulfiller_id = '${ID}', updated_at = '${at}' where id = '${orders[index]}'`,
  );

test('one that has nothing has no figures (S2.2-153, S2.2-154, S2.2-178)', async () => {
  const { state, work, pace } = await read();
  expect([state, work]).toEqual([
    'closed',
    { to_send: 0, being_made: 0, expected_end: null, overdue: false },
  ]);
  expect(pace).toMatchObject({ submitted: 0, accepted_percent: null });
  expect(pace.steps.map(({ promised_days: days, median_days: median }) => [days, median])).toEqual([
    [1, null],
    [2, null],
    [1, null],
  ]);
});

test('what is still to be answered and being made are together what it has in hand (S2.2-178)', async () => {
  await move(0, 'submitting_to_fulfiller', NOW);
  await move(1, 'submitted_to_fulfiller', '2026-11-09T10:00:00Z');
  await move(2, 'in_production', '2026-11-02T10:00:00Z');
  await move(3, 'ready_to_ship', '2026-11-10T09:00:00Z');
  const { state, orders_in_hand: inHand, work } = await read();
  expect([state, inHand]).toEqual(['draining', 4]);
  // Sent today, it has four days: to Monday.
  expect(work).toEqual({ to_send: 1, being_made: 3, expected_end: '2026-11-16', overdue: false });
  await move(0, 'shipped', NOW);
  await move(1, 'shipped', NOW);
  await move(3, 'shipped', NOW);
  expect((await read()).work).toEqual({
    to_send: 0,
    being_made: 1,
    expected_end: '2026-11-05',
    overdue: true,
  });
});

test('a step’s days are those of its orders, without the printer’s days off, of 30 days (S2.2-154)', async () => {
  await world.sql('delete from finished_steps');
  const step = (index: number, began: string, ended: string) =>
    world.sql(`insert into finished_steps (tenant_id, order_id, fulfiller_id, step, began_at, ended_at, late)
      values ('ten_fjord', '${orders[index]}', '${ID}', 'print', '${began}', '${ended}', false)`);
  await step(0, '2026-11-06T10:00:00Z', '2026-11-09T10:00:00Z');
  await step(1, '2026-11-02T10:00:00Z', '2026-11-05T10:00:00Z');
  await step(2, '2026-08-03T10:00:00Z', '2026-09-10T10:00:00Z');
  const print = async () => (await read()).pace.steps[1];
  expect(await print()).toEqual({ step: 'print', promised_days: 2, median_days: 2, finished: 2 });
  await world.asOwner(
    `insert into fulfiller_closures (fulfiller_id, first_day, last_day) values ('${ID}', '2026-11-03', '2026-11-04')`,
  );
  expect(await print()).toMatchObject({ median_days: 1 });
  // A holiday of its country on the Monday on which the other one was made.
  await world.sql(`insert into platform_holidays values ('GB', '2026-11-09', 'Founders’ Day', true)`);
  expect(await print()).toMatchObject({ median_days: 0.5 });
});

test('the share of accepted is of those that are decided or parked, of 30 days (S2.2-153)', async () => {
  const sent = (id: string, columns: Record<string, string>) =>
    world.sql(`insert into submissions (tenant_id, id, order_id, fulfiller_id, created_at
      ${Object.keys(columns)
        .map((name) => `, ${name}`)
        .join('')})
      values ('ten_fjord', 'sub_pace_${id}', '${orders[0]}', '${ID}', '2026-11-08T10:00:00Z'
      ${Object.values(columns)
        .map((value) => `, ${value}`)
        .join('')})`);
  await sent('a', { state: `'accepted'` });
  await sent('b', { state: `'accepted'` });
  await sent('c', { state: `'rejected'` });
  await sent('d', { parked_at: `'2026-11-09T10:00:00Z'`, fault: `'timeout'` });
  // Not answered yet, withdrawn, and of long ago.
  await sent('e', { next_at: `'2026-11-10T11:00:00Z'` });
  await sent('f', {});
  await world.sql(`insert into submissions (tenant_id, id, order_id, fulfiller_id, state, created_at)
    values ('ten_fjord', 'sub_pace_old', '${orders[0]}', '${ID}', 'rejected', '2026-10-01T10:00:00Z')`);
  expect((await read()).pace).toMatchObject({ submitted: 4, accepted: 2, accepted_percent: 50 });
});

test.each([
  [
    'order_clocks_of',
    `select step, count(*), max(began_at) from order_clocks where fulfiller_id = '${ID}' group by step`,
  ],
  [
    'finished_steps_of',
    `select step from finished_steps where fulfiller_id = '${ID}' and ended_at > '2026-10-11' order by ended_at desc limit 1500`,
  ],
  [
    'submissions_newest',
    `select state from submissions where fulfiller_id = '${ID}' and coalesce(last_tried_at, created_at) > '2026-10-11'
     and (state <> 'queued' or parked_at is not null) order by coalesce(last_tried_at, created_at) desc limit 5000`,
  ],
])('%s is where the figures are read (S2.2-178)', async (index, query) => {
  // Without one, whatever the tables hold today, all of them would be read.
  const plan = await withStaff({ staffId: 'usr_super' }, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${query}`));
  });
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain(index);
});
