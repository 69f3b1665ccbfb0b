/** @jest-environment node */
import { lockEvent, unlockEvent } from '@/lib/modules/events/contract/lock-event';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const STAFF = 'super@merchloom.example';
const STAFF_MANAGER = 'accounts@merchloom.example';
const STAFF_SERVICE = 'care@merchloom.example';
const EVENT = '/api/ten_fjord/events/fjord-fern';
const PRODUCT = `${EVENT}/products/ff-crew-tee`;
const WHY = { reason: 'The logo belongs to someone else.' };

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(ALL_HANDLERS);
});
afterAll(() => world.close());

const post = (path: string, body: object = WHY, person = STAFF) => world.post(path, body, person);
const logged = (prefix: string) =>
  world.sql<{ action: string; actor: string; data: object }>(
    "select action, actor, data from audit_log where action = any($1) and data ? 'locked' order by at",
    [[`${prefix}.locked`, `${prefix}.unlocked`]],
  );

test('staff lock an event: its client reads why and changes nothing, and it sells as before (D5-5)', async () => {
  const locked = await post(`${EVENT}/lock`);
  check(lockEvent, locked);
  expect(locked.json.data).toEqual({ locked: true, lock_reason: WHY.reason });
  const { json } = await world.get(`${EVENT}/overview`, ADMIN);
  expect(json.data['event']).toMatchObject({ locked: true, lock_reason: WHY.reason, status: 'Active' });
  const refused = await post(`${EVENT}/rename`, { name: 'Other' }, ADMIN);
  expect([refused.status, refused.json.code, refused.json.data]).toEqual([409, 'event_locked', WHY]);
  const store = await world.get('/api/storefront/fjord-fern');
  expect([store.status, store.json.data['takes_payment']]).toEqual([200, true]);
  // Staff may change what they have locked, once they have the client open.
  await openFor(world, STAFF, 'ten_fjord');
  expect((await post(`${EVENT}/rename`, { name: 'Fjord & Fern' })).status).toBe(200);
  expect((await post(`${EVENT}/lock`)).status).toBe(200);
  const open = await post(`${EVENT}/unlock`, { reason: 'The licence has arrived.' });
  check(unlockEvent, open);
  expect((await post(`${EVENT}/rename`, { name: 'Fjord & Fern' }, ADMIN)).status).toBe(200);
  expect(await logged('event')).toEqual([
    { action: 'event.locked', actor: 'staff', data: { ...WHY, locked: { from: false, to: true } } },
    {
      action: 'event.unlocked',
      actor: 'staff',
      data: { reason: 'The licence has arrived.', locked: { from: true, to: false } },
    },
  ]);
});

test('staff lock a product in the same way, in every event that sells it', async () => {
  expect((await post(`${PRODUCT}/lock`)).status).toBe(200);
  const { json } = await world.get(PRODUCT, ADMIN);
  expect(json.data).toMatchObject({ locked: true, lock_reason: WHY.reason, read_only: 'product_locked' });
  const change = { updated_at: json.data['updated_at'], name: 'Other' };
  const refused = await post(PRODUCT, change, ADMIN);
  expect([refused.status, refused.json.code, refused.json.data]).toEqual([409, 'product_locked', WHY]);
  expect((await world.get('/api/storefront/fjord-fern')).text).toContain('ff-crew-tee');
  expect((await post(`${PRODUCT}/unlock`)).status).toBe(200);
  // A page that was open all the while may save: the lock is no change of what it edits.
  expect((await post(PRODUCT, { ...change, name: 'Crew Tee' }, ADMIN)).status).toBe(200);
  expect(await logged('product')).toMatchObject([
    { action: 'product.locked' },
    { action: 'product.unlocked' },
  ]);
});

test.each([`${EVENT}/lock`, `${EVENT}/unlock`, `${PRODUCT}/lock`, `${PRODUCT}/unlock`])(
  '%s: by staff who manage clients alone, and never without a reason',
  async (path) => {
    expect((await post(path, { reason: ' ' })).json.codes).toEqual({ reason: ['required'] });
    expect((await post(path, WHY, ADMIN)).status).toBe(403);
    expect((await post(path, WHY, 'admin@lumen-robotics.example')).status).toBe(404);
    expect((await post(path, WHY, STAFF_SERVICE)).status).toBe(403);
    expect((await post(path, WHY, STAFF_MANAGER)).status).toBe(200);
    await post(path.replace(/\/lock$/, '/unlock'));
  },
);
