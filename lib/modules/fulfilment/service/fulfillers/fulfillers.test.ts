/** @jest-environment node */
import { handlers } from '@/lib/modules/fulfilment/api';
import { peopleHandlers } from '@/lib/modules/accounts/api/people';
import { BLANK_CATALOGUE } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { forgetBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import type { EventFulfillers } from '@/lib/modules/fulfilment/contract/fulfillers/event-fulfillers';
import type { FulfillerList } from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import {
  exampleFacts,
  type Fulfiller,
  type FulfillerDetail,
} from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { withStaff } from '@/lib/db/with-staff';
import { lockFulfiller } from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import { PRINT_TECHNIQUES } from '@/lib/modules/fulfilment/rules/fulfillers/techniques';
import { DEFAULT_FULFILLER, startFulfillerSandbox, type FulfillerSandbox } from '@/sandbox/fulfiller/start';
import { setTestEnv } from '@/scripts/test/env';
import { startPeopleWorld, type PeopleWorld } from '@/scripts/test/people-world';
import { connectionOf } from './connection';

jest.setTimeout(60_000);

const SUPER = 'super@merchloom.example';
const CARE = 'care@merchloom.example';
const ISLA = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const ALL = '/api/fulfillers';
const OF_EVENT = '/api/ten_fjord/events/fjord-fern/fulfillers';
const { secret } = DEFAULT_FULFILLER;

let world: PeopleWorld;
let sandbox: FulfillerSandbox;
beforeAll(async () => {
  setTestEnv({ APP_MODE: 'test', WEBHOOKS_TO_LOCAL: '1' });
  world = await startPeopleWorld([...handlers, ...peopleHandlers]);
  sandbox = await startFulfillerSandbox({ stepMs: null });
});
afterAll(async () => {
  await sandbox.close();
  await world.close();
});

const dataOf = <T>({ json }: { json: unknown }) => (json as { data: T }).data;
const codesOf = ({ json }: { json: unknown }) => (json as { codes?: Record<string, string[]> }).codes;
const read = async (id: string) => dataOf<FulfillerDetail>(await world.ask(`${ALL}/${id}`, {}, SUPER));
const form = (connection: { url: string; secret: string } | null) => ({ ...exampleFacts, connection });
const registered = async () => dataOf<Fulfiller>(await world.post(ALL, form(null), SUPER));
const audits = (subject: string) =>
  world.asOwner<{ action: string; data: Record<string, unknown> }>(
    `select action, data from platform_audit where subject = '${subject}' order by at, id`,
  );
const count = async () =>
  Number((await world.asOwner<{ n: string }>('select count(*) n from fulfillers'))[0]?.n);

test('the techniques are those of the catalogue (S2.2-106)', () => {
  const named = new Set(BLANK_CATALOGUE.flatMap(({ printTechniques }) => printTechniques));
  expect([...PRINT_TECHNIQUES].sort()).toEqual([...named].sort());
});

test('staff read them with their health, filtered; managers change them; clients find nothing (S2.2-105)', async () => {
  const list = dataOf<FulfillerList>(await world.ask(`${ALL}?limit=2`, {}, CARE));
  expect(list.fulfillers).toHaveLength(2);
  const rest = dataOf<FulfillerList>(await world.ask(`${ALL}?cursor=${list.next_cursor}`, {}, CARE));
  const names = [...list.fulfillers, ...rest.fulfillers].map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Northlight Print', 'Quiet Loom']));
  const [northlight] = dataOf<FulfillerList>(
    await world.ask(`${ALL}?search=northlight&region=UK`, {}, CARE),
  ).fulfillers;
  expect(northlight).toMatchObject({ id: 'ful_northlight', state: 'open', connection: null });
  expect(northlight?.orders_in_hand).toBeGreaterThan(0);
  for (const state of ['draining', 'closed']) {
    const found = dataOf<FulfillerList>(await world.ask(`${ALL}?state=${state}`, {}, CARE)).fulfillers;
    expect(found.every((one) => one.state === state)).toBe(true);
  }
  expect((await world.post(ALL, form(null), CARE)).status).toBe(403);
  expect((await world.ask(ALL, {}, ISLA)).status).toBe(404);
  expect((await world.ask(`${ALL}/ful_of_nobody`, {}, SUPER)).status).toBe(404);
});

describe('an address of its own (S2.2-107, S3.9-4)', () => {
  test('is tested, kept encrypted and in no answer; the test is in the log', async () => {
    const answer = await world.post(ALL, form({ url: sandbox.url, secret }), SUPER);
    expect(answer.status).toBe(200);
    const made = dataOf<Fulfiller>(answer);
    expect(made).toMatchObject({ state: 'open', version: 1, connection: { url: sandbox.url } });
    expect(JSON.stringify([answer.json, await read(made.id)])).not.toContain(secret);
    const [row] = await world.asOwner<{ text: string }>(
      'select c::text as text from fulfiller_connections c',
    );
    expect(row?.text).not.toContain(Buffer.from(secret).toString('hex'));
    expect(await connectionOf(made.id)).toEqual({ url: sandbox.url, secret });
    const log = await audits(made.id);
    expect(log.map(({ action }) => action)).toEqual(['fulfiller_registration.success']);
    expect(JSON.stringify(log)).not.toContain(secret);
  });

  test('that fails the test, is private or is none is refused at its field, logged, and nothing is saved', async () => {
    const before = await count();
    const failures = async () =>
      (await world.asOwner(`select 1 from platform_audit where action = 'fulfiller_registration.failure'`))
        .length;
    const logged = await failures();
    const tried = [
      [{ url: sandbox.url, secret: 'another-secret-0123' }, { 'connection.secret': ['endpoint_secret'] }],
      [{ url: 'https://10.0.0.1/', secret }, { 'connection.url': ['endpoint_private'] }],
      [{ url: 'http://127.0.0.1:1024/', secret }, { 'connection.url': ['endpoint_unreachable'] }],
      [{ url: 'https://u:p@a.example/', secret }, { 'connection.url': ['bad_url'] }],
      [{ url: sandbox.url, secret: 'short' }, { 'connection.secret': ['too_short'] }],
    ] as const;
    for (const [connection, codes] of tried) {
      const answer = await world.post(ALL, form(connection), SUPER);
      expect([answer.status, codesOf(answer)]).toEqual([422, codes]);
    }
    expect(await count()).toBe(before);
    // Only calls that were made are in the log.
    expect((await failures()) - logged).toBe(3);
  });

  test('is changed and taken away on the version that was seen', async () => {
    const { id, version } = await registered();
    const connect = (body: object) => world.post(`${ALL}/${id}/connection`, body, SUPER);
    const own = dataOf<Fulfiller>(await connect({ version, connection: { url: sandbox.url, secret } }));
    expect(own).toMatchObject({ version: 2, connection: { url: sandbox.url } });
    expect((await connect({ version, connection: null })).status).toBe(409);
    expect(dataOf<Fulfiller>(await connect({ version: 2, connection: null })).connection).toBeNull();
    expect(await connectionOf(id)).toBeNull();
  });
});

test('two clicks register one; two tabs never overwrite each other (S2.2-106, S2.2-108)', async () => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'one-click-of-a-form' };
  const before = await count();
  const init = { method: 'POST', headers, body: JSON.stringify(form(null)) };
  const answers = [await world.ask(ALL, init, SUPER), await world.ask(ALL, init, SUPER)];
  const [first, second] = answers.map((answer) => dataOf<Fulfiller>(answer).id);
  expect([first === second, await count()]).toEqual([true, before + 1]);
  const id = first ?? '';
  const change = (body: object) => world.post(`${ALL}/${id}`, { ...exampleFacts, ...body }, SUPER);
  expect(dataOf<Fulfiller>(await change({ print_days: 5, version: 1 })).version).toBe(2);
  expect((await change({ print_days: 7, version: 1 })).status).toBe(409);
  // The same again changes nothing.
  expect(dataOf<Fulfiller>(await change({ print_days: 5, version: 2 })).version).toBe(2);
  expect((await audits(id)).at(-1)).toEqual({
    action: 'fulfiller.updated',
    data: { before: { promisedDays: 3, printDays: 1 }, after: { promisedDays: 7, printDays: 5 } },
  });
});

test('pause, resume and close with a reason, each in the log (S2.2-108)', async () => {
  const { id } = await registered();
  const act = (verb: string, body: object) => world.post(`${ALL}/${id}/${verb}`, body, SUPER);
  expect((await act('pause', { version: 1, reason: '', until: null })).status).toBe(422);
  const paused = dataOf<Fulfiller>(
    await act('pause', { version: 1, reason: 'Service', until: '2099-12-04' }),
  );
  expect(paused).toMatchObject({ state: 'paused', state_reason: 'Service', paused_until: '2099-12-04' });
  expect((await act('close', { version: 1, reason: 'Ended' })).status).toBe(409);
  expect(dataOf<Fulfiller>(await act('resume', { version: 2 })).state).toBe('open');
  expect(dataOf<Fulfiller>(await act('close', { version: 3, reason: 'Ended' })).state).toBe('closed');
  expect((await audits(id)).at(-1)?.data).toEqual({
    before: { state: 'open', reason: '', until: null },
    after: { state: 'closed', reason: 'Ended', until: null },
  });
});

test('an order can name a fulfiller while staff change it (D32-25)', async () => {
  const { id } = await registered();
  await withStaff({ staffId: 'usr_super' }, async (tx) => {
    await lockFulfiller(tx, id);
    await world.asOwner(`insert into fulfiller_days values ('${id}', current_date, 1)`);
  });
  expect((await read(id)).version).toBe(1);
});

test('a pause is over by itself after its last day (S2.2-108)', async () => {
  const { id } = await registered();
  const pause = { version: 1, reason: 'Service', until: '2020-12-04' };
  const after = dataOf<Fulfiller>(await world.post(`${ALL}/${id}/pause`, pause, SUPER));
  expect(after).toMatchObject({ state: 'open', state_reason: '', paused_until: null });
  const found = async (state: string) =>
    dataOf<FulfillerList>(await world.ask(`${ALL}?state=${state}`, {}, SUPER)).fulfillers.map(
      (one) => one.id,
    );
  expect(await found('open')).toContain(id);
  expect(await found('paused')).not.toContain(id);
});

test('closures are added, replaced and removed; holidays are those it is not closed on (S2.2-109)', async () => {
  const { id } = await registered();
  const add = (version: number, first_day: string, last_day: string) =>
    world.post(`${ALL}/${id}/closures`, { version, closures: [{ first_day, last_day, reason: '' }] }, SUPER);
  const before = await read(id);
  const holiday = before.holidays[0]?.day ?? '';
  expect(codesOf(await add(1, '2099-12-24', '2099-12-20'))).toEqual({
    'closures.0.last_day': ['ends_before_start'],
  });
  const added = dataOf<FulfillerDetail>(await add(1, holiday, holiday));
  expect([added.closures.length, added.holidays.length]).toEqual([1, before.holidays.length - 1]);
  expect((await add(1, '2099-12-24', '2099-12-24')).status).toBe(409);
  const remove = () => world.post(`${ALL}/${id}/closures/${holiday}/remove`, {}, SUPER);
  expect(dataOf<FulfillerDetail>(await remove()).closures).toEqual([]);
  expect((await remove()).status).toBe(200);
});

describe('a client’s printers of an event (S2.2-18, S2.2-112)', () => {
  const list = async (person: string) => dataOf<EventFulfillers>(await world.ask(OF_EVENT, {}, person));
  const choose = (choice: string | null, seen: string | null, person = ISLA) =>
    world.post(OF_EVENT, { fulfiller: 'ful_northlight', choice, seen }, person);

  test('with prices for whoever reads costs; staff look, and only the client chooses', async () => {
    const { fulfillers, currency } = await list(ISLA);
    const northlight = fulfillers.find(({ id }) => id === 'ful_northlight');
    expect([currency, northlight?.choice, northlight?.prices?.[0]?.family]).toEqual(['GBP', null, 'tee']);
    expect(fulfillers.map(({ id }) => id)).not.toContain('ful_great_plains');
    expect((await list(SERVICE)).fulfillers[0]?.prices).toBeNull();
    expect((await list(SUPER)).fulfillers.length).toBe(fulfillers.length);
    for (const person of [SUPER, SERVICE]) expect((await choose('excluded', null, person)).status).toBe(403);
    expect((await world.ask(OF_EVENT, {}, 'admin@lumen-robotics.example')).status).toBe(404);
  });

  test('who prints at list prices has them by quantity, who has its own prices doesn’t (S2.2-321)', async () => {
    const set = (definition: string, prices: string) =>
      world.asOwner(`with changed as (update blanks set changes = changes + 1 where id = 'tee'),
          own as (update fulfiller_blanks set prices = ${prices} where fulfiller_id = 'ful_northlight' and family = 'tee')
        update blank_versions set definition = ${definition} where blank_id in ('tee', 'hoodie')`);
    const [before] = await world.asOwner<{ prices: object }>(
      `select prices from fulfiller_blanks where fulfiller_id = 'ful_northlight' and family = 'tee'`,
    );
    const breaks = { GBP: [{ from: 25, price: '1.00' }], EUR: [], USD: [] };
    await set(`definition || '${JSON.stringify({ blank_breaks: breaks })}'`, 'null');
    forgetBlanks();
    const northlight = (await list(ISLA)).fulfillers.find(({ id }) => id === 'ful_northlight');
    const breaksOf = (blank: string) => northlight?.prices?.find(({ id }) => id === blank)?.blank_breaks;
    expect([breaksOf('tee'), breaksOf('hoodie')]).toEqual([breaks.GBP, undefined]);
    await set(`definition - 'blank_breaks'`, `'${JSON.stringify(before?.prices)}'`);
    forgetBlanks();
  });

  test('a choice is audited with before and after, and never overwritten by another tab', async () => {
    expect((await choose('excluded', null)).status).toBe(200);
    expect((await choose('excluded', null)).status).toBe(200);
    expect((await choose('preferred', null)).status).toBe(409);
    expect((await choose(null, 'excluded')).status).toBe(200);
    const rows = await world.sql<{ data: object }>(
      `select data from audit_log where action = 'event.fulfiller_chosen' order by at, id`,
    );
    expect(rows.map(({ data }) => data)).toEqual([
      { fulfiller: 'ful_northlight', before: null, after: 'excluded' },
      { fulfiller: 'ful_northlight', before: 'excluded', after: null },
    ]);
    const other = { fulfiller: 'ful_great_plains', choice: 'excluded', seen: null };
    expect((await world.post(OF_EVENT, other, ISLA)).status).toBe(404);
  });
});
