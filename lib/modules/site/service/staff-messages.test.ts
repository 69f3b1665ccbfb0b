/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { staffMessageHandlers } from '@/lib/modules/site/api/staff-messages';
import * as contract from '@/lib/modules/site/contract/staff-messages';
import type { MessagePage } from '@/lib/modules/site/contract/staff-messages';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { clearSiteMessages, sitePersonalData } from './personal-data';

jest.setTimeout(60_000);

const [SUPER, CARE, ISLA] = ['super@merchloom.example', 'care@merchloom.example', 'admin@fjord-fern.example'];
const AT = new Date('2026-12-01T12:00:00Z');
const DAY = 86_400_000;

let world: DemoWorld;
let undo: () => void;
beforeAll(async () => {
  world = await startDemoWorld(staffMessageHandlers);
});
afterAll(() => world.close());
beforeEach(async () => {
  undo = setClock(() => AT);
  await world.asOwner('delete from site_messages');
});
afterEach(() => undo());

/** A message of so many days ago. */
async function arrive(id: string, subject: string, days: number): Promise<void> {
  const at = new Date(AT.getTime() - days * DAY);
  const due = new Date(at.getTime() + 30 * DAY).toISOString().slice(0, 10);
  await world.asOwner(
    `insert into site_messages (id, subject, fingerprint, name, email, message, lang, answer_by, created_at, sent_at)
     values ('msg_${id}', '${subject}', '${id}', 'Ada Fern', 'ada@shopper.example', 'Words ${id}', 'en',
       ${subject === 'data' ? `'${due}'` : 'null'}, '${at.toISOString()}', '${at.toISOString()}')`,
  );
}

async function page(query: Record<string, string> = {}, who = CARE): Promise<MessagePage> {
  const answer = await world.get(`/api/site-messages?${new URLSearchParams(query)}`, who);
  check(contract.listSiteMessages, answer);
  return answer.json.data as unknown as MessagePage;
}
const ids = ({ messages }: MessagePage) => messages.map(({ id }) => id);
const waiting = async () => (await world.get('/api/site-messages/waiting', CARE)).json.data;
const answer = (id: string, note: unknown, who = CARE) =>
  world.post(`/api/site-messages/${id}/answer`, { note }, who);
const logged = () =>
  world.asOwner<{ actor_user_id: string; subject: string; changes: unknown; data: unknown }>(
    `select actor_user_id, subject, changes, data from platform_audit where action = 'site_message.answered'`,
  );

test('those that wait: overdue complaints first, then by their last day, then questions by age (S2.2-264)', async () => {
  await arrive('new', 'store', 1);
  await arrive('old', 'order', 90);
  await arrive('due', 'data', 30);
  await arrive('late', 'data', 31);
  const { messages } = await page();
  expect(
    messages.map(({ id, age_days, is_overdue, answer_by }) => [id, age_days, is_overdue, answer_by]),
  ).toEqual([
    ['msg_late', 31, true, '2026-11-30'],
    ['msg_due', 30, false, '2026-12-01'],
    ['msg_old', 90, false, null],
    ['msg_new', 1, false, null],
  ]);
  expect(ids(await page({ subject: 'data' }))).toEqual(['msg_late', 'msg_due']);
  expect(await waiting()).toEqual({
    open: 4,
    overdue: 1,
    oldest_at: '2026-09-02T12:00:00.000Z',
    oldest_days: 90,
  });
});

test('an answer has a note, its person and time, and one row in the log without personal data (S2.2-265)', async () => {
  await arrive('a', 'data', 40);
  await arrive('b', 'store', 1);
  const both = await Promise.all([answer('msg_a', ' Told her. '), answer('msg_a', 'Told her.')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await answer('msg_a', 'Another note', SUPER);
  const { messages } = await page({ state: 'answered' });
  expect(messages.map(({ id, is_overdue }) => [id, is_overdue])).toEqual([['msg_a', false]]);
  expect(messages[0]?.answered).toEqual({
    at: AT.toISOString(),
    by: expect.any(String),
    note: 'Told her.',
  });
  expect(ids(await page())).toEqual(['msg_b']);
  expect(await logged()).toEqual([
    {
      actor_user_id: 'usr_care',
      subject: 'msg_a',
      changes: { note: 'changed' },
      data: { subject: 'data', in_time: false },
    },
  ]);
  expect(await waiting()).toMatchObject({ open: 1, overdue: 0 });
});

test('a note is wanted and has its length; a message that there is not is not found', async () => {
  await arrive('a', 'store', 1);
  for (const [note, code] of [
    ['  ', 'required'],
    ['x'.repeat(2001), 'too_long'],
  ]) {
    const refused = await answer('msg_a', note);
    expect([refused.status, refused.json.codes]).toEqual([422, { note: [code] }]);
  }
  expect((await answer('msg_none', 'Told her.')).status).toBe(404);
  expect(ids(await page())).toEqual(['msg_a']);
});

test('staff alone read and answer', async () => {
  await arrive('a', 'store', 1);
  for (const path of ['/api/site-messages', '/api/site-messages/waiting'])
    expect((await world.get(path, ISLA)).status).toBe(404);
  expect((await answer('msg_a', 'Mine now', ISLA)).status).toBe(404);
  expect(ids(await page())).toEqual(['msg_a']);
});

test('answers go with their messages: erased with a person’s questions, and after their time (D46)', async () => {
  await arrive('asked', 'store', 1);
  await arrive('complained', 'data', 1);
  for (const id of ['msg_asked', 'msg_complained']) await answer(id, 'Told ada@shopper.example.');
  const email = 'ada@shopper.example';
  const subject = { tenantId: 'ten_fjord', email, emailKey: email, orderIds: [], words: [] };
  await sitePersonalData.erase({ tenantId: 'ten_fjord', actor: 'system' }, subject);
  expect(ids(await page({ state: 'answered' }))).toEqual(['msg_complained']);
  await clearSiteMessages(new Date(AT.getTime() + 1100 * DAY));
  expect(ids(await page({ state: 'answered' }))).toEqual([]);
});

test('of 10,000 messages each is on one page, which reads along an index', async () => {
  await world.asOwner(
    `insert into site_messages (id, subject, fingerprint, name, email, message, lang, answer_by, created_at, answered_at, note)
     select 'msg_n' || n, case when n % 5 = 0 then 'data' else 'store' end, ('n' || n)::bytea, 'Ada', 'a@shopper.example',
       'Words', 'en', case when n % 5 = 0 then date '2026-12-20' end, timestamptz '2026-11-20T10:00:00Z' + n / 7 * interval '1 second',
       case when n % 3 = 0 then timestamptz '2026-11-29T10:00:00Z' + n / 7 * interval '1 second' end,
       case when n % 3 = 0 then 'Done' end
     from generate_series(1, 10000) n`,
  );
  await world.asOwner('analyze site_messages');
  for (const [state, count] of [
    ['open', 6667],
    ['answered', 3333],
  ] as const) {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const next: MessagePage = await page({ state, limit: '100', ...(cursor ? { cursor } : {}) });
      seen.push(...ids(next));
      cursor = next.next_cursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([count, count]);
  }
  const { next_cursor: cursor } = await page();
  const wrong = await world.get(`/api/site-messages?state=answered&cursor=${cursor}`, CARE);
  expect(wrong.status).toBe(422);
  const plan = await world.asOwner<{ 'QUERY PLAN': string }>(
    `explain select id from site_messages m where m.answered_at is null
     order by ((m.created_at at time zone 'UTC') + case when m.subject = 'data' then interval '0' else interval '100 years' end), m.id
     limit 26`,
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('site_messages_waiting');
});
