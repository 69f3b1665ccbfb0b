/** @jest-environment node */
import type { EventOverview } from '@/lib/modules/events/contract/event-overview';
import { readEventOverview } from '@/lib/modules/events/contract/event-overview';
import { setEventStatus } from '@/lib/modules/events/contract/set-status';
import { readEventOverviewHandler, setEventStatusHandler } from '@/lib/modules/events/api/event-overview';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

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
const open = ({ steps }: EventOverview) => steps.flatMap(({ name, done }) => (done ? [] : [name]));

describe('an event’s own page', () => {
  test('a store: what it brought in all and lately, and the link that lets guests look', async () => {
    const { event, figures, preview, steps, invitees } = await overview(OPEN);
    const [sums] = await world.sql<{ orders: number; revenue: string }>(
      `select count(*) filter (where status is not null and status <> 'cancelled')::int as orders,
        to_char(sum(total_minor) filter (where payment_status = 'paid' and status <> 'cancelled') / 100.0, 'FM999990.00') as revenue
        from orders where event_id = 'evt_fjord_fern'`,
    );
    expect([figures.orders, figures.revenue]).toEqual([sums?.orders, sums?.revenue]);
    expect(figures.orders_30_days).toBeLessThan(figures.orders);
    expect(event.slug).toBe('fjord-fern');
    expect(preview.path).toMatch(/^\/site-preview\/fjord-fern\?preview=/);
    expect([steps.map(({ name }) => name), invitees]).toEqual([
      ['products', 'logo', 'payouts', 'verified'],
      null,
    ]);
  });

  test('gifts and bulk orders tell what theirs is', async () => {
    const gift = await overview('/api/ten_lumen/events/lumen-summit', LUMEN);
    expect([gift.figures.claim_cap, open(gift)]).toEqual([100, ['logo']]);
    const bulk = await overview('/api/ten_lumen/events/lumen-offsite', STAFF);
    expect(bulk.invitees?.invited).toBeGreaterThan(0);
    expect(bulk.steps.some(({ name }) => name === 'payouts')).toBe(false);
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

  test.each([
    [
      'verified',
      "update tenants set verified_at = null where id = 'ten_fjord'",
      "update tenants set verified_at = now() where id = 'ten_fjord'",
    ],
    [
      'products',
      "update products set status = 'draft' where tenant_id = 'ten_fjord'",
      "update products set status = 'active' where tenant_id = 'ten_fjord' and id <> 'ff-draft-cap'",
    ],
  ])('not opened without: %s', async (step, take, give) => {
    await world.sql(take);
    expect(open(await overview(SUMMER))).toContain(step);
    const refused = await set({ status: 'Active' });
    expect([refused.status, refused.json.code]).toEqual([422, 'event_not_ready']);
    // Putting an event on hold has no preconditions.
    expect((await set({ status: 'On hold' })).status).toBe(200);
    await world.sql(give);
    expect((await set({ status: 'Draft', name: 'Fjord & Fern Summer' })).status).toBe(200);
  });

  test('not opened without an account that may be paid in its region', async () => {
    await world.asOwner("update provider_accounts set charges_enabled = false where tenant_id = 'ten_fjord'");
    expect(open(await overview(SUMMER))).toContain('payouts');
    expect((await set({ status: 'Active' })).json.code).toBe('event_not_ready');
    await world.asOwner("update provider_accounts set charges_enabled = true where tenant_id = 'ten_fjord'");
  });

  test('a US store: not without its sales tax set up at the provider', async () => {
    const path = '/api/ten_prairie/events/prairie-run';
    const set_up = (active: string) =>
      world.asOwner(`update provider_accounts set tax_active = ${active} where tenant_id = 'ten_prairie'`);
    expect((await set({ status: 'On hold' }, path, STAFF)).status).toBe(200);
    for (const missing of ['false', 'null']) {
      await set_up(missing);
      expect(open(await overview(path, STAFF))).toContain('sales_tax');
      const refused = await set({ status: 'Active' }, path, STAFF);
      expect([refused.json.code, refused.json.data['steps']]).toEqual(['event_not_ready', ['sales_tax']]);
    }
    await set_up('true');
    expect((await set({ status: 'Active' }, path, STAFF)).status).toBe(200);
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
