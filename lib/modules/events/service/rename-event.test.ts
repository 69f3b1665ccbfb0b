/** @jest-environment node */
import { renameEvent } from '@/lib/modules/events/contract/rename-event';
import { handlers } from '@/lib/modules/events/api';
import { handlers as storefront } from '@/lib/modules/storefront/api';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const STAFF = 'super@merchloom.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([...handlers, ...storefront]);
  await openFor(world, STAFF, 'ten_fjord');
});
afterAll(() => world.close());

const at = (slug: string, tenant = 'ten_fjord') => `/api/${tenant}/events/${slug}/rename`;
const rename = (slug: string, body: object, person = ADMIN) => world.post(at(slug), body, person);
const shown = (slug: string) => world.get(`/api/storefront/${slug}`);
const purged = async () =>
  (
    await world.asOwner<{ slug: string }>(
      "select payload ->> 'slug' as slug from graphile_worker._private_jobs where payload ->> 'slug' is not null",
    )
  ).map(({ slug }) => slug);

test('a new address: the old one leads to it, also over two renames and back (D6-3)', async () => {
  const first = await rename('fjord-fern', { slug: 'fjord-one' });
  check(renameEvent, first);
  expect((await shown('fjord-one')).status).toBe(200);
  const old = await shown('fjord-fern');
  expect([old.status, old.json.data]).toEqual([404, { renamed_to: 'fjord-one' }]);
  expect(await purged()).toEqual(expect.arrayContaining(['fjord-fern', 'fjord-one']));
  expect((await rename('fjord-one', { slug: 'fjord-two' })).status).toBe(200);
  // No redirect leads to another.
  expect((await shown('fjord-fern')).json.data).toEqual({ renamed_to: 'fjord-two' });
  expect((await shown('fjord-one')).json.data).toEqual({ renamed_to: 'fjord-two' });
  // The former address is this event's own, so it may go back.
  expect((await rename('fjord-two', { slug: 'fjord-fern' })).status).toBe(200);
  expect((await shown('fjord-fern')).status).toBe(200);
  expect((await shown('fjord-two')).json.data).toEqual({ renamed_to: 'fjord-fern' });
});

test('the name alone, with its audit row; the same again is no change', async () => {
  const log = () =>
    world.sql("select data from audit_log where action = 'store.renamed' and data ? 'name' order by at desc");
  expect((await rename('fjord-fern', { name: 'Fjord' })).json.data).toEqual({
    name: 'Fjord',
    slug: 'fjord-fern',
  });
  expect((await rename('fjord-fern', { name: 'Fjord', slug: 'fjord-fern' })).status).toBe(200);
  expect(await log()).toEqual([{ data: { name: { from: 'Fjord & Fern', to: 'Fjord' } } }]);
  await rename('fjord-fern', { name: 'Fjord & Fern' });
});

test.each([
  ['someone else’s', 'tidewater', 'slug_taken'],
  ['another event of its own', 'fjord-fern-summer', 'slug_taken'],
  ['another event’s former one', 'fjord-summer-old', 'slug_taken'],
  ['a route’s', 'events', 'slug_reserved'],
  ['too short', 'ff', 'slug_invalid'],
  ['with a capital', 'Fjord', 'slug_invalid'],
  ['too long', 'f'.repeat(64), 'slug_invalid'],
])('an address that is %s is told at its field', async (_what, slug, code) => {
  if (slug === 'fjord-summer-old') {
    await rename('fjord-fern-summer', { slug });
    await rename(slug, { slug: 'fjord-fern-summer' });
  }
  const answer = await rename('fjord-fern', { slug });
  expect([answer.status, answer.json.codes]).toEqual([422, { slug: [code] }]);
  expect((await shown('fjord-fern')).status).toBe(200);
});

test('two that want one address at once: one has it', async () => {
  const answers = await Promise.all([
    rename('fjord-fern', { slug: 'fjord-both' }),
    rename('fjord-fern-summer', { slug: 'fjord-both' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const winner = answers[0]?.status === 200 ? 'fjord-fern' : 'fjord-fern-summer';
  expect((await rename('fjord-both', { slug: winner })).status).toBe(200);
});

test('an event keeps at most twenty addresses, and may go back to each', async () => {
  let current = 'fjord-fern-summer';
  let refused = await rename(current, { name: 'Fjord & Fern Summer' });
  for (let count = 0; refused.status === 200 && count < 30; count += 1) {
    refused = await rename(current, { slug: `summer-${count}` });
    if (refused.status === 200) current = `summer-${count}`;
  }
  expect([refused.status, refused.json.codes]).toEqual([422, { slug: ['slug_limit'] }]);
  const [kept] = await world.sql<{ n: number }>(
    "select count(*)::int as n from slug_directory where event_id = 'evt_fjord_fern_summer'",
  );
  expect(kept?.n).toBe(20);
  expect((await rename(current, { slug: 'fjord-fern-summer' })).status).toBe(200);
});

test('by those who may change events, and nobody else', async () => {
  const again = { name: 'Fjord & Fern' };
  for (const [person, status] of [
    [ADMIN, 200],
    [MANAGER, 200],
    [STAFF, 200],
    [SERVICE, 403],
    [LUMEN, 404],
  ] as const) {
    expect([person, (await rename('fjord-fern', again, person)).status]).toEqual([person, status]);
  }
  expect((await world.post(at('fjord-fern', 'ten_lumen'), again, LUMEN)).status).toBe(404);
});
