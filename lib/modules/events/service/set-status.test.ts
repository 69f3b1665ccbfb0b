/** @jest-environment node */
import type { EventOverview } from '@/lib/modules/events/contract/event-overview';
import { readEventOverview } from '@/lib/modules/events/contract/event-overview';
import { setEventStatus } from '@/lib/modules/events/contract/set-status';
import { readEventOverviewHandler } from '@/lib/modules/events/api/event-overview';
import { setEventStatusHandler } from '@/lib/modules/launch/api/launch-check';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const STAFF = 'super@merchloom.example';
const SUMMER = '/api/ten_fjord/events/fjord-fern-summer';
const OPEN = '/api/ten_fjord/events/fjord-fern';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readEventOverviewHandler, setEventStatusHandler]);
  await openFor(world, STAFF, 'ten_fjord');
});
afterAll(() => world.close());

async function overview(path: string, person = ADMIN): Promise<EventOverview> {
  const answer = await world.get(`${path}/overview`, person);
  check(readEventOverview, answer);
  return answer.json.data as unknown as EventOverview;
}
const set = (body: object, path = SUMMER, person = ADMIN) => world.post(`${path}/status`, body, person);
const purges = () =>
  world.asOwner(
    "select payload ->> 'slug' as slug from graphile_worker._private_jobs where payload ->> 'slug' is not null",
  );

describe('an event’s own page', () => {
  test('a store: what it brought in all and lately, and the link that lets guests look', async () => {
    const { event, figures, preview, invitees } = await overview(OPEN);
    const [sums] = await world.sql<{ orders: number; revenue: string }>(
      `select count(*) filter (where status is not null and status <> 'cancelled')::int as orders,
        to_char(sum(total_minor) filter (where payment_status = 'paid' and status <> 'cancelled') / 100.0, 'FM999990.00') as revenue
        from orders where event_id = 'evt_fjord_fern'`,
    );
    expect([figures.orders, figures.revenue]).toEqual([sums?.orders, sums?.revenue]);
    expect(figures.orders_30_days).toBeLessThan(figures.orders);
    expect(event.slug).toBe('fjord-fern');
    expect(preview.path).toMatch(/^\/site-preview\/fjord-fern\?preview=/);
    expect(invitees).toBeNull();
  });

  test('gifts and bulk orders tell what theirs is', async () => {
    const gift = await overview('/api/ten_lumen/events/lumen-summit', LUMEN);
    expect(gift.figures.claim_cap).toBe(100);
    const bulk = await overview('/api/ten_lumen/events/lumen-offsite', STAFF);
    expect(bulk.invitees?.invited).toBeGreaterThan(0);
  });

  test('nobody else’s', async () => {
    expect((await world.get(`${OPEN}/overview`, LUMEN)).status).toBe(404);
    expect((await world.get('/api/ten_lumen/events/fjord-fern/overview', LUMEN)).status).toBe(404);
    expect((await world.get(`${OPEN}/overview`, SERVICE)).status).toBe(200);
  });
});

describe('its status (S4)', () => {
  test('opened, put on hold with a message, taken back by its name: each with its audit row and its purge', async () => {
    const opened = await set({ status: 'Active' });
    check(setEventStatus, opened);
    expect(await purges()).toContainEqual({ slug: 'fjord-fern-summer' });
    expect((await set({ status: 'On hold', on_hold_message: 'Back in June.' })).status).toBe(200);
    expect(
      await world.sql("select status, on_hold_message from events where slug = 'fjord-fern-summer'"),
    ).toEqual([{ status: 'On hold', on_hold_message: 'Back in June.' }]);
    expect((await set({ status: 'Draft' })).json.codes).toEqual({ name: ['required'] });
    expect((await set({ status: 'Draft', name: 'fjord' })).json.codes).toEqual({ name: ['invalid'] });
    expect((await set({ status: 'Draft', name: 'Fjord & Fern Summer' })).status).toBe(200);
    const log = await world.sql(
      "select data from audit_log where action = 'event.status_updated' and subject_id = 'evt_fjord_fern_summer' order by at desc limit 3",
    );
    expect(log.map(({ data }) => data)).toEqual([
      { from: 'On hold', to: 'Draft' },
      { from: 'Active', to: 'On hold' },
      { from: 'Draft', to: 'Active' },
    ]);
  });

  test('the same again, even at once, is one change', async () => {
    const before = await world.sql("select count(*) from audit_log where action = 'event.status_updated'");
    const answers = await Promise.all([set({ status: 'Active' }), set({ status: 'Active' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await world.sql("select count(*) from audit_log where action = 'event.status_updated'");
    expect(Number(after[0]?.['count'])).toBe(Number(before[0]?.['count']) + 1);
    await set({ status: 'Draft', name: 'Fjord & Fern Summer' });
  });

  test('not by who may not, not another’s, and a locked one by staff alone', async () => {
    expect((await set({ status: 'Active' }, SUMMER, SERVICE)).status).toBe(403);
    expect((await set({ status: 'Active' }, SUMMER, LUMEN)).status).toBe(404);
    expect((await set({ status: 'Active' }, '/api/ten_lumen/events/fjord-fern-summer', LUMEN)).status).toBe(
      404,
    );
    expect((await set({ status: 'Gone' })).status).toBe(422);
    await world.sql("update events set locked = true where slug = 'fjord-fern-summer'");
    expect((await set({ status: 'Active' })).json.code).toBe('event_locked');
    expect((await set({ status: 'Active' }, SUMMER, STAFF)).status).toBe(200);
  });
});
