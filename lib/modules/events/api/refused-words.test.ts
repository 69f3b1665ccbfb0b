/** @jest-environment node */
import { readRefusedWords, updateRefusedWords } from '@/lib/modules/events/contract/refused-words';
import { checkWordsHandler } from '@/lib/modules/storefront/api/check-words';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readRefusedWordsHandler, updateRefusedWordsHandler } from './refused-words';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const PATH = '/api/ten_fjord/events/fjord-fern/refused-words';
const ASK = '/api/ten_fjord/fjord-fern/check-words';
const NOTHING = { enabled: false, words: [], version: 0 };

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readRefusedWordsHandler, updateRefusedWordsHandler, checkWordsHandler]);
  await openFor(world, 'accounts@merchloom.example', 'ten_fjord');
});
afterAll(() => world.close());
afterEach(() =>
  world.sql(
    "update events set refuses_words = false, refused_words = '{}', words_version = 0, locked = false where slug like 'fjord%'",
  ),
);

const save = (body: object, person = ADMIN, path = PATH) =>
  world.post(path, { version: 0, enabled: true, words: [], ...body }, person);
const log = () =>
  world.sql<{ data: unknown; actor_user_id: string }>(
    "select data, actor_user_id from audit_log where action = 'event.updated' order by at",
  );
const purged = async () =>
  (
    await world.asOwner(
      "delete from graphile_worker._private_jobs where key = 'purge:fjord-fern' returning 1",
    )
  ).length;
const ask = async (...texts: string[]) => (await world.post(ASK, { texts })).json.data['refused'];

describe('the words that an event prints on nothing (S3.4-11)', () => {
  test('there are none, and they count for nothing, unless the client says so', async () => {
    const first = await world.get(PATH, SERVICE);
    check(readRefusedWords, first);
    expect(first.json.data).toEqual(NOTHING);
    expect(await ask('rival')).toEqual([]);
  });

  test('are kept as they were written, each once, with audit row; pages are made anew when they begin or end to ask', async () => {
    await purged();
    const saved = await save({ words: ['Rival', ' rival ', 'two   words', 'shoddy*'] });
    check(updateRefusedWords, saved);
    const kept = { enabled: true, words: ['Rival', 'two words', 'shoddy*'], version: 1 };
    expect(saved.json.data).toEqual(kept);
    expect((await world.get(PATH, MANAGER)).json.data).toEqual(kept);
    expect(await purged()).toBe(1);
    expect((await save({ version: 1, words: ['rival'] }, MANAGER)).json.data).toMatchObject({ version: 2 });
    expect(await purged()).toBe(0);
    const off = await save({ version: 2, enabled: false, words: ['rival'] });
    expect(off.json.data).toEqual({ enabled: false, words: ['rival'], version: 3 });
    expect(await purged()).toBe(1);
    const rows = await log();
    expect(rows.map(({ data }) => data)).toEqual([
      { refused_words: { enabled: true, words: { from: 0, to: 3 } } },
      { refused_words: { enabled: true, words: { from: 3, to: 1 } } },
      { refused_words: { enabled: false, words: { from: 1, to: 1 } } },
    ]);
    expect(rows[0]?.actor_user_id).toBeTruthy();
  });

  test('nobody writes over another unseen; the same again is nothing, whatever its version', async () => {
    expect((await save({ words: ['one'] })).status).toBe(200);
    const written = (await log()).length;
    const second = await save({ words: ['two'] }, MANAGER);
    expect([second.status, second.json.code, second.json.data]).toEqual([409, 'conflict', { version: 1 }]);
    const same = await save({ words: ['one'] });
    expect([same.status, same.json.data['version']]).toEqual([200, 1]);
    expect(await log()).toHaveLength(written);
    const rounds = await Promise.all(['a', 'b', 'c'].map((word) => save({ version: 1, words: [word] })));
    expect(rounds.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('each that can be none is told at its place, too many as a whole, and nothing is kept', async () => {
    const refused = await save({ words: ['fine', '?!', 'x'.repeat(41), '*ab*', ''] });
    expect([refused.status, refused.json.codes]).toEqual([422, { 'words.2': ['too_long'] }]);
    expect((await save({ words: ['fine', '?!', '*ab*', ''] })).json.codes).toEqual({
      'words.1': ['invalid'],
      'words.2': ['too_short'],
      'words.3': ['invalid'],
    });
    const many = (count: number) => Array.from({ length: count }, (_, at) => `${'w'.repeat(36)}${at}`);
    expect((await save({ words: many(201) })).json.codes).toEqual({ words: ['too_many'] });
    for (const words of ['rival', [7], [null], null])
      expect([words, (await save({ words })).status]).toEqual([words, 422]);
    expect((await world.get(PATH, ADMIN)).json.data).toEqual(NOTHING);
    expect((await save({ words: many(200) })).status).toBe(200);
  });

  test('of a locked event are read-only for the client, not for staff; customer service looks, others find nothing', async () => {
    await world.sql("update events set locked = true where slug = 'fjord-fern'");
    const locked = await save({ words: ['rival'] });
    expect([locked.status, locked.json.code]).toEqual([409, 'event_locked']);
    expect((await save({ words: ['rival'] }, 'accounts@merchloom.example')).status).toBe(200);
    expect((await save({ words: [] }, SERVICE)).status).toBe(403);
    expect((await world.get(PATH)).status).toBe(401);
    for (const path of [PATH, PATH.replace('ten_fjord', 'ten_lumen')]) {
      expect((await world.get(path, 'admin@lumen-robotics.example')).status).toBe(404);
      expect((await save({}, 'admin@lumen-robotics.example', path)).status).toBe(404);
    }
  });
});
