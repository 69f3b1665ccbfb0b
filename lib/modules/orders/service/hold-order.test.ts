/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant } from '@/lib/db/with-tenant';
import { checkFigures } from '@/lib/modules/figures/service/check-figures';
import { waitsWhileHeld } from '@/lib/modules/orders/rules/hold';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { TRANSITIONS } from '@/lib/modules/orders/rules/transition-table';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { resumeOrderHandler } from '../api/resume-order';
import { holdOrder } from './hold-order';
import { moveOrder } from './move-order';
import { lockOrder, movable } from './statements/move';

jest.setTimeout(60_000);

const TENANT = 'ten_fjord';
const context = { tenantId: TENANT, actor: 'system' } as const;

let world: DemoWorld;
let orderId: string;
beforeAll(async () => {
  world = await startDemoWorld([resumeOrderHandler]);
  const [row] = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = '${TENANT}' and status = 'new' limit 1`,
  );
  orderId = row?.id ?? '';
});
afterAll(() => world.close());

/** The locked order in this status, held for a dispute. */
const held = (status: string, act: (tx: Transaction) => Promise<void>) =>
  withTenant(context, async (tx) => {
    await world.sql(
      `update orders set status = '${status}', hold_reason = null, held_at = null where id = '${orderId}'`,
    );
    const order = await lockOrder(tx, TENANT, orderId);
    if (!order) throw new Error('no order');
    await holdOrder(tx, context, order, 'disputed');
    return act(tx);
  });
const read = async () => {
  const [row] = await world.sql<{ status: string; hold: string | null }>(
    `select status, hold_reason as hold from orders where id = '${orderId}'`,
  );
  return row;
};
const resume = (person: string, id = orderId) => world.post(`/api/${TENANT}/orders/${id}/resume`, {}, person);

test('the steps up to the submission wait, by whomever they are made; the printer’s own do not', () => {
  const line = TRANSITIONS.line.map(({ status }) => status);
  const waiting = ORDER_STATUSES.filter((to) => waitsWhileHeld({ to, actor: 'system' }));
  expect(waiting).toEqual(line.slice(1, 8));
  expect(waiting.at(-1)).toBe('submitting_to_fulfiller');
  expect(waitsWhileHeld({ to: 'queued_downloading', actor: 'staff' })).toBe(true);
  expect(ORDER_STATUSES.filter((to) => waitsWhileHeld({ to, actor: 'fulfiller' }))).toEqual([]);
});

test('a held order takes no step forward, and can still be cancelled', async () => {
  await held('new', async (tx) => {
    const order = await lockOrder(tx, TENANT, orderId);
    if (!order) throw new Error('no order');
    const forward = { to: 'queued_downloading', actor: 'system' } as const;
    expect(await moveOrder(tx, context, movable(order), forward)).toEqual({ ok: false, error: 'held' });
    const cancel = { to: 'cancelled', actor: 'system', reason: 'test' } as const;
    expect(await moveOrder(tx, context, movable(order), cancel)).toMatchObject({ ok: true, value: 'moved' });
  });
});

test.each(['shipped', 'cancelled'])('an order that is %s is not held', async (status) => {
  await held(status, () => Promise.resolve());
  expect(await read()).toEqual({ status, hold: null });
});

test('who may release orders lets it go on, once; others may not, and another tenant’s is not found', async () => {
  await held('new', () => Promise.resolve());
  expect((await resume('service@fjord-fern.example')).status).toBe(403);
  expect((await resume('admin@lumen-robotics.example')).status).toBe(404);
  expect(await read()).toEqual({ status: 'new', hold: 'disputed' });
  const gone = await resume('manager@fjord-fern.example');
  expect(gone).toMatchObject({ status: 200, json: { data: { hold: null, held: false, can_resume: false } } });
  expect((await resume('manager@fjord-fern.example')).status).toBe(409);
  const jobs = await world.asOwner<{ name: string }>(
    `select t.identifier as name from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where j.payload ->> 'orderId' = '${orderId}'`,
  );
  expect(jobs.map(({ name }) => name)).toContain('advance-order');
  const history = await world.sql<{ reason: string; actor: string }>(
    `select reason, actor from order_history where order_id = '${orderId}' and reason = 'resumed'`,
  );
  expect(history).toEqual([{ reason: 'resumed', actor: 'client' }]);
});

test('the migration ends the holds of orders that were sent or cancelled, and the sums of orders still agree', async () => {
  const held = async () => {
    const rows = await world.sql<{ status: string }>(
      `select status from orders where hold_reason is not null and tenant_id = '${TENANT}' order by status`,
    );
    return rows.map(({ status }) => status);
  };
  await world.sql(`update orders set hold_reason = null, held_at = null where tenant_id = '${TENANT}'`);
  await world.sql(
    `update orders set hold_reason = 'disputed', held_at = now() where id in (select distinct on (status) id from orders
       where tenant_id = '${TENANT}' and status in ('new', 'shipped', 'cancelled'))`,
  );
  expect(await held()).toEqual(['cancelled', 'new', 'shipped']);
  const migration = await readFile('lib/db/migrations/0105_holds_end.sql', 'utf8');
  await world.asOwner(`begin; ${migration}; commit`);
  expect(await held()).toEqual(['new']);
  expect(await checkFigures({ repair: false })).toEqual([]);
});
