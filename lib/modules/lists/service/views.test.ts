/** @jest-environment node */
import type { SavedView, ViewList } from '@/lib/modules/lists/contract/saved-view';
import { withTenant } from '@/lib/db/with-tenant';
import { findViews } from '@/lib/modules/lists/data/views';
import { ALL_LISTS } from '@/scripts/test/all-lists';
import { startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { handlersOver } from '../api';

jest.setTimeout(120_000);

const ADMIN = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const STAFF = 'super@merchloom.example';
const OWN = '/api/ten_fjord/lists/orders/views';
const STAFFS = '/api/lists/orders/views';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(handlersOver(ALL_LISTS));
});
beforeEach(() => world.sql('delete from list_views').then(() => world.sql('delete from staff_list_views')));
afterAll(() => world.close());

const view = (answer: DemoAnswer) => answer.json.data as unknown as SavedView;
const code = (answer: DemoAnswer) => [answer.status, answer.json.code];
const listed = async (path: string, person: string) =>
  (await world.get(path, person)).json.data as unknown as ViewList;
const save = async (name: string, more: object = {}, person = ADMIN) =>
  view(await world.post(OWN, { name, ...more }, person));

test('a view keeps filters, sort and columns, and is its owner’s alone', async () => {
  const asked = { query: { status: 'in_production' }, sort: '-total', columns: ['order_ref', 'id'] };
  const made = await save('Large', asked);
  expect(made).toMatchObject({ ...asked, name: 'Large', shared: false, mine: true, version: 1 });
  expect(await listed(OWN, ADMIN)).toEqual({ views: [made], can_share: true });
  expect(await listed(OWN, SERVICE)).toEqual({ views: [], can_share: false });
  for (const act of ['', '/delete']) {
    const foreign = await world.post(`${OWN}/${made.id}${act}`, { version: 1, name: 'Mine' }, SERVICE);
    expect(code(foreign)).toEqual([404, 'not_found']);
  }
});

test('customer service keeps views, uses shared ones, and neither shares nor changes those', async () => {
  const shared = await save('For all', { shared: true });
  expect((await listed(OWN, SERVICE)).views).toEqual([{ ...shared, mine: false, can_change: false }]);
  expect((await save('My own', {}, SERVICE)).can_change).toBe(true);
  expect(code(await world.post(OWN, { name: 'Ours', shared: true }, SERVICE))).toEqual([403, 'forbidden']);
  const change = await world.post(`${OWN}/${shared.id}`, { version: 1, name: 'No' }, SERVICE);
  expect(code(change)).toEqual([403, 'forbidden']);
  expect(code(await world.post(`${OWN}/${shared.id}/delete`, {}, SERVICE))).toEqual([403, 'forbidden']);
});

test('names are unique among own views and among shared ones, whatever their case', async () => {
  const first = await save('Late');
  await save('LATE', {}, SERVICE);
  expect(code(await world.post(OWN, { name: 'late' }, ADMIN))).toEqual([409, 'name_taken']);
  await save('late', { shared: true });
  const share = await world.post(`${OWN}/${first.id}`, { version: 1, shared: true }, ADMIN);
  expect(code(share)).toEqual([409, 'name_taken']);
  expect(view(await world.post(`${OWN}/${first.id}`, { version: 1, name: 'LATE' }, ADMIN)).version).toBe(2);
});

test('fifty views of a list are kept, also when two are saved at once', async () => {
  await world.sql(
    `insert into list_views (tenant_id, id, list, owner_id, owner_key, name, name_key)
     select 'ten_fjord', 'viw_many_' || n, 'orders', 'usr_fjord_admin', 'usr_fjord_admin', 'v' || n, 'v' || n
     from generate_series(1, 49) n`,
  );
  const two = await Promise.all(['a', 'b'].map((name) => world.post(OWN, { name }, ADMIN)));
  expect(two.map((answer) => answer.status).sort()).toEqual([200, 422]);
  expect(two.map((answer) => answer.json.code)).toContain('too_many');
  expect((await save('Shared', { shared: true })).shared).toBe(true);
});

test('who saves after someone else is shown what is stored', async () => {
  const made = await save('Mine');
  const first = view(await world.post(`${OWN}/${made.id}`, { version: 1, query: { kind: 'claim' } }, ADMIN));
  expect(first).toMatchObject({ version: 2, query: { kind: 'claim' }, name: 'Mine' });
  const second = await world.post(`${OWN}/${made.id}`, { version: 1, name: 'Yours' }, ADMIN);
  expect(code(second)).toEqual([409, 'conflict']);
  expect(second.json.data).toEqual({ view: first });
});

test('only what the list knows is stored, and what it knows no longer is left out when a view is read', async () => {
  const refused = await world.post(
    OWN,
    {
      name: 'x',
      query: { colour: 'red', status: 'lost', tenant: 'ten_lumen' },
      sort: 'name',
      columns: ['address'],
    },
    ADMIN,
  );
  expect(refused.json.codes).toEqual({
    'query.colour': ['unknown_key'],
    'query.status': ['invalid'],
    'query.tenant': ['unknown_key'],
    sort: ['invalid'],
    columns: ['unknown'],
  });
  const made = await save('Old', { query: { kind: 'store' } });
  await world.sql(
    `update list_views set query = '{"kind": "store", "colour": "red", "status": "gone"}', sort = 'colour',
     columns = '["order_ref", "colour", "tenant_name"]' where id = $1`,
    [made.id],
  );
  const [read] = (await listed(OWN, ADMIN)).views;
  expect(read).toMatchObject({ query: { kind: 'store' }, sort: null, columns: ['order_ref'] });
  expect(view(await world.post(`${OWN}/${made.id}`, { version: 1, name: 'New' }, ADMIN)).name).toBe('New');
});

test('staff share views among themselves, filter by client, and change none in a client’s list', async () => {
  const asked = { name: 'Fjord', shared: true, query: { tenant: 'ten_fjord' }, columns: ['tenant_name'] };
  const made = view(await world.post(STAFFS, asked, STAFF));
  expect(made).toMatchObject(asked);
  expect(code(await world.get(STAFFS, ADMIN))).toEqual([404, 'not_found']);
  const theirs = await save('Theirs', { shared: true });
  expect((await listed(OWN, STAFF)).views).toEqual([{ ...theirs, mine: false, can_change: false }]);
  expect(code(await world.post(OWN, { name: 'Staff’s' }, STAFF))).toEqual([403, 'forbidden']);
  expect(code(await world.post(`${OWN}/${theirs.id}/delete`, {}, STAFF))).toEqual([403, 'forbidden']);
  expect((await world.post(`${STAFFS}/${made.id}/delete`, {}, STAFF)).status).toBe(200);
});

test('another tenant’s views are not found, and its transaction sees no row of them', async () => {
  const made = await save('Ours', { shared: true });
  const lumens = '/api/ten_lumen/lists/orders/views';
  expect(code(await world.post(`${lumens}/${made.id}/delete`, {}, LUMEN))).toEqual([404, 'not_found']);
  expect(code(await world.get(OWN, LUMEN))).toEqual([404, 'not_found']);
  const seen = await withTenant({ tenantId: 'ten_lumen', actor: 'client' }, (tx) =>
    findViews(tx, { tenantId: 'ten_fjord', ownerId: 'usr_fjord_admin' }, 'orders'),
  );
  expect(seen).toEqual([]);
});

test('every change is in the log of the tenant, staff’s in the platform’s', async () => {
  const made = await save('Logged');
  await world.post(`${OWN}/${made.id}`, { version: 1, name: 'Logged twice' }, ADMIN);
  await world.post(`${OWN}/${made.id}/delete`, {}, ADMIN);
  await world.post(STAFFS, { name: 'Staff’s' }, STAFF);
  const log = await world.sql('select action from audit_log where subject_id = $1 order by at, id', [
    made.id,
  ]);
  expect(log.map(({ action }) => action)).toEqual(
    ['created', 'updated', 'deleted'].map((did) => `list_view.${did}`),
  );
  const staffs = await world.sql(
    "select actor_user_id from platform_audit where action = 'list_view.created'",
  );
  expect(staffs.at(-1)).toEqual({ actor_user_id: 'usr_super' });
});
