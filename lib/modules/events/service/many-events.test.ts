/** @jest-environment node */
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import {
  EVENT_SORTS,
  listAllEvents,
  listEvents,
  type EventPage,
} from '@/lib/modules/events/contract/list-events';
import { listAllEventsHandler, listEventsHandler } from '@/lib/modules/events/api/list-events';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { explainedReads, type Reads } from '@/scripts/test/explained-reads';
import { layManyEvents } from '@/scripts/test/many-events';
import { manyRows } from '@/scripts/test/many-rows';

jest.setTimeout(180_000);

const MANY = manyRows(2000, 10_000);
/** The last event laid, as its id, slug and name have it. */
const LAST = String(MANY).padStart(5, '0');
const TIDEWATER = 'admin@tidewater-books.example';
const STAFF = 'accounts@merchloom.example';
const OWN = '/api/ten_tidewater/events';
const ALL = '/api/events';

let world: DemoWorld;
let everywhere = 0;
beforeAll(async () => {
  world = await startDemoWorld([listAllEventsHandler, listEventsHandler]);
  await layManyEvents(world, { tenant: 'ten_tidewater', event: 'evt_tidewater' }, MANY);
  // Most events are another's: otherwise the database reads the whole table, and rightly so.
  await layManyEvents(world, { tenant: 'ten_fjord', event: 'evt_fjord_fern' }, manyRows(8000, 10_000));
  // Autovacuum would run this analyze within a minute of such a change.
  await world.asOwner('analyze events');
  const [counted] = await world.sql<{ n: number }>('select count(*)::integer as n from events');
  everywhere = counted?.n ?? 0;
});
afterAll(() => world.close());

type Query = Record<string, string>;

async function page(path: string, query: Query = {}): Promise<EventPage> {
  const person = path === ALL ? STAFF : TIDEWATER;
  const answer = await world.get(`${path}?${new URLSearchParams(query)}`, person);
  check(path === ALL ? listAllEvents : listEvents, answer);
  return answer.json.data as unknown as EventPage;
}

interface Walked {
  events: EventSummary[];
  pages: number;
  /** The cursors of the middle page and of the last page. */
  middle: string;
  last: string;
}

async function walk(path: string, query: Query = {}): Promise<Walked> {
  const events: EventSummary[] = [];
  const cursors: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const found: EventPage = await page(path, { limit: '100', ...query, ...(cursor ? { cursor } : {}) });
    events.push(...found.events);
    cursor = found.next_cursor;
    if (cursor !== null) cursors.push(cursor);
  }
  const middle = cursors[Math.floor(cursors.length / 2)] ?? '';
  return { events, pages: cursors.length + 1, middle, last: cursors.at(-1) ?? '' };
}

const keyOf = ({ tenant_id: tenant, id }: EventSummary) => `${tenant} ${id}`;
const placeOf = (event: EventSummary, sort: string) =>
  sort.endsWith('created_at') ? event.created_at : event.updated_at;

/** Any page of the list reads only as many events as it shows plus one, through an index. */
async function expectPageReads(path: string, query: Query, walked: Walked): Promise<void> {
  for (const cursor of ['', walked.middle, walked.last]) {
    const wanted = { ...query, limit: '50', ...(cursor ? { cursor } : {}) };
    const reads = await explainedReads(() => page(path, wanted));
    expect(reads.whole).not.toContain('events');
    expect(reads.rows['events']).toBeGreaterThan(0);
    expect(reads.rows['events']).toBeLessThanOrEqual(51);
  }
}

describe.each(EVENT_SORTS)('thousands of events of each of several clients, sorted by %s', (sort) => {
  test('a client’s pages hold each of its own once, in order, and read no more than they show', async () => {
    const walked = await walk(OWN, { sort });
    const keys = walked.events.map(keyOf);
    expect([keys.length, new Set(keys).size, walked.pages]).toEqual([MANY + 1, MANY + 1, MANY / 100 + 1]);
    expect(new Set(walked.events.map(({ tenant_id: tenant }) => tenant))).toEqual(new Set(['ten_tidewater']));
    const places = walked.events.map((event) => placeOf(event, sort));
    expect(places).toEqual(sort.startsWith('-') ? places.toSorted().toReversed() : places.toSorted());
    await expectPageReads(OWN, { sort }, walked);
  });
});

test('staff’s pages hold each event of all clients once, and read no more than they show', async () => {
  // Sorted by creation time, which is the same for nearly all of them.
  const sort = '-created_at';
  const walked = await walk(ALL, { sort });
  expect([walked.events.length, new Set(walked.events.map(keyOf)).size]).toEqual([everywhere, everywhere]);
  await expectPageReads(ALL, { sort }, walked);
});

test('pages stay whole where every event has the same moment, also while others are made', async () => {
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const found: EventPage = await page(OWN, {
      sort: 'created_at',
      limit: '100',
      ...(cursor ? { cursor } : {}),
    });
    seen.push(...found.events.map(keyOf));
    cursor = found.next_cursor;
    if (seen.length === MANY / 2) {
      await world.sql("update events set name = name || ' again' where slug = 'ten-tidewater-00001'");
      await world.sql(
        `insert into events select (jsonb_populate_record(e,
           '{"id":"evt_between","slug":"in-between","created_at":"2025-06-01T00:00:00Z"}')).*
         from events e where e.id = 'evt_tidewater'`,
      );
    }
  }
  await world.sql("delete from events where id = 'evt_between'");
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((key) => key !== 'ten_tidewater evt_between')).toHaveLength(MANY + 1);
});

test('filters and the search find what fits on all pages, and look through one’s own events alone', async () => {
  const ids = async (query: Query, path = OWN) => (await walk(path, query)).events.map(({ id }) => id);
  expect(await ids({ search: `Fair ${MANY}` })).toEqual([`evt_many_${LAST}`]);
  expect(await ids({ search: 'water-00042' })).toEqual(['evt_many_00042']);
  const held = await ids({ status: 'On hold', type: 'Promo', sort: 'updated_at' });
  expect([held.length, new Set(held).size]).toEqual([MANY / 20, MANY / 20]);
  expect([held[0], held.at(-1)]).toEqual(['evt_many_00020', `evt_many_${LAST}`]);
  expect(await ids({ search: 'no such fair' })).toEqual([]);
  for (const query of [
    { search: 'no such fair' },
    { search: `Fair ${MANY}` },
    { status: 'Draft' },
  ] as Query[]) {
    const reads: Reads = await explainedReads(() => page(OWN, query));
    expect(reads.whole).not.toContain('events');
    expect(reads.rows['events']).toBeLessThanOrEqual(MANY + 1);
  }
});

test('staff find events by their client’s name too; a client does not', async () => {
  const found = await walk(ALL, { search: 'Tidewater Bo', type: 'Promo' });
  expect(found.events).toHaveLength(MANY / 10);
  expect(new Set(found.events.map(({ tenant_name: name }) => name))).toEqual(new Set(['Tidewater Books']));
  expect(
    (await page(ALL, { search: 'fern coffee', status: 'Draft' })).events.map(({ slug }) => slug),
  ).toEqual(['fjord-fern-summer']);
  const own = await page(OWN, { search: 'water books' });
  expect(own.events.map(({ name }) => name)).toEqual(['Tidewater Books']);
});

test('a cursor belongs to its order', async () => {
  const { next_cursor: cursor } = await page(OWN, { limit: '1' });
  const answer = await world.get(`${OWN}?sort=created_at&cursor=${cursor}`, TIDEWATER);
  expect([answer.status, answer.json.codes]).toEqual([422, { cursor: ['invalid'] }]);
  expect((await world.get(`${OWN}?sort=name`, TIDEWATER)).json.codes).toEqual({ sort: ['invalid'] });
});

test('a page is of the same size however long the list is', async () => {
  expect(JSON.stringify(await page(OWN)).length).toBeLessThan(25_000);
});
