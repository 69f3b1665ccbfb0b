/** @jest-environment node */
import { staffGrantHandlers } from '@/lib/modules/accounts/api/staff-grants';
import { peopleHandlers } from '@/lib/modules/accounts/api/people';
import { userHandler } from '@/lib/modules/accounts/api/user';
import { listLedgerHandler } from '@/lib/modules/ledger/api/credit';
import type { StaffGrant } from '@/lib/modules/accounts/contract/staff-grants';
import { startPeopleWorld, type PeopleWorld } from '@/scripts/test/people-world';

jest.setTimeout(60_000);

const [SUPER, CARE, ACCOUNTS] = [
  'super@merchloom.example',
  'care@merchloom.example',
  'accounts@merchloom.example',
];
const ISLA = 'admin@fjord-fern.example';
/** Managers of staff read it, customer service does not. */
const ROWS = '/api/ten_fjord/credit/rows?currency=GBP';

let world: PeopleWorld;
beforeAll(async () => {
  world = await startPeopleWorld([...staffGrantHandlers, ...peopleHandlers, listLedgerHandler, userHandler]);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from staff_grants'));

const set = (permission: string, granted: unknown, who = SUPER) =>
  world.post(`/api/staff-grants/${permission}`, { granted }, who);
const grants = async () => {
  const { json } = await world.ask('/api/staff-grants', {}, SUPER);
  return (json as unknown as { data: { grants: StaffGrant[] } }).data.grants;
};
const asked = async (who: string) => (await world.ask(ROWS, {}, who)).status;
const audited = () =>
  world.asOwner<{ action: string; actor_user_id: string }>(
    `select action, actor_user_id from platform_audit where subject = 'ledger.read_rows' order by at, id`,
  );

test('a grant holds from the next request on, in a session that is open, and so does its end (D3-6, D3-8)', async () => {
  expect(await asked(CARE)).toBe(403);
  expect((await set('ledger.read_rows', true)).status).toBe(200);
  expect(await asked(CARE)).toBe(200);
  const { json } = await world.ask('/api/user', {}, CARE);
  expect(json).toMatchObject({ role: 'customer_service', grants: ['ledger.read_rows'] });
  await set('ledger.read_rows', false);
  expect(await asked(CARE)).toBe(403);
});

test('names who has granted it; pressed twice it is one grant and one row in the log', async () => {
  const before = (await audited()).length;
  const both = await Promise.all([set('ledger.read_rows', true), set('ledger.read_rows', true)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await grants()).toEqual([
    { permission: 'ledger.read_rows', granted_at: expect.any(String), granted_by: expect.any(String) },
  ]);
  await set('ledger.read_rows', false);
  await set('ledger.read_rows', false);
  expect(await grants()).toEqual([]);
  expect((await audited()).slice(before).map(({ action }) => action)).toEqual([
    'permission.granted',
    'permission.revoked',
  ]);
});

test('nothing is granted that the table does not let be granted, nor to anybody else', async () => {
  for (const permission of ['users.update', 'audit.read', 'super_admin_panel.update', 'orders.read', 'x.y']) {
    expect([permission, (await set(permission, true)).status]).toEqual([permission, 404]);
  }
  expect((await set('ledger.read_rows', 'yes please')).status).toBe(422);
  await set('ledger.write', true);
  for (const who of [ISLA, ACCOUNTS]) {
    const { json } = await world.ask('/api/user', {}, who);
    expect(json).toMatchObject({ grants: [] });
  }
});

test('only an admin of staff reads or changes it', async () => {
  for (const who of [CARE, ACCOUNTS]) {
    expect((await set('orders.refund', true, who)).status).toBe(403);
    expect((await world.ask('/api/staff-grants', {}, who)).status).toBe(403);
  }
  expect((await set('orders.refund', true, ISLA)).status).toBe(404);
  expect(await grants()).toEqual([]);
});

test('a verb that has left the table grants nothing and is not listed', async () => {
  await world.asOwner(`insert into staff_grants values ('orders.teleport', null, now())`);
  expect(await grants()).toEqual([]);
  expect((await world.ask('/api/user', {}, CARE)).status).toBe(200);
});
