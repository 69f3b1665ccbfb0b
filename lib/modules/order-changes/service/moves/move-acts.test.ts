/** @jest-environment node */
import type { ListJob } from '@/lib/db/enqueue';
import { handlersOver } from '@/lib/modules/lists/api';
import type { BulkAct } from '@/lib/modules/lists/contract/bulk-act';
import { runAct } from '@/lib/modules/lists/service/run-act';
import { ALL_LISTS } from '@/scripts/test/all-lists';
import { startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

const STAFF = 'super@merchloom.example';
const ADMIN = 'admin@fjord-fern.example';
const PATH = '/api/lists/orders/acts';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(handlersOver(ALL_LISTS));
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sql('delete from bulk_acts');
});

const act = (answer: DemoAnswer) => answer.json.data as unknown as BulkAct;
let series = 0;

/** Orders of ten_fjord in production; their ids. */
async function made(count: number): Promise<string[]> {
  series += 1;
  const rows = await world.sql<{ id: string }>(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'ord_move_${series}_' || n,
       'order_ref', 'MOVE-${series}-' || n, 'status', 'in_production'))).*
     from orders o, generate_series(1, $1::integer) n where o.tenant_id = 'ten_fjord' and o.id = (select min(id)
       from orders where tenant_id = 'ten_fjord' and status = 'shipped') returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

async function run(body: object): Promise<BulkAct> {
  const begun = act(await world.post(PATH, body, STAFF));
  const job: ListJob = { id: begun.id, tenantId: null, ownerId: 'usr_super' };
  await runAct(ALL_LISTS, job, { last: false });
  return act(await world.get(`${PATH}/${begun.id}`, STAFF));
}
const statuses = async (ids: readonly string[]) =>
  (
    await world.sql<{ status: string }>('select status from orders where id = any($1) order by order_ref', [
      ids,
    ])
  ).map(({ status }) => status);

test('moves many orders, each by itself; those that can’t go there are named with why (S2.2-165)', async () => {
  const ids = await made(5);
  const [gone = '', held = ''] = ids;
  await world.sql("update orders set status = 'shipped' where id = $1", [gone]);
  // This one’s move fails in a way that nobody foresaw.
  await world.asOwner(`create or replace function break_one() returns trigger language plpgsql as
    $$ begin if new.order_id = '${held}' then raise 'broken row'; end if; return new; end $$`);
  await world.asOwner(
    'create trigger break_one before insert on order_history for each row execute function break_one()',
  );
  const ended = await run({ act: 'move', ids, input: { to: 'packaged', reason: '' } });
  await world.asOwner('drop trigger break_one on order_history');
  expect(ended).toMatchObject({ status: 'done', total: 5, done: 3 });
  expect(ended.refused).toEqual([
    expect.objectContaining({ code: 'move_not_open', count: 1, ids: [gone] }),
    expect.objectContaining({ code: 'internal', count: 1, ids: [held] }),
  ]);
  expect(await statuses(ids)).toEqual(['shipped', 'in_production', 'packaged', 'packaged', 'packaged']);
  const logged = await world.sql<{ count: number }>(
    "select count(*)::int as count from audit_log where subject_id = any($1) and action = 'order.status_changed'",
    [ids],
  );
  expect(logged).toEqual([{ count: 3 }]);
});

test('and takes its moves back, where nothing has happened since (S2.2-166)', async () => {
  const ids = await made(3);
  await run({ act: 'move', ids, input: { to: 'awaiting_packing', reason: '' } });
  await world.sql("update orders set status = 'packaged', updated_at = clock_timestamp() where id = $1", [
    ids[0],
  ]);
  const ended = await run({ act: 'undo_move', ids });
  expect(ended).toMatchObject({
    done: 2,
    refused: [{ code: 'undo_overtaken', count: 1, ids: [ids[0]] }],
  });
  expect(await statuses(ids)).toEqual(['packaged', 'in_production', 'in_production']);
});

test('takes back what a whole filter was moved by: those orders alone, and says how many it could not (S2.2-325)', async () => {
  const ids = await made(4);
  const [gone = '', touched = '', ...others] = ids;
  await world.sql("update orders set country = 'IS' where id = any($1)", [ids]);
  await world.sql("update orders set status = 'shipped' where id = $1", [gone]);
  const query = { country: 'IS' };
  const moved = await run({ act: 'move', query, except: [], input: { to: 'packaged', reason: '' } });
  expect(moved).toMatchObject({ total: 4, done: 3, refused: [{ code: 'move_not_open', count: 1 }] });
  await world.sql("update orders set status = 'shipped', updated_at = clock_timestamp() where id = $1", [
    touched,
  ]);
  // One more matches the filter by now, and is none of those that were moved.
  const [late = ''] = await made(1);
  await world.sql("update orders set country = 'IS' where id = $1", [late]);
  const undone = await run({ act: 'undo_move', of_act: moved.id });
  expect(undone).toMatchObject({
    total: 3,
    done: 2,
    refused: [{ code: 'undo_overtaken', count: 1, ids: [touched] }],
  });
  expect(await statuses([gone, touched, ...others, late])).toEqual([
    'shipped',
    'shipped',
    'in_production',
    'in_production',
    'in_production',
  ]);
  const other = await world.post(PATH, { act: 'undo_move', of_act: 'act_of_ten_fjord' }, STAFF);
  expect(other.status).toBe(404);
  const client = await world.post(
    '/api/ten_fjord/lists/orders/acts',
    { act: 'release', of_act: moved.id },
    ADMIN,
  );
  expect(client.status).toBe(404);
});

test('asks for a status that there is, and is not for a client’s people', async () => {
  const ids = await made(1);
  const wrong = await world.post(PATH, { act: 'move', ids, input: { to: 'lost', reason: '' } }, STAFF);
  expect(wrong.status).toBe(422);
  const own = '/api/ten_fjord/lists/orders/acts';
  const refused = await world.post(own, { act: 'move', ids, input: { to: 'packaged', reason: '' } }, ADMIN);
  expect(refused.status).toBe(403);
  const unsaid = await world.post(PATH, { act: 'move', ids, input: { to: 'cancelled', reason: ' ' } }, STAFF);
  expect(unsaid.json.codes).toEqual({ 'input.reason': ['invalid'] });
});
