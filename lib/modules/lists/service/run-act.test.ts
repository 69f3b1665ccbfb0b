/** @jest-environment node */
import type { ListJob } from '@/lib/db/enqueue';
import type { BulkAct } from '@/lib/modules/lists/contract/bulk-act';
import { ordersList } from '@/lib/modules/orders/service/orders-list';
import { ALL_LISTS } from '@/scripts/test/all-lists';
import { startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { handlersOver } from '../api';
import type { ListActDefinition } from './list-definition';
import { forgetAct, runAct } from './run-act';

jest.setTimeout(120_000);

const ADMIN = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const STAFF = 'super@merchloom.example';
const OWN = '/api/ten_fjord/lists/orders/acts';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(handlersOver(ALL_LISTS));
});
beforeEach(async () => {
  await world.sql('delete from bulk_acts');
  await world.sql(
    "delete from orders where id like 'ord_bulk_%' and id not in (select order_id from order_history)",
  );
});
afterAll(() => world.close());

const act = (answer: DemoAnswer) => answer.json.data as unknown as BulkAct;
const jobOf = (made: { id: string }): ListJob => ({
  id: made.id,
  tenantId: 'ten_fjord',
  ownerId: 'usr_fjord_admin',
});
const read = async (made: { id: string }) => act(await world.get(`${OWN}/${made.id}`, ADMIN));

let series = 0;
/** New orders of ten_fjord whose edit window is open; their ids. */
async function newOrders(count: number): Promise<string[]> {
  series += 1;
  const rows = await world.sql<{ id: string }>(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'ord_bulk_${series}_' || n,
       'order_ref', 'BULK-${series}-' || n, 'status', 'new', 'edit_until', now() + interval '1 hour',
       'snapshot', jsonb_set(o.snapshot, '{customer,name}', '"Bulk ${series}"')))).*
     from orders o, generate_series(1, $1::integer) n where o.tenant_id = 'ten_fjord' and o.id = (select min(id)
       from orders where tenant_id = 'ten_fjord' and status = 'shipped') returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

const traces = (made: { id: string }) =>
  world.sql<{ order_id: string }>(
    "select order_id from order_history where bulk_act_id = $1 and reason = 'released' order by order_id",
    [made.id],
  );

test('releases many orders; those that cannot be are counted by code, and stop nobody', async () => {
  const ids = await newOrders(60);
  await world.sql("update orders set status = 'shipped' where id = any($1)", [ids.slice(0, 2)]);
  const made = act(await world.post(OWN, { act: 'release', ids: [...ids, ...ids.slice(0, 3)] }, ADMIN));
  expect(made).toMatchObject({ status: 'waiting', total: 60, done: 0, refused: [] });
  await runAct(ALL_LISTS, jobOf(made), { last: false });
  expect(await read(made)).toMatchObject({
    status: 'done',
    total: 60,
    done: 58,
    refused: [
      {
        code: 'conflict',
        count: 2,
        ids: ids.slice(0, 2),
        names: [`BULK-${series}-1`, `BULK-${series}-2`],
      },
    ],
  });
  expect((await traces(made)).map((row) => row.order_id)).toEqual(ids.slice(2).sort());
  const [open] = await world.sql(
    'select count(*)::int as open from orders where id = any($1) and edit_until > now()',
    [ids.slice(2)],
  );
  expect(open).toEqual({ open: 0 });
  const log = await world.sql(
    "select data from audit_log where subject_id = $1 and action = 'order.released'",
    [ids[5]],
  );
  expect(log).toEqual([{ data: { bulk_act: made.id } }]);
});

test('all that match but some, as they match when it is asked for', async () => {
  const ids = await newOrders(5);
  const query = { search: `Bulk ${series}`, status: 'new' };
  const made = act(await world.post(OWN, { act: 'release', query, except: ids.slice(0, 2) }, ADMIN));
  await newOrders(1);
  expect(made.total).toBe(3);
  await runAct(ALL_LISTS, jobOf(made), { last: false });
  expect((await traces(made)).map((row) => row.order_id)).toEqual(ids.slice(2).sort());
});

test('after a killed worker the next one goes on from the stored place, and no order is released twice', async () => {
  const ids = await newOrders(40);
  const made = act(await world.post(OWN, { act: 'release', ids }, ADMIN));
  await runAct(ALL_LISTS, jobOf(made), { last: false });
  // What a worker leaves that is killed between two batches, after it has released orders of the second.
  await world.sql(
    "update bulk_acts set status = 'running', position = 25, done = 25, finished_at = null where id = $1",
    [made.id],
  );
  await runAct(ALL_LISTS, jobOf(made), { last: false });
  expect(await read(made)).toMatchObject({ status: 'done', done: 40, refused: [] });
  expect(await traces(made)).toHaveLength(40);
});

test('a row that fails by a fault of ours is counted, and the rest are done', async () => {
  const ids = await newOrders(3);
  const made = act(await world.post(OWN, { act: 'release', ids }, ADMIN));
  const release: ListActDefinition = {
    permission: 'orders.release',
    run: async (_, { id }) => {
      if (id === ids[1]) throw new Error('broken');
    },
  };
  await runAct({ ...ALL_LISTS, orders: { ...ordersList, acts: { release } } }, jobOf(made), { last: false });
  expect(await read(made)).toMatchObject({
    done: 2,
    refused: [{ code: 'internal', count: 1, ids: [ids[1]], names: [`BULK-${series}-2`] }],
  });
});

test('needs the right when it is asked for and when it runs', async () => {
  const ids = await newOrders(2);
  expect((await world.post(OWN, { act: 'release', ids }, SERVICE)).status).toBe(403);
  const made = act(await world.post(OWN, { act: 'release', ids }, ADMIN));
  await world.asOwner("update users set role = 'customer_service' where id = 'usr_fjord_admin'");
  await runAct(ALL_LISTS, jobOf(made), { last: false });
  await world.asOwner("update users set role = 'admin' where id = 'usr_fjord_admin'");
  expect(await read(made)).toMatchObject({ status: 'failed', problem: 'not_allowed', done: 0 });
  expect(await traces(made)).toEqual([]);
  await forgetAct(jobOf(made));
  expect((await world.get(`${OWN}/${made.id}`, ADMIN)).status).toBe(404);
});

test('is done with what was asked for, each row once; it is forgotten when the act ends (D3-35)', async () => {
  const ids = await newOrders(3);
  const input = { message: 'Wrong colour on the sample' };
  for (const wrong of [undefined, {}, { message: '' }, { ...input, more: 'x' }])
    expect((await world.post(OWN, { act: 'add_note', ids, input: wrong }, ADMIN)).status).toBe(422);
  expect((await world.post(OWN, { act: 'release', ids, input }, ADMIN)).status).toBe(422);
  const made = act(await world.post(OWN, { act: 'add_note', ids, input }, ADMIN));
  await runAct(ALL_LISTS, jobOf(made), { last: false });
  expect(await read(made)).toMatchObject({ status: 'done', done: 3, refused: [] });
  const written = () =>
    world.sql('select message, author_id from order_notes where order_id = any($1)', [ids]);
  expect(await written()).toEqual(ids.map(() => ({ ...input, author_id: 'usr_fjord_admin' })));
  expect(await world.sql('select input from bulk_acts where id = $1', [made.id])).toEqual([{ input: {} }]);
  // A worker that was killed before it stored how far it was.
  await world.sql(
    "update bulk_acts set status = 'running', position = 0, done = 0, finished_at = null, input = $2 where id = $1",
    [made.id, JSON.stringify(input)],
  );
  await runAct(ALL_LISTS, jobOf(made), { last: false });
  expect(await written()).toHaveLength(3);
  expect((await world.post(OWN, { act: 'cancel', ids, input: {} }, SERVICE)).status).toBe(403);
  expect((await world.post(OWN, { act: 'add_note', ids, input }, SERVICE)).status).toBe(202);
});

test('ids of others, and unknown filters, are refused before anything is written', async () => {
  const [lumens] = await world.sql<{ id: string }>(
    "select id from orders where tenant_id = 'ten_lumen' limit 1",
  );
  const [own = ''] = await newOrders(1);
  const answers = await Promise.all([
    world.post(OWN, { act: 'release', ids: [own, lumens?.id] }, ADMIN),
    world.post(OWN, { act: 'release', query: {}, except: [lumens?.id] }, ADMIN),
    world.post(OWN, { act: 'release', query: { tenant: 'ten_lumen' } }, ADMIN),
    world.post(OWN, { act: 'deny', ids: [own] }, ADMIN),
    world.post(OWN, { act: 'release', ids: [own], query: {} }, ADMIN),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 422, 422, 422]);
  expect(await world.sql('select id from bulk_acts')).toEqual([]);
});

test('staff release orders of several clients, each in the client’s own log', async () => {
  const [own = ''] = await newOrders(1);
  const [lumens] = await world.sql<{ id: string }>(
    "select id from orders where tenant_id = 'ten_lumen' limit 1",
  );
  await world.sql("update orders set status = 'new', edit_until = now() + interval '1 hour' where id = $1", [
    lumens?.id,
  ]);
  const path = '/api/lists/orders/acts';
  const made = act(await world.post(path, { act: 'release', ids: [own, lumens?.id] }, STAFF));
  await runAct(ALL_LISTS, { id: made.id, tenantId: null, ownerId: 'usr_super' }, { last: false });
  expect(act(await world.get(`${path}/${made.id}`, STAFF))).toMatchObject({ status: 'done', done: 2 });
  const log = await world.sql(
    "select tenant_id, actor from audit_log where action = 'order.released' and data ->> 'bulk_act' = $1 order by 1",
    [made.id],
  );
  expect(log).toEqual([
    { tenant_id: 'ten_fjord', actor: 'staff' },
    { tenant_id: 'ten_lumen', actor: 'staff' },
  ]);
});
