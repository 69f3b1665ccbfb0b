/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { withTenant } from '@/lib/db/with-tenant';
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { UNDO_MS } from '@/lib/modules/orders/rules/undo';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readOrderHandler } from '../api/read-order';
import { releaseOrderHandler } from '../api/release-order';
import { resumeOrderHandler } from '../api/resume-order';
import { undoActHandler } from '../api/undo-act';
import { holdOrder } from './hold-order';
import { release } from './release-order';
import { lockOrder } from './statements/move';

jest.setTimeout(60_000);

const TENANT = 'ten_fjord';
const ADMIN = 'admin@fjord-fern.example';
const SYSTEM = { tenantId: TENANT, actor: 'system' } as const;

let world: DemoWorld;
let id: string;
beforeAll(async () => {
  world = await startDemoWorld([readOrderHandler, releaseOrderHandler, resumeOrderHandler, undoActHandler]);
  const [row] = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = '${TENANT}' and status = 'new' order by id limit 1`,
  );
  id = row?.id ?? '';
});
afterAll(() => world.close());
beforeEach(() =>
  world.sql(
    `update orders set status = 'new', edit_until = now() + interval '1 hour', hold_reason = null, held_at = null
     where id = $1`,
    [id],
  ),
);

const path = (act = '') => `/api/${TENANT}/orders/${id}${act}`;
const undo = async (person = ADMIN, at = path('/undo')) => (await world.post(at, {}, person)).status;
const shown = async () => (await world.get(path(), ADMIN)).json.data;
const rowOf = async () =>
  (
    await world.sql<{ status: string; open: boolean; hold: string | null }>(
      'select status, edit_until > now() as open, hold_reason as hold from orders where id = $1',
      [id],
    )
  )[0];
const newest = async () =>
  (
    await world.sql<{ reason: string }>(
      'select reason from order_history where order_id = $1 order by at desc limit 1',
      [id],
    )
  )[0]?.reason;
/** Seconds between the end of the time for changes and production: no slow machine moves either. */
const jobDelay = async () => {
  const [order] = await world.sql<{ until: Date }>('select edit_until as until from orders where id = $1', [
    id,
  ]);
  const jobs = await world.asOwner<{ at: Date }>(
    `select run_at as at from graphile_worker._private_jobs where key = 'advance:${id}'`,
  );
  const until = order?.until.getTime() ?? Number.NaN;
  return jobs.map(({ at }) => Math.max(0, Math.round((at.getTime() - until) / 10_000) * 10));
};

test('a release waits for a moment and can be taken back once; production then waits for the window again (D3-60)', async () => {
  const released = (await world.post(path('/release'), {}, ADMIN)).json.data;
  expect(released).toMatchObject({ can_release: false, undo: { act: 'release' } });
  expect([await rowOf(), await jobDelay()]).toEqual([{ status: 'new', open: false, hold: null }, [20]]);
  // Asked for twice, it is one release.
  expect((await world.post(path('/release'), {}, ADMIN)).status).toBe(200);
  expect(await jobDelay()).toEqual([20]);
  expect([await undo(), await undo()]).toEqual([200, 409]);
  expect([await rowOf(), await newest()]).toEqual([
    { status: 'new', open: true, hold: null },
    'release_undone',
  ]);
  expect(await jobDelay()).toEqual([0]);
  expect(await shown()).toMatchObject({ can_release: true, undo: null });
  const logged = await world.sql(
    "select data from audit_log where subject_id = $1 and action = 'order.undone'",
    [id],
  );
  expect(logged).toEqual([{ data: { act: 'release' } }]);
});

test('it is too late once production has begun, or the moment is over, or the order has changed (D3-60)', async () => {
  await world.post(path('/release'), {}, ADMIN);
  await advanceOrder({ tenantId: TENANT, orderId: id });
  expect((await rowOf())?.status).not.toBe('new');
  expect(await undo()).toBe(409);
  await world.sql("update orders set status = 'new', edit_until = now() + interval '1 hour' where id = $1", [
    id,
  ]);
  await world.post(path('/release'), {}, ADMIN);
  const back = setClock(() => new Date(Date.now() + UNDO_MS + 1));
  expect(await undo()).toBe(409);
  back();
  await world.sql("update orders set updated_at = updated_at + interval '1 second' where id = $1", [id]);
  expect(await undo()).toBe(409);
});

test('the end of a hold can be taken back, and the hold is as it was (D3-60)', async () => {
  await withTenant(SYSTEM, async (tx) => {
    const order = await lockOrder(tx, TENANT, id);
    if (order) await holdOrder(tx, SYSTEM, order, 'disputed');
  });
  const resumed = await world.post(path('/resume'), {}, ADMIN);
  expect(resumed.json.data).toMatchObject({ hold: null, undo: { act: 'resume' } });
  expect(await undo()).toBe(200);
  expect([await rowOf(), await newest()]).toEqual([
    { status: 'new', open: true, hold: 'disputed' },
    'hold_restored',
  ]);
  expect(await undo()).toBe(409);
});

test('two at once take it back once; many released together are not taken back (D3-60)', async () => {
  await world.post(path('/release'), {}, ADMIN);
  expect((await Promise.all([undo(), undo()])).toSorted()).toEqual([200, 409]);
  await release(SYSTEM, { orderId: id, userId: null, bulkActId: 'act_1' });
  expect([await jobDelay(), await undo()]).toEqual([[0], 409]);
});

test('who may not release an order takes nothing back, nor another client (D3-60)', async () => {
  await world.post(path('/release'), {}, ADMIN);
  expect(await undo('service@fjord-fern.example')).toBe(403);
  expect(await undo('admin@lumen-robotics.example', `/api/ten_lumen/orders/${id}/undo`)).toBe(404);
  expect(await undo()).toBe(200);
});
