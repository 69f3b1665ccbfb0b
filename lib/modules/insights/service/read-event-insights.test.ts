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

test('the orders that stop at an issue and those on hold, one that is both under both (D38-41)', async () => {
  await world.sql(
    `update orders set hold_reason = 'disputed', held_at = now() where id in (select id from orders
      where event_id = 'evt_fjord_fern' and status = 'address_issue' limit 1)`,
  );

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
    `select count(*)::int as count from orders where event_id = 'evt_fjord_fern' and hold_reason is not null`,
  );
  expect(attention.held).toBe(held?.count);
  // The stage counts orders, each once.
  expect(stages.needs_your_help).toBe(all + attention.held - 1);
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

test('claims that wait for a decision, of this event alone, and none that was cancelled', async () => {
  const person = 'admin@lumen-robotics.example';
  const flagged = async (slug: string) =>
    (await insights(`/api/ten_lumen/events/${slug}/insights`, person)).attention.flagged_claims;
  const before = await flagged('lumen-sample');
  const claims = await world.sql<{ id: string }>(
    `insert into claim_flags (tenant_id, order_id, event_id)
     select o.tenant_id, o.id, o.event_id from orders o join events e on e.tenant_id = o.tenant_id and e.id = o.event_id
     where e.slug = 'lumen-sample' and o.status = 'shipped' order by o.id limit 3 returning order_id as id`,
  );
  expect(claims).toHaveLength(3);
  const [one, two, three] = claims.map(({ id }) => id);
  await world.sql("update orders set status = 'new' where id = any($1)", [[one, two]]);
  await world.sql("update orders set status = 'cancelled' where id = $1", [three]);
  expect(await flagged('lumen-sample')).toBe(before + 2);
  expect(await flagged('lumen-offsite')).toBe(0);
});

test('nobody else’s', async () => {
  expect((await world.get(FJORD, 'admin@lumen-robotics.example')).status).toBe(404);
});
