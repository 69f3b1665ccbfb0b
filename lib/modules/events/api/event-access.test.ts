/** @jest-environment node */
import {
  addInvitedHandler,
  listInvitedHandler,
  readAccessHandler,
  removeInvitedHandler,
  updateAccessHandler,
} from './event-access';
import { readAccess, updateAccess } from '@/lib/modules/events/contract/event-access';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@lumen-robotics.example';
const STAFF = 'super@merchloom.example';
const SERVICE = 'care@merchloom.example';
const STRANGER = 'admin@fjord-fern.example';
const ACCESS = '/api/ten_lumen/events/lumen-crew/access';
const INVITED = `${ACCESS}/invited`;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    readAccessHandler,
    updateAccessHandler,
    listInvitedHandler,
    addInvitedHandler,
    removeInvitedHandler,
  ]);
  await openFor(world, STAFF, 'ten_lumen');
});
afterAll(() => world.close());

const version = async () => Number((await world.get(ACCESS, ADMIN)).json.data['version']);
const save = async (change: object, who = ADMIN) =>
  world.post(ACCESS, { version: await version(), ...change }, who);
const add = (text: string, dry_run = false) => world.post(INVITED, { text, dry_run }, ADMIN);
const audits = () =>
  world.sql<{ data: object }>(
    "select data from audit_log where action = 'event.updated' and subject_id = 'evt_lumen_crew' order by at, id",
  );
const purges = async () =>
  (
    await world.asOwner<{ key: string }>(
      "select key from graphile_worker._private_jobs where key like 'purge%lumen-crew' order by key",
    )
  ).map(({ key }) => key);
describe('the setting (S3.5-11)', () => {
  test('is public at first; each mode needs what it asks for', async () => {
    const answer = await world.get(ACCESS, SERVICE);
    check(readAccess, answer);
    expect(answer.json.data).toMatchObject({ mode: 'public', has_password: false, invited: 0, version: 0 });
    const bad: [object, Record<string, string[]>][] = [
      [{ mode: 'password' }, { password: ['required'] }],
      [{ mode: 'password', password: 'short' }, { password: ['too_short'] }],
      [{ mode: 'domains' }, { domains: ['required'] }],
      [{ mode: 'domains', domains: ['lumen.example', 'a b'] }, { 'domains.1': ['invalid'] }],
    ];
    for (const [change, codes] of bad) {
      const refused = await save(change);
      expect([refused.status, refused.json.codes]).toEqual([422, codes]);
    }
    expect(await audits()).toEqual([]);
  });

  test('is saved with what changed in the log, never the password, and drops the pages at once', async () => {
    const answer = await save({ mode: 'password', password: 'a door of our own' });
    check(updateAccess, answer);
    expect(answer.json.data).toMatchObject({ mode: 'password', has_password: true, version: 1 });
    expect(answer.text + (await world.get(ACCESS, ADMIN)).text).not.toMatch(/door|argon/);
    const [row] = await world.sql<{ hash: string }>('select password_hash as hash from event_access');
    expect(row?.hash).toMatch(/^\$argon2id\$/);
    expect(await purges()).toEqual(['purge-access:lumen-crew', 'purge:lumen-crew']);
    await save({ mode: 'domains', domains: ['Lumen.example', '@lumen.example', 'MÜNCHEN.example'] });
    expect((await audits()).map(({ data }) => data)).toEqual([
      { access_mode: { from: 'public', to: 'password' }, access_password: { from: 'none', to: 'set' } },
      {
        access_mode: { from: 'password', to: 'domains' },
        access_domains: { from: [], to: ['lumen.example', 'xn--mnchen-3ya.example'] },
      },
    ]);
  });

  test('the same again changes nothing; somebody else’s save is not written over', async () => {
    const before = [await version(), (await audits()).length];
    expect((await save({ mode: 'domains' })).status).toBe(200);
    expect([await version(), (await audits()).length]).toEqual(before);
    const late = await world.post(ACCESS, { version: 0, mode: 'public' }, ADMIN);
    expect([late.status, late.json.code]).toEqual([409, 'conflict']);
  });

  test('roles, strangers, and an event that staff have locked', async () => {
    expect((await save({ mode: 'public' }, SERVICE)).status).toBe(403);
    expect((await world.get(INVITED, SERVICE)).status).toBe(200);
    expect((await world.get(ACCESS, STRANGER)).status).toBe(404);
    await world.sql("update events set locked = true where slug = 'lumen-crew'");
    expect((await save({ mode: 'public' })).json.code).toBe('event_locked');
    expect((await add('ada@example.com')).json.code).toBe('event_locked');
    expect((await save({ mode: 'public' }, STAFF)).status).toBe(200);
    await world.sql("update events set locked = false where slug = 'lumen-crew'");
  });

  test('two saves of one version at once: one is a conflict', async () => {
    const at = await version();
    const both = ['one.example', 'two.example'].map((domain) =>
      world.post(ACCESS, { version: at, mode: 'domains', domains: [domain] }, ADMIN),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
