/** @jest-environment node */
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { readOrder } from '@/lib/modules/orders/contract/read-order';
import { releaseOrder } from '@/lib/modules/orders/contract/release-order';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { readOrderHandler } from './read-order';
import { releaseOrderHandler } from './release-order';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readOrderHandler, releaseOrderHandler]);
});
afterAll(() => world.close());

async function orderIn(status: string, tenantId = 'ten_fjord'): Promise<string> {
  const [found] = await world.sql<{ id: string }>(
    'select id from orders where tenant_id = $1 and status = $2 order by created_at desc limit 1',
    [tenantId, status],
  );
  if (!found) throw new Error(`no order is ${status}`);
  return found.id;
}

const path = (id: string, tenantId = 'ten_fjord') => `/api/${tenantId}/orders/${id}`;

function detailOf(answer: DemoAnswer): OrderDetail {
  check(readOrder, answer);
  return answer.json.data as unknown as OrderDetail;
}

describe('release now (D18-2)', () => {
  const traces = async (id: string) => {
    const [order] = await world.sql('select status, edit_until <= now() as ended from orders where id = $1', [
      id,
    ]);
    const history = await world.sql(
      'select to_status, actor, actor_user_id, moved, reason from order_history where order_id = $1 order by at desc, id limit 1',
      [id],
    );
    const log = await world.sql(
      "select actor, actor_user_id from audit_log where subject_id = $1 and action = 'order.released'",
      [id],
    );
    const jobs = await world.asOwner<{ task: string; due: boolean }>(
      `select t.identifier as task, j.run_at <= now() + interval '20 seconds' as due from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where j.key = 'advance:${id}'`,
    );
    return { order, history, log, jobs };
  };

  test('ends the window, moves the waiting job to when it can’t be taken back, and says who did it', async () => {
    const id = await orderIn('new');
    await world.sql("update orders set edit_until = now() + interval '1 hour' where id = $1", [id]);
    await world.sql(
      `select enqueue_job('advance-order', '{}'::json, now() + interval '1 hour', 'advance:${id}', null, null)`,
    );
    expect(detailOf(await world.get(path(id), ADMIN)).can_release).toBe(true);
    const answer = await world.post(`${path(id)}/release`, {}, ADMIN);
    check(releaseOrder, answer);
    expect(await traces(id)).toEqual({
      order: { status: 'new', ended: true },
      history: [
        {
          to_status: 'new',
          actor: 'client',
          actor_user_id: 'usr_fjord_admin',
          moved: false,
          reason: 'released',
        },
      ],
      log: [{ actor: 'client', actor_user_id: 'usr_fjord_admin' }],
      jobs: [{ task: 'advance-order', due: true }],
    });
  });

  test('is refused once the order is new no longer', async () => {
    const id = await orderIn('shipped');
    const answer = await world.post(`${path(id)}/release`, {}, ADMIN);
    expect([answer.status, answer.json.code]).toEqual([409, 'conflict']);
    expect(await traces(id)).toMatchObject({ order: { status: 'shipped' }, log: [], jobs: [] });
  });

  test('is not customer service’s to do, nor another tenant’s', async () => {
    const id = await orderIn('new');
    expect(detailOf(await world.get(path(id), SERVICE)).can_release).toBe(false);
    expect((await world.post(`${path(id)}/release`, {}, SERVICE)).status).toBe(403);
    const foreign = await orderIn('new', 'ten_lumen');
    expect((await world.post(`${path(foreign)}/release`, {}, ADMIN)).status).toBe(404);
    expect((await traces(foreign)).log).toEqual([]);
  });

  test('two at once leave one job and end well', async () => {
    const id = await orderIn('new', 'ten_prairie');
    const release = () => world.post(`${path(id, 'ten_prairie')}/release`, {}, 'super@merchloom.example');
    const answers = await Promise.all([release(), release()]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await traces(id)).jobs).toHaveLength(1);
  });
});
