/** @jest-environment node */
import { readEventInsightsHandler } from '@/lib/modules/insights/api/read-dashboard';
import { readEventInsights, type EventInsights } from '@/lib/modules/insights/contract/event-insights';
import { NEEDS_ATTENTION } from '@/lib/modules/orders/rules/needs-attention';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

const ADMIN = 'admin@fjord-fern.example';
const FJORD = '/api/ten_fjord/events/fjord-fern/insights';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readEventInsightsHandler]);
});
afterAll(() => world.close());

async function insights(path = FJORD, person = ADMIN): Promise<EventInsights> {
  const answer = await world.get(path, person);
  check(readEventInsights, answer);
  return answer.json.data as unknown as EventInsights;
}

test('the orders that stop at an issue, each counted once, and those that are only held', async () => {
  const stored = await world.sql<{ status: string; count: number }>(
    `select status, count(*)::int as count from orders where event_id = 'evt_fjord_fern' and status = any($1)
     group by 1`,
    [[...NEEDS_ATTENTION]],
  );
  const { attention, orders_by_stage: stages } = await insights();
  expect(stored.length).toBeGreaterThan(1);
  expect(Object.fromEntries(attention.issues.map(({ status, count }) => [status, count]))).toEqual(
    Object.fromEntries(stored.map(({ status, count }) => [status, count])),
  );
  const all = stored.reduce((sum, { count }) => sum + count, 0);
  const [held] = await world.sql<{ count: number }>(
    `select count(*)::int as count from orders where event_id = 'evt_fjord_fern' and hold_reason is not null
      and status <> all($1)`,
    [[...NEEDS_ATTENTION]],
  );
  expect(attention.held).toBe(held?.count);
  expect(stages.needs_your_help).toBe(all + attention.held);
});

test('products that are sold out, drafts and locked', async () => {
  const before = (await insights()).attention;
  expect(before.draft_products).toBe(1);
  await world.sql(
    "update variants set stock = 0 where tenant_id = 'ten_fjord' and product_id = 'ff-crew-tee'",
  );
  await world.sql("update products set locked = true where tenant_id = 'ten_fjord' and id = 'ff-crew-tee'");
  const after = (await insights()).attention;
  expect(after.sold_out).toBe(before.sold_out + 1);
  expect(after.locked_products).toBe(before.locked_products + 1);
});

test('claims that wait for a decision, of this event alone', async () => {
  const [waiting] = await world.sql<{ event_id: string; slug: string; count: number }>(
    `select f.event_id, e.slug, count(*)::int as count from claim_flags f join events e on e.id = f.event_id
     where f.state = 'waiting' group by 1, 2 limit 1`,
  );
  const person = 'admin@lumen-robotics.example';
  const lumen = (slug: string) => insights(`/api/ten_lumen/events/${slug}/insights`, person);
  if (waiting) expect((await lumen(waiting.slug)).attention.flagged_claims).toBe(waiting.count);
  expect((await lumen('lumen-offsite')).attention.flagged_claims).toBe(0);
});

test('nobody else’s', async () => {
  expect((await world.get(FJORD, 'admin@lumen-robotics.example')).status).toBe(404);
});
