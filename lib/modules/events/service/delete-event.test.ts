/** @jest-environment node */
import { deleteEvent, restoreEvent } from '@/lib/modules/events/contract/delete-event';
import { RESTORABLE_DAYS } from '@/lib/modules/events/rules/deletion';
import { now } from '@/lib/kernel/clock';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const STAFF = 'super@merchloom.example';
const STAFF_MANAGER = 'accounts@merchloom.example';
const EVENT = '/api/ten_fjord/events/fjord-fern';
const NAME = { name: 'Fjord & Fern' };

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(ALL_HANDLERS);
  await openFor(world, STAFF, 'ten_fjord');
});
afterAll(() => world.close());

const remove = (body: object = NAME, person = ADMIN) => world.post(`${EVENT}/delete`, body, person);
const restore = (person = ADMIN) => world.post(`${EVENT}/restore`, {}, person);
const listed = async (query = '', person = ADMIN) => {
  const { json } = await world.get(`/api/ten_fjord/events${query}`, person);
  return (json.data as unknown as { events: { slug: string }[] }).events.map(({ slug }) => slug);
};
const logged = (action: string) =>
  world.sql<{ actor: string; data: object }>(
    'select actor, data from audit_log where action = $1 and subject_id = $2',
    [action, 'evt_fjord_fern'],
  );

test('deleted, it is a 404 to everyone and in no list but that of deleted ones; restored, a draft (D45-1)', async () => {
  const answer = await remove();
  check(deleteEvent, answer);
  const { restorable_until: until } = answer.json.data as unknown as { restorable_until: string };
  const days = (new Date(until).getTime() - now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(RESTORABLE_DAYS - 0.1);
  expect(days).toBeLessThanOrEqual(RESTORABLE_DAYS);
  expect((await world.get('/api/storefront/fjord-fern')).status).toBe(404);
  expect((await world.get(`${EVENT}/overview`, ADMIN)).status).toBe(404);
  expect((await world.get('/api/events/fjord-fern', STAFF)).status).toBe(404);
  expect(await listed()).not.toContain('fjord-fern');
  expect(await listed('?status=Draft')).not.toContain('fjord-fern');
  expect(await listed('?status=Deleted')).toEqual(['fjord-fern']);
  expect(await logged('event.deleted')).toEqual([
    {
      actor: 'client',
      data: { ...NAME, slug: 'fjord-fern', status: { from: 'Active', to: 'Draft' } },
    },
  ]);
  // Its orders go on, and are still found.
  const { json } = await world.get('/api/ten_fjord/orders?limit=1&event=fjord-fern', ADMIN);
  expect((json.data as unknown as { orders: unknown[] }).orders).toHaveLength(1);
  const back = await restore();
  check(restoreEvent, back);
  expect(back.json.data).toEqual({ slug: 'fjord-fern', status: 'Draft' });
  expect(await listed('?status=Deleted')).toEqual([]);
  expect(await listed('?status=Draft')).toContain('fjord-fern');
  expect(await logged('event.restored')).toHaveLength(1);
});

test('again, and at once, it is one deletion and one restoring', async () => {
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.text).toBe(answers[1]?.text);
  expect(await logged('event.deleted')).toHaveLength(2);
  const restored = await Promise.all([restore(), restore()]);
  expect(restored.map(({ status }) => status)).toEqual([200, 200]);
  expect(await logged('event.restored')).toHaveLength(2);
});

test('confirmed by its name, however an accent is composed', async () => {
  const wrong = await remove({ name: 'Fjord' });
  expect([wrong.status, wrong.json.codes]).toEqual([422, { name: ['invalid'] }]);
  await world.sql("update events set name = 'Café Fjörd' where id = 'evt_fjord_fern'");
  expect((await remove({ name: ' Cafe\u0301 Fjo\u0308rd ' })).status).toBe(200);
  await restore();
  await world.sql('update events set name = $1 where id = $2', [NAME.name, 'evt_fjord_fern']);
});

test('its slug stays its own, for a new event and for a rename (D45-2)', async () => {
  await remove();
  const taken = await world.post('/api/ten_lumen/events/lumen-summit/rename', { slug: 'fjord-fern' }, LUMEN);
  expect(taken.json.codes).toEqual({ slug: ['slug_taken'] });
  const made = await world.post(
    '/api/ten_fjord/events/create',
    {
      type: 'Store',
      region: 'UK',
      image_id: null,
      products: [],
      page: { name: 'Fjord Fern', heading: '', subheading: '' },
      theme: { primary: '#1f4d3a', secondary: '#f2efe6', tertiary: '#c2612c', font_set: 'clean' },
    },
    ADMIN,
  );
  expect((made.json.data as unknown as { slug: string }).slug).toBe('fjord-fern-2');
  await restore();
});

test('restored for 30 days, and not a moment longer', async () => {
  await remove();
  await world.sql(
    `update events set deleted_at = now() - interval '30 days 1 second' where id = 'evt_fjord_fern'`,
  );
  expect((await restore()).status).toBe(404);
  expect(await listed('?status=Deleted')).toEqual([]);
  await world.sql(
    `update events set deleted_at = now() - interval '29 days 23 hours' where id = 'evt_fjord_fern'`,
  );
  expect(await listed('?status=Deleted')).toEqual(['fjord-fern']);
  expect((await restore()).status).toBe(200);
});

test.each([
  [SERVICE, 403],
  [MANAGER, 403],
  [STAFF_MANAGER, 403],
  [LUMEN, 404],
  [ADMIN, 200],
  [STAFF, 200],
] as const)('%s: %s (D3)', async (person, status) => {
  expect((await remove(NAME, person)).status).toBe(status);
  if (status !== 200) await remove();
  expect((await restore(person)).status).toBe(status);
  if (status !== 200) await restore();
});
