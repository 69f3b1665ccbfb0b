/** @jest-environment node */
import { readEmbedOrigins, updateEmbedOrigins } from '@/lib/modules/events/contract/embed-origins';
import { appEnv } from '@/lib/env/app';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readEmbedOriginsHandler, updateEmbedOriginsHandler } from './embed-origins';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const PATH = '/api/ten_fjord/events/fjord-fern/embed-origins';
const SITES = ['https://www.fjord.example', 'https://shop.fjord.example:8443'];

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readEmbedOriginsHandler, updateEmbedOriginsHandler]);
  await openFor(world, 'accounts@merchloom.example', 'ten_fjord');
});
afterAll(() => world.close());

const set = (origins: unknown, person = ADMIN, path = PATH) => world.post(path, { origins }, person);
const log = () =>
  world.sql<{ data: unknown; actor_user_id: string }>(
    "select data, actor_user_id from audit_log where action = 'event.updated' order by at",
  );
const purges = () =>
  world.asOwner("select 1 from graphile_worker._private_jobs where key = 'purge:fjord-fern'");

describe('the sites that may show an order form (D8-1; docs/decisions/0012)', () => {
  test('are set by who may change the event, written plainly and once, with audit row and purge; the same again is nothing', async () => {
    const answer = await set([' https://WWW.fjord.example/ ', ...SITES]);
    check(updateEmbedOrigins, answer);
    expect(answer.json.data).toEqual({ origins: SITES });
    check(readEmbedOrigins, await world.get(PATH, 'service@fjord-fern.example'));
    expect((await world.get(PATH, ADMIN)).json.data).toEqual({ origins: SITES });
    expect(await purges()).toHaveLength(1);
    expect((await set(SITES, MANAGER)).status).toBe(200);
    const [row, ...more] = await log();
    expect(row).toMatchObject({ data: { embed_origins: { from: [], to: SITES } } });
    expect(row?.actor_user_id).toBeTruthy();
    expect(more).toEqual([]);
    expect((await set([], MANAGER)).json.data).toEqual({ origins: [] });
    expect(await log()).toHaveLength(2);
  });

  test('are whole https origins, twenty at most; each that is none is told at its place, and nothing is set', async () => {
    const bad = [
      'https://ok.example',
      'http://plain.example',
      'https://x.example/path',
      '*',
      'https://*.example',
    ];
    const refused = await set(bad);
    expect(refused.status).toBe(422);
    expect(refused.json.codes).toEqual({
      'origins.1': ['bad_url'],
      'origins.2': ['bad_url'],
      'origins.3': ['bad_url'],
      'origins.4': ['bad_url'],
    });
    const many = (count: number) => Array.from({ length: count }, (_, n) => `https://s${n}.example`);
    expect((await set(many(21))).json.codes).toEqual({ origins: ['too_many'] });
    for (const none of ['https://a.example', [7], [''], null])
      expect([none, (await set(none)).status]).toEqual([none, 422]);
    expect((await world.get(PATH, ADMIN)).json.data).toEqual({ origins: [] });
    expect((await set(many(20))).status).toBe(200);
  });

  test('this machine is one outside of production alone', async () => {
    expect((await set(['http://localhost:4817', 'http://127.0.0.1:4817'])).status).toBe(200);
    expect((await set(['http://192.168.0.1'])).status).toBe(422);
    Object.assign(appEnv(), { APP_MODE: 'production' });
    expect((await set(['http://localhost:4817'])).status).toBe(422);
    // Local origins set in demo mode are not valid here.
    expect((await world.get(PATH, ADMIN)).json.data).toEqual({ origins: [] });
    Object.assign(appEnv(), { APP_MODE: 'test' });
  });

  test('of a locked event are read-only for the client, not for staff', async () => {
    await world.sql("update events set locked = true where slug = 'fjord-fern'");
    const refused = await set(SITES);
    expect([refused.status, refused.json.code]).toEqual([409, 'event_locked']);
    expect((await set(SITES, 'accounts@merchloom.example')).status).toBe(200);
    await world.sql("update events set locked = false where slug = 'fjord-fern'");
  });

  test('customer service may look, others may nothing', async () => {
    expect((await set(SITES, 'service@fjord-fern.example')).status).toBe(403);
    expect((await world.get(PATH)).status).toBe(401);
    for (const path of [PATH, '/api/ten_lumen/events/fjord-fern/embed-origins']) {
      expect((await world.get(path, 'admin@lumen-robotics.example')).status).toBe(404);
      expect((await set(SITES, 'admin@lumen-robotics.example', path)).status).toBe(404);
    }
  });
});
