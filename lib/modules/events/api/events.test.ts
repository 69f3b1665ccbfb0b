/** @jest-environment node */
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { listAllEvents, listEvents } from '@/lib/modules/events/contract/list-events';
import { readAnyEvent, readEvent } from '@/lib/modules/events/contract/read-event';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { listAllEventsHandler, listEventsHandler } from './list-events';
import { readAnyEventHandler, readEventHandler } from './read-event';

jest.setTimeout(60_000);

const FJORD = 'service@fjord-fern.example';
const STAFF = 'accounts@merchloom.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    listAllEventsHandler,
    listEventsHandler,
    readAnyEventHandler,
    readEventHandler,
  ]);
});
afterAll(() => world.close());

interface Page {
  events: EventSummary[];
  next_cursor: string | null;
}

async function page(path: string, person: string): Promise<Page> {
  const answer = await world.get(path, person);
  check(path.startsWith('/api/events') ? listAllEvents : listEvents, answer);
  return answer.json.data as unknown as Page;
}

test('a tenant’s events, drafts too, newest change first, with what they sell and sold', async () => {
  const [counted] = await world.sql<{ orders: number }>(
    `select count(*)::integer as orders from orders where tenant_id = 'ten_fjord' and status <> 'cancelled'`,
  );
  const { events, next_cursor } = await page('/api/ten_fjord/events', FJORD);
  expect(next_cursor).toBeNull();
  expect(events.map((event) => [event.slug, event.status, event.product_count, event.order_count])).toEqual([
    ['fjord-fern', 'Active', 12, counted?.orders],
    ['fjord-fern-summer', 'Draft', 4, 0],
    ['fjord-fern-archive', 'On hold', 3, 0],
  ]);
  expect((await page('/api/ten_fjord/events?status=Draft', FJORD)).events.map((event) => event.slug)).toEqual(
    ['fjord-fern-summer'],
  );
});

test('narrowed by type, by status and by a part of name or address', async () => {
  const slugs = async (query: string, person = STAFF) =>
    (await page(`/api/events?${query}`, person)).events.map((event) => event.slug).sort();
  expect(await slugs('type=Promo')).toEqual(['lumen-sample', 'lumen-summit']);
  expect(await slugs('search=LUMEN-S')).toEqual(['lumen-sample', 'lumen-summit']);
  expect(await slugs('search=fern%20arch&status=On%20hold')).toEqual(['fjord-fern-archive']);
  expect(await slugs('search=%25')).toEqual([]);
  expect((await world.get('/api/events?type=Fair', STAFF)).json.codes).toEqual({ type: ['invalid'] });
});

test('pages stay whole when all events were changed at the same moment', async () => {
  await world.sql('update events set updated_at = now()');
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const found: Page = await page(`/api/events?limit=2${cursor ? `&cursor=${cursor}` : ''}`, STAFF);
    seen.push(...found.events.map((event) => event.slug));
    cursor = found.next_cursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([9, 9]);
  expect((await world.get('/api/events?cursor=abc', STAFF)).json.codes).toEqual({ cursor: ['invalid'] });
});

test('one event by its slug: one’s own, or any for staff', async () => {
  const own = await world.get('/api/ten_fjord/events/fjord-fern', FJORD);
  check(readEvent, own);
  expect(own.json.data).toMatchObject({
    id: 'evt_fjord_fern',
    currency: 'GBP',
    event_type: { type: 'Store' },
  });
  const any = await world.get('/api/events/lumen-sample', STAFF);
  check(readAnyEvent, any);
  expect(any.json.data).toMatchObject({ tenant_id: 'ten_lumen', sample: true });
});

test('another tenant’s events do not exist', async () => {
  for (const path of [
    '/api/ten_fjord/events/lumen-crew',
    '/api/ten_lumen/events/lumen-crew',
    '/api/events/fjord-fern',
  ]) {
    const answer = await world.get(path, FJORD);
    expect([path, answer.status, answer.text.includes('Lumen')]).toEqual([path, 404, false]);
  }
  expect((await world.get('/api/ten_lumen/events', FJORD)).status).toBe(404);
  expect((await world.get('/api/events', FJORD)).status).toBe(404);
  expect((await world.get('/api/ten_fjord/events')).status).toBe(401);
});
