/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { noticeHandlers } from '@/lib/modules/site/api/platform-notices';
import { publicConfigHandler } from '@/lib/modules/site/api/public-config';
import * as contract from '@/lib/modules/site/contract/platform-notices';
import type { StaffNotice } from '@/lib/modules/site/contract/platform-notices';
import { readPublicConfig, type PublicConfig } from '@/lib/modules/site/contract/public-config';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { forgetNotices } from './shown-notices';

jest.setTimeout(60_000);

const [SUPER, CARE] = ['super@merchloom.example', 'care@merchloom.example'];
const NOON = Date.parse('2026-12-01T12:00:00Z');

let world: DemoWorld;
let undo: () => void;
let time = NOON;
beforeAll(async () => {
  setTestEnv({ PUSHER_APP_ID: 'app', PUSHER_KEY: 'a-key', PUSHER_SECRET: 'a-secret' });
  world = await startDemoWorld([...noticeHandlers, publicConfigHandler]);
});
afterAll(() => world.close());
beforeEach(async () => {
  time = NOON;
  undo = setClock(() => new Date(time));
  await world.asOwner('delete from platform_notices');
  await world.asOwner(`delete from platform_audit where action like 'platform_notice.%'`);
  forgetNotices();
});
afterEach(() => undo());

const WORK = {
  kind: 'maintenance',
  starts_at: '2026-12-01T13:00:00.000Z',
  ends_at: '2026-12-01T15:00:00.000Z',
  texts: { en: 'We move house.', de: 'Wir ziehen um.', fr: '' },
};
const write = (change: object = {}, who = SUPER) =>
  world.post('/api/platform-notices', { ...WORK, ...change }, who);
const change = (id: string, body: object) => world.post(`/api/platform-notices/${id}`, body, SUPER);
const end = (id: string) => world.post(`/api/platform-notices/${id}/end`, {}, SUPER);
async function list(): Promise<StaffNotice[]> {
  const answer = await world.get('/api/platform-notices', SUPER);
  check(contract.listNotices, answer);
  return (answer.json.data as unknown as { notices: StaffNotice[] }).notices;
}
/** What a visitor's browser is told. */
async function told(): Promise<PublicConfig['notices']> {
  const answer = await world.get('/api/public-config');
  check(readPublicConfig, answer);
  return (answer.json as unknown as PublicConfig).notices;
}
async function idOf(change: object = {}): Promise<string> {
  const answer = await write(change);
  check(contract.createNotice, answer);
  return String(answer.json.data['id']);
}
const logged = async () =>
  (
    await world.asOwner<{ action: string }>(
      `select action from platform_audit where action like 'platform_notice.%' order by id`,
    )
  ).map(({ action }) => action);

test('what staff write is told from a quarter of an hour before its start to its end (S2.2-280, S2.2-281)', async () => {
  const id = await idOf();
  expect(await told()).toEqual([]);
  time = Date.parse('2026-12-01T12:50:00Z');
  const shown = {
    key: `${id}.1`,
    kind: 'maintenance',
    starts_at: WORK.starts_at,
    ends_at: WORK.ends_at,
    texts: { en: 'We move house.', de: 'Wir ziehen um.' },
  };
  expect(await told()).toEqual([shown]);
  time = Date.parse('2026-12-01T14:59:59Z');
  expect(await told()).toEqual([shown]);
  time = Date.parse('2026-12-01T15:00:00Z');
  expect(await told()).toEqual([]);
  expect((await list()).map(({ state, created_by }) => [state, created_by])).toEqual([
    ['over', expect.any(String)],
  ]);
});

test('a change counts with the next request, has a key of its own, and is in the log (S2.2-280)', async () => {
  const id = await idOf({ starts_at: '2026-12-01T11:00:00.000Z' });
  expect((await told())[0]?.key).toBe(`${id}.1`);
  const [before] = await list();
  const body = { ...WORK, starts_at: before?.starts_at, ends_at: '2026-12-01T16:00:00.000Z' };
  check(contract.changeNotice, await change(id, { ...body, revision: 1 }));
  expect((await told())[0]).toMatchObject({ key: `${id}.2`, ends_at: '2026-12-01T16:00:00.000Z' });
  // The same again changes nothing.
  expect((await change(id, { ...body, revision: 2 })).json.data).toEqual({ id, revision: 2 });
  expect(await logged()).toEqual(['platform_notice.created', 'platform_notice.changed']);
});

test('who read an older one is told of the conflict, and nothing is written (S2.2-280)', async () => {
  const id = await idOf();
  await change(id, { ...WORK, kind: 'notice', revision: 1 });
  const answer = await change(id, { ...WORK, texts: { en: 'Mine' }, revision: 1 });
  expect([answer.status, (await list())[0]?.texts.en]).toEqual([409, 'We move house.']);
});

test('one that is shown ends at once, one that waits is gone, and an end twice is one (S2.2-280)', async () => {
  const waiting = await idOf();
  const shown = await idOf({ starts_at: '2026-12-01T11:00:00.000Z' });
  check(contract.endNotice, await end(waiting));
  await end(shown);
  await end(shown);
  expect(await told()).toEqual([]);
  expect((await list()).map(({ id, state, ends_at }) => [id, state, ends_at])).toEqual([
    [shown, 'over', '2026-12-01T12:00:00.000Z'],
  ]);
  expect((await logged()).filter((action) => action.endsWith('ended'))).toHaveLength(2);
  expect((await change(shown, { ...WORK, revision: 2 })).status).toBe(409);
  expect((await end('ntc_nobody')).status).toBe(404);
});

test.each([
  ['an end before the start', { ends_at: '2026-12-01T13:00:00.000Z' }, { ends_at: ['not_after_start'] }],
  [
    'an end that has passed',
    { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T10:00:00.000Z' },
    { ends_at: ['moment_past'] },
  ],
  ['no English text', { texts: { de: 'Zu' } }, { 'texts.en': ['required'] }],
  ['a text too long', { texts: { en: 'x'.repeat(281) } }, { 'texts.en': ['too_long'] }],
])('%s is told at its field (S2.2-280)', async (_name, body, codes) => {
  const answer = await write(body);
  expect([answer.status, answer.json.codes]).toEqual([422, codes]);
  expect(await logged()).toEqual([]);
});

test('twenty may be open at once', async () => {
  await world.asOwner(
    `insert into platform_notices (id, kind, starts_at, ends_at, texts, created_at)
     select 'ntc_n' || n, 'notice', '2026-12-02', '2026-12-03', '{"en":"x"}', '2026-12-01' from generate_series(1, 20) n`,
  );
  expect((await write()).json.code).toBe('too_many');
});

test('customer service can’t tell anybody anything (S2.2-280)', async () => {
  expect((await write({}, CARE)).status).toBe(403);
});
