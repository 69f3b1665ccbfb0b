/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { finishDraft } from '@/lib/modules/event-builder/contract/finish-draft';
import { makeDraft, readDraft, saveDraft } from '@/lib/modules/event-builder/contract/keep-draft';
import {
  draftStoreExample,
  type DraftPlan,
  type DraftStore,
  type KeptDraft,
} from '@/lib/modules/event-builder/contract/event-draft';
import { listDrafts } from '@/lib/modules/event-builder/contract/list-drafts';
import { handlers } from '@/lib/modules/event-builder/api';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { clearDrafts } from './clear-drafts';
import { storeToken } from './store-token';

jest.setTimeout(90_000);

const DAY_MS = 86_400_000;
const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const STAFF = 'super@merchloom.example';
const BASE = '/api/ten_fjord/events/create';
const DRAFTS = `${BASE}/drafts`;

let world: DemoWorld;
let resetClock = () => {};
beforeAll(async () => {
  world = await startDemoWorld([...handlers]);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner('delete from rate_limits'));
afterEach(() => resetClock());

const later = (days: number) => {
  const now = Date.now() + days * DAY_MS;
  resetClock = setClock(() => new Date(now));
};

const draft = (
  name: string,
  plan: Partial<DraftPlan> = {},
  change: Partial<DraftStore> = {},
): DraftStore => ({
  ...draftStoreExample,
  page: { name, heading: 'Hello', subheading: '' },
  plan: { ...draftStoreExample.plan, slug: '', ...plan },
  ...change,
});
const dataOf = (answer: DemoAnswer) => answer.json.data as unknown as KeptDraft;
const at = ({ id }: KeptDraft) => `${DRAFTS}/${id}`;

async function made(store: DraftStore, person = ADMIN): Promise<KeptDraft> {
  const answer = await world.post(DRAFTS, { store }, person);
  expect(answer.status).toBe(200);
  check(makeDraft, answer);
  return dataOf(answer);
}
const finish = (kept: KeptDraft, version = kept.version) =>
  world.post(`${at(kept)}/finish`, { version }, ADMIN);
const event = async (slug: string) =>
  (await world.sql<Record<string, unknown>>('select * from events where slug = $1', [slug]))[0] ?? {};
const names = async (person = ADMIN) => {
  const answer = await world.get(DRAFTS, person);
  check(listDrafts, answer);
  const { drafts } = answer.json.data as unknown as { drafts: { name: string }[] };
  return drafts.map(({ name }) => name);
};

describe('a draft of a new event (S2.2-26)', () => {
  test('is kept on the server as its maker goes, found again, and no one else’s', async () => {
    const kept = await made(draft('Kept as it goes'));
    expect(kept).toMatchObject({ version: 1, token: storeToken(kept.id), pictures: [] });
    const change = draft('Kept as it went', { step: 'look', slug: 'kept-went' });
    const saved = await world.post(at(kept), { store: change, version: 1 }, ADMIN);
    check(saveDraft, saved);
    const read = await world.get(at(kept), ADMIN);
    check(readDraft, read);
    expect(dataOf(read)).toMatchObject({ version: 2, store: change });
    expect(await names()).toContain('Kept as it went');
    expect(await names(MANAGER)).not.toContain('Kept as it went');
    for (const person of [MANAGER, LUMEN]) expect((await world.get(at(kept), person)).status).toBe(404);
    expect((await world.get(at(kept), SERVICE)).status).toBe(403);
    expect((await world.post(DRAFTS, { store: change }, SERVICE)).status).toBe(403);
    // Staff find no draft of somebody else's, and keep their own once they have opened the client (D43).
    expect((await world.get(at(kept), STAFF)).status).toBe(404);
    expect((await world.post(DRAFTS, { store: change }, STAFF)).json.code).toBe('client_not_opened');
  });

  test('a save over another one is refused with the latest version; the same save again is none', async () => {
    const kept = await made(draft('Twice saved'));
    const first = { store: draft('First device'), version: 1 };
    expect(dataOf(await world.post(at(kept), first, ADMIN)).version).toBe(2);
    expect(dataOf(await world.post(at(kept), first, ADMIN)).version).toBe(2);
    const second = await world.post(at(kept), { store: draft('Second device'), version: 1 }, ADMIN);
    expect([second.status, second.json.code, second.json.data]).toEqual([409, 'conflict', { version: 2 }]);
    const stale = await finish(kept, 1);
    expect([stale.status, stale.json.code]).toEqual([409, 'conflict']);
    // More than a column of the database holds.
    const huge = await world.post(at(kept), { ...first, version: 2 ** 31 }, ADMIN);
    expect([huge.status, huge.json.codes]).toEqual([422, { version: ['too_large'] }]);
  });

  test('the place of its pictures goes on living with it and holds none of its texts', async () => {
    const kept = await made(draft('Private words', { slug: 'private-words' }));
    const [row] = await world.asOwner(
      `select store::text as store from temporary_stores where id = '${kept.id}'`,
    );
    expect(String(row?.['store'])).not.toMatch(/private|Hello/i);
    later(1);
    await world.post(at(kept), { store: draft('Still here'), version: 1 }, ADMIN);
    const [used] = await world.asOwner(`select used_at from temporary_stores where id = '${kept.id}'`);
    expect(Number(new Date(String(used?.['used_at'])))).toBeGreaterThan(Date.now() + DAY_MS / 2);
  });

  test('one that was set aside is gone until it is brought back', async () => {
    const kept = await made(draft('Set aside'));
    expect((await world.post(`${at(kept)}/discard`, {}, MANAGER)).status).toBe(404);
    expect((await world.post(`${at(kept)}/discard`, {}, ADMIN)).status).toBe(200);
    expect(await names()).not.toContain('Set aside');
    expect((await world.get(at(kept), ADMIN)).status).toBe(404);
    expect((await finish(kept)).status).toBe(404);
    expect((await world.post(`${at(kept)}/restore`, {}, ADMIN)).status).toBe(200);
    expect(await names()).toContain('Set aside');
  });

  test('30 days without a change end it, in every tenant; one that fails holds up no other', async () => {
    await world.sql('delete from event_drafts');
    for (let count = 0; count < 60; count += 1) {
      await world.sql(
        `insert into event_drafts (tenant_id, id, user_id, store, updated_at)
         values ($1, $2, 'usr_fjord_admin', $3, now() - interval '31 days')`,
        ['ten_fjord', `tst_old_${count}`, JSON.stringify(draft('Old'))],
      );
    }
    const young = await made(draft('Young'));
    await world.sql(
      `insert into event_drafts (tenant_id, id, user_id, store, updated_at)
       values ('ten_lumen', 'tst_old_lumen', 'usr_lumen_admin', $1, now() - interval '31 days')`,
      [JSON.stringify(draft('Old'))],
    );
    expect((await world.get(`${DRAFTS}/tst_old_1`, ADMIN)).status).toBe(404);
    await world.asOwner(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    );
    await world.asOwner(
      `create trigger refuse before delete on event_drafts for each row when (old.tenant_id = 'ten_fjord') execute function refuse()`,
    );
    expect(await clearDrafts()).toBe(1);
    await world.asOwner('drop trigger refuse on event_drafts');
    // Two broken ones, in the first batch and in the last: all others of their tenant go.
    const broken = ['tst_old_0', 'tst_old_59'];
    await world.asOwner(
      `create trigger refuse before delete on event_drafts for each row
       when (old.id = any('{${broken.join()}}')) execute function refuse()`,
    );
    expect(await clearDrafts()).toBe(58);
    const left = async () =>
      (await world.sql<{ id: string }>('select id from event_drafts order by updated_at, id')).map(
        ({ id }) => id,
      );
    expect(await left()).toEqual([...broken, young.id]);
    await world.asOwner('drop trigger refuse on event_drafts');
    expect(await clearDrafts()).toBe(2);
    expect(await left()).toEqual([young.id]);
  });
});

describe('the event of a draft (S2.2-26, S7-20)', () => {
  test('is made once, with its slug and its audit row, and the draft goes with it', async () => {
    const kept = await made(draft('Wizard Choir', { slug: 'the-wizards-choir' }));
    const answers = await Promise.all([finish(kept), finish(kept), finish(kept)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of answers) {
      check(finishDraft, answer);
      expect(answer.json.data).toEqual({ slug: 'the-wizards-choir' });
    }
    expect((await finish(kept)).json.data).toEqual({ slug: 'the-wizards-choir' });
    const made1 = await event('the-wizards-choir');
    expect(made1).toMatchObject({ name: 'Wizard Choir', type: 'Store', status: 'Draft' });
    const log = await world.sql<{ action: string }>('select action from audit_log where subject_id = $1', [
      made1['id'],
    ]);
    expect(log.filter(({ action }) => action === 'event.created')).toHaveLength(1);
    expect((await world.get(at(kept), ADMIN)).status).toBe(404);
    expect(await names()).not.toContain('Wizard Choir');
  });

  test('what it lacks is told at the field, and nothing is made', async () => {
    const cases: [DraftStore, object][] = [
      [draft(''), { 'store.page.name': ['required'] }],
      [draft('Taken', { slug: 'fjord-fern' }), { 'store.plan.slug': ['slug_taken'] }],
      [draft('Reserved', { slug: 'dashboard' }), { 'store.plan.slug': ['slug_reserved'] }],
      [draft('Malformed', { slug: 'No Spaces' }), { 'store.plan.slug': ['slug_invalid'] }],
      [draft('Of nothing', { start: 'clone' }), { 'store.plan.source': ['required'] }],
      [draft('Foreign', { start: 'clone', source: 'lumen-crew' }), { 'store.plan.source': ['unknown'] }],
    ];
    for (const [store, codes] of cases) {
      const kept = await made(store);
      const answer = await finish(kept);
      expect([answer.status, answer.json.codes]).toEqual([422, codes]);
      expect((await world.get(at(kept), ADMIN)).status).toBe(200);
    }
  });

  test('a copy takes its parts from the source, once', async () => {
    const source = { start: 'clone', source: 'fjord-fern-summer', slug: 'summer-again' } as const;
    const kept = await made(draft('Summer again', source));
    const answers = await Promise.all([finish(kept), finish(kept)]);
    expect(answers.map(({ json }) => json.data)).toEqual([
      { slug: 'summer-again' },
      { slug: 'summer-again' },
    ]);
    const [copy, original] = [await event('summer-again'), await event('fjord-fern-summer')];
    expect(copy).toMatchObject({ name: 'Summer again', status: 'Draft', countries: original['countries'] });
    const count = async (id: unknown) =>
      (await world.sql('select id from event_products where event_id = $1', [id])).length;
    expect(await count(copy['id'])).toBe(await count(original['id']));
    expect(await world.asOwner(`select id from temporary_stores where id = '${kept.id}'`)).toEqual([]);
  });

  test('a web address is checked while it is typed, and one is made of the name', async () => {
    const ask = async (query: string) => (await world.get(`${BASE}/slug?${query}`, ADMIN)).json.data;
    expect(await ask('slug=fjord-fern')).toEqual({ slug: 'fjord-fern', problem: 'slug_taken' });
    expect(await ask('slug=events')).toEqual({ slug: 'events', problem: 'slug_reserved' });
    expect(await ask('slug=A%20b')).toEqual({ slug: 'A b', problem: 'slug_invalid' });
    expect(await ask('slug=quite-free')).toEqual({ slug: 'quite-free', problem: null });
    expect(await ask('name=Fjord%20Fern')).toEqual({ slug: 'fjord-fern-2', problem: null });
    expect((await world.get(`${BASE}/slug?slug=quite-free`, SERVICE)).status).toBe(403);
  });
});
