/** @jest-environment node */
import { handlers } from '@/lib/modules/fulfilment/api';
import type { FulfillerMessagePage } from '@/lib/modules/fulfilment/contract/fulfillers/messages';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

const CARE = 'care@merchloom.example';
const FJORD = 'admin@fjord-fern.example';
const ID = 'ful_talk_test';
const LIST = `/api/fulfillers/${ID}/messages`;

let world: DemoWorld;
let order: { id: string; ref: string };
const at = (minute: number) => `2026-11-10T10:${String(minute).padStart(2, '0')}:00Z`;
beforeAll(async () => {
  world = await startDemoWorld([...handlers]);
  await world.asOwner(
    `insert into fulfillers (id, name, regions, status) values ('${ID}', 'Talk Press', '{UK}', 'open')`,
  );
  const [found] = await world.sql<{ id: string; ref: string }>(
    `select id, order_ref as ref from orders where tenant_id = 'ten_fjord' and status = 'shipped' order by id limit 1`,
  );
  if (!found) throw new Error('the demo world has no shipped order');
  order = found;
  const sent = (id: string, minute: number, columns: Record<string, string>) =>
    world.sql(`insert into submissions (tenant_id, id, order_id, fulfiller_id, created_at, last_tried_at
      ${Object.keys(columns)
        .map((name) => `, ${name}`)
        .join('')})
      values ('ten_fjord', 'sub_talk_${id}', '${order.id}', '${ID}', '${at(0)}', '${at(minute)}'
      ${Object.values(columns)
        .map((value) => `, ${value}`)
        .join('')})`);
  await sent('taken', 1, { state: `'accepted'`, attempts: '1', external_id: `'x-1'` });
  await sent('refused', 2, { state: `'rejected'`, attempts: '1' });
  await sent('late', 3, { fault: `'timeout'`, attempts: '4', next_at: `'${at(50)}'` });
  const told = (id: string, minute: number, status: string, payload: object) =>
    world.sql(`insert into fulfiller_messages (tenant_id, message_id, order_id, status, payload, fulfiller_id, received_at)
      values ('ten_fjord', '${id}', '${order.id}', '${status}', '${JSON.stringify(payload)}', '${ID}', '${at(minute)}')`);
  await told('Ж/1', 4, 'in_production', { reason: 'For Ada Example, 1 Private Street' });
  await told('2', 5, 'in_production', { parcel: { status: 'shipped' } });
  await told('3', 5, 'lost_in_space', {});
  await world.asOwner(`insert into fulfiller_stock_messages values ('${ID}', 'st_1', 7, 14, 12, '${at(5)}')`);
});
afterAll(() => world.close());

const page = async (query = '', person = CARE) =>
  (await world.get(`${LIST}${query}`, person)).json.data as unknown as FulfillerMessagePage;
const inShort = ({ messages }: FulfillerMessagePage) =>
  messages.map((one) =>
    one.kind === 'order'
      ? [one.outcome, one.failed, one.calls]
      : one.kind === 'status'
        ? [one.status, one.of_parcel]
        : [one.levels, one.applied],
  );

test('the newest come first, in words of ours: nothing that a printer has written (S2.2-176)', async () => {
  const all = await page();
  expect(inShort(all).slice(3)).toEqual([
    ['in_production', false],
    ['timeout', true, 4],
    ['refused', true, 1],
    ['accepted', false, 1],
  ]);
  expect(inShort(all).slice(0, 3)).toEqual(
    expect.arrayContaining([
      [14, 12],
      ['shipped', true],
      [null, false],
    ]),
  );
  const [last] = all.messages.slice(-1);
  expect(last).toMatchObject({
    kind: 'order',
    at: '2026-11-10T10:01:00.000Z',
    order: { id: order.id, order_ref: order.ref },
  });
  expect(JSON.stringify(all)).not.toMatch(/Ada|Street|lost_in_space|x-1/);
});

test('pages follow each other without a gap, also where moments are the same (S2.2-176)', async () => {
  const all = await page();
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { messages, next_cursor: next }: FulfillerMessagePage = await page(
      `?limit=1${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...messages.map(({ key }) => key));
    cursor = next;
  }
  expect(seen).toEqual(all.messages.map(({ key }) => key));
  expect(new Set(seen).size).toBe(7);
  expect((await world.get(`${LIST}?cursor=nonsense`, CARE)).status).toBe(422);
});

test('those that failed alone; another’s messages are not among them (S2.2-176)', async () => {
  expect(inShort(await page('?failed=1'))).toEqual([
    ['timeout', true, 4],
    ['refused', true, 1],
  ]);
  const others = (await world.get('/api/fulfillers/ful_northlight/messages?limit=100', CARE)).json
    .data as unknown as FulfillerMessagePage;
  expect(others.messages.some(({ key }) => key.startsWith('sub_talk'))).toBe(false);
  expect((await world.get('/api/fulfillers/ful_of_nobody/messages', CARE)).status).toBe(404);
  expect((await world.get(LIST, FJORD)).status).toBe(404);
});

test('a page is read by indexes: of many rows no more than it shows (S2.2-176)', async () => {
  await world.sql(`insert into submissions (tenant_id, id, order_id, fulfiller_id, state, created_at)
    select 'ten_fjord', 'sub_many_' || n, '${order.id}', '${ID}', 'accepted', '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, 3000) n`);
  await world.asOwner('analyze submissions');
  const plan = await world.sql<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off)
    select s.id from submissions s where s.fulfiller_id = '${ID}' and coalesce(s.last_tried_at, s.created_at) <= '2026-01-02'
    order by coalesce(s.last_tried_at, s.created_at) desc, s.id collate "C" desc limit 20`);
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('submissions_newest');
  expect(text).toMatch(/Index Scan using submissions_newest.*rows=(2\d|3\d)\b/);
});
