/** @jest-environment node */
import { claimHandler } from '@/lib/modules/claims/api/claim';
import { readEventDetailsHandler, updateEventDetailsHandler } from '@/lib/modules/events/api/event-details';
import { readEventDetails, updateEventDetails } from '@/lib/modules/events/contract/event-details';
import { recipient } from '@/scripts/test/claim-world';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const ADMIN = 'admin@lumen-robotics.example';
const PROMO = '/api/ten_lumen/events/lumen-summit/details';
const STORE = '/api/ten_fjord/events/fjord-fern/details';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readEventDetailsHandler, updateEventDetailsHandler, claimHandler]);
});
afterAll(() => world.close());

async function save(body: object, path = PROMO, person = ADMIN) {
  const { version } = (await world.get(path, person)).json.data as unknown as { version: number };
  return world.post(path, { version, ...body }, person);
}

const claim = async (email: string) => {
  const { status, json } = await world.post(
    '/api/ten_lumen/lumen-summit/claim',
    recipient({ promo_code: 'SUMMIT', email }),
  );
  return [status, json.codes?.['email']?.[0], json.data?.['to_be_confirmed']];
};

test('a Promo event is read with its rules about claims, which are off at first', async () => {
  const read = await world.get(PROMO, ADMIN);
  check(readEventDetails, read);
  expect(read.json.data).toMatchObject({
    approve_claims: false,
    claim_domains: [],
    blocked_claim_domains: [],
    refuse_disposable_emails: false,
  });
});

test('domains are stored as mail systems write them, each once, with before and after in the log (D22-6)', async () => {
  const saved = await save({
    claim_domains: ['Lumen.example', '@lumen.example', '*.Bücher.example'],
    blocked_claim_domains: ['*.Rival.example', 'rival.example'],
    refuse_disposable_emails: true,
  });
  check(updateEventDetails, saved);
  const stored = {
    claim_domains: ['lumen.example', '*.xn--bcher-kva.example'],
    blocked_claim_domains: ['rival.example'],
    refuse_disposable_emails: true,
  };
  expect(saved.json.data).toMatchObject(stored);
  expect((await world.get(PROMO, ADMIN)).json.data).toMatchObject(stored);
  const [row] = await world.sql<{ data: object }>(
    "select data from audit_log where action = 'event.updated' order by at desc, id desc limit 1",
  );
  expect(row?.data).toEqual({
    claim_domains: { from: [], to: stored.claim_domains },
    blocked_claim_domains: { from: [], to: stored.blocked_claim_domains },
    refuse_disposable_emails: { from: false, to: true },
  });
});

test('its visitors meet them at once (D22-6, D22-7, D24-4)', async () => {
  expect(await claim('ada@guest.example')).toEqual([422, 'email_not_allowed', undefined]);
  expect(await claim('ada@lumen.example')).toEqual([200, undefined, false]);
  expect((await save({ claim_domains: [], approve_claims: true })).status).toBe(200);
  expect(await claim('ada@mailinator.com')).toEqual([422, 'email_disposable', undefined]);
  expect(await claim('ada@eu.rival.example')).toEqual([422, 'email_not_allowed', undefined]);
  expect(await claim('ada@guest.example')).toEqual([200, undefined, true]);
});

test.each([
  [
    'no domain',
    { claim_domains: ['lumen.example', 'ada@lumen.example'] },
    { 'claim_domains.1': ['invalid_domain'] },
  ],
  ['a lone star', { blocked_claim_domains: ['*'] }, { 'blocked_claim_domains.0': ['invalid_domain'] }],
  [
    'too many',
    { claim_domains: Array.from({ length: 51 }, (_, index) => `d${index}.example`) },
    { claim_domains: ['too_many'] },
  ],
  [
    'too many that are blocked',
    { blocked_claim_domains: Array.from({ length: 201 }, (_, index) => `d${index}.example`) },
    { blocked_claim_domains: ['too_many'] },
  ],
])('what is wrong is told at its place: %s', async (_, body, codes) => {
  const { status, json } = await save(body);
  expect([status, json.codes]).toEqual([422, codes]);
});

test('a store has none of them (D4)', async () => {
  const person = 'admin@fjord-fern.example';
  expect((await world.get(STORE, person)).json.data).not.toHaveProperty('approve_claims');
  const { json } = await save({ approve_claims: true, claim_domains: [] }, STORE, person);
  expect(json.codes).toEqual({ approve_claims: ['unknown_key'], claim_domains: ['unknown_key'] });
});
