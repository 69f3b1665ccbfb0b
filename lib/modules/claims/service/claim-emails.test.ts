/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { recipient, startClaimWorld, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, layPromo, SUMMIT } from '@/scripts/test/fixtures/promo';

let world: ClaimWorld;
let resetClock: () => void;

const WORK = { claimDomains: ['lumen.example', '*.fern.example'], householdMode: 'off' as const };

beforeAll(async () => {
  resetClock = setClock(() => new Date('2026-11-20T12:00:10Z'));
  world = await startClaimWorld();
  await layStore(SUMMIT);
  await layPromo({ id: 'evt_work', slug: 'lumen-work', ...WORK });
  await layPromo({ id: 'evt_sample', slug: 'lumen-sample', sample: true, ...WORK });
  await layPromo({ id: 'evt_full', slug: 'lumen-full', claimCap: 1, claimsUsed: 1, ...WORK });
  await layPromo({ id: 'evt_hold', slug: 'lumen-hold', status: 'On hold', ...WORK });
  await layPromo({
    id: 'evt_open',
    slug: 'lumen-open',
    householdMode: 'off',
    blockedClaimDomains: ['rival.example'],
    refusesDisposable: true,
  });
  for (const event of ['work', 'full', 'open'])
    await layCode(`ALL-${event.toUpperCase()}`, { eventId: `evt_${event}`, maxUses: 1000 });
  await layCode('USED', { eventId: 'evt_work', uses: 1 });
  await layCode('GONE', { eventId: 'evt_work', expiresAt: new Date('2026-11-20T12:00:00Z') });
  await layCode('ELSEWHERE', { eventId: 'evt_open' });
  await world.sql("update code_batches set countries = '{BE}' where id = 'bat_all_full'");
});
afterAll(async () => {
  await world.close();
  resetClock();
});

const claim = (slug: string, changes: Record<string, unknown>, peer = '') =>
  world.claim(recipient(changes), { path: `/api/ten_lumen/lumen-${slug}/claim`, peer });

/** Why claims of an event were refused, the newest first. */
const logged = (event: string) =>
  world.sql<{ data: Record<string, unknown> }>(
    "select data from audit_log where action = 'claim.refused' and subject_id = $1 order by at desc, id desc",
    [event],
  );

const NOT_ALLOWED = { email: ['email_not_allowed'] };
const DISPOSABLE = { email: ['email_disposable'] };

describe('a claim with an address of another domain (D22-6)', () => {
  test('is refused at the field, burns nothing, and its true reason is in the client’s log', async () => {
    const before = await world.taken();
    const answer = await claim('work', { promo_code: 'ALL-WORK', email: 'ada@guest.example' });
    expect([answer.status, answer.json.code, answer.json.codes]).toEqual([422, 'invalid', NOT_ALLOWED]);
    expect(await world.taken()).toEqual(before);
    const [newest] = await logged('evt_work');
    expect(newest?.data).toEqual({ reason: 'email_not_allowed', code: 'cod_all_work' });
  });

  test('is granted with an allowed one, in any case, and below a domain with a star', async () => {
    for (const email of ['ada@lumen.example', 'ADA@Lumen.Example', 'ada@eu.fern.example'])
      expect((await claim('work', { promo_code: 'ALL-WORK', email })).status).toBe(200);
    const { codes } = (await claim('work', { promo_code: 'ALL-WORK', email: 'ada@eu.lumen.example' })).json;
    expect(codes).toEqual(NOT_ALLOWED);
  });

  test('counts for samples, which have no code', async () => {
    expect((await claim('sample', { email: 'ada@guest.example' })).json.codes).toEqual(NOT_ALLOWED);
    const [newest] = await logged('evt_sample');
    expect(newest?.data).toEqual({ reason: 'email_not_allowed' });
    expect((await claim('sample', { email: 'ada@lumen.example' })).status).toBe(200);
  });

  test('is told with all else that its sender can correct, and then isn’t a try of its own', async () => {
    const tries = (await logged('evt_work')).length;
    const wrong = { promo_code: 'ALL-WORK', email: 'ada@guest.example', address_postcode: 'x' };
    expect((await claim('work', wrong)).json.codes).toMatchObject({
      ...NOT_ALLOWED,
      address_postcode: ['invalid_postcode'],
    });
    expect((await claim('work', { email: 'ada@guest.example' })).json.codes).toEqual({
      ...NOT_ALLOWED,
      promo_code: ['required'],
    });
    expect(await logged('evt_work')).toHaveLength(tries);
  });

  test('comes after the event’s own state', async () => {
    const sent = { promo_code: 'ALL-HOLD', email: 'ada@guest.example' };
    expect((await claim('hold', sent)).json.code).toBe('event_closed');
  });
});

test('a refused address says nothing of the code, whatever is wrong with it (D22-2)', async () => {
  const before = await world.taken();
  const answers = new Set<string>();
  for (const promo_code of ['ALL-WORK', 'NO-SUCH', 'USED', 'GONE', 'ELSEWHERE'])
    answers.add((await claim('work', { promo_code, email: 'ada@guest.example' })).text);
  expect([...answers]).toHaveLength(1);
  // Nor does it tell that no gifts are left, or what the batch of a good code rules out.
  for (const promo_code of ['ALL-FULL', 'NO-SUCH'])
    answers.add((await claim('full', { promo_code, email: 'ada@guest.example' })).text);
  expect([...answers]).toHaveLength(1);
  expect(await world.taken()).toEqual(before);
  const kinds = ['code_unknown', 'code_used', 'code_expired', 'code_of_another_event'];
  for (const [index, promo_code] of ['NO-SUCH', 'USED', 'GONE', 'ELSEWHERE'].entries()) {
    const sent = { promo_code, email: 'ada@lumen.example' };
    expect((await claim('work', sent)).json.codes).toEqual({ promo_code: ['invalid_promo_code'] });
    expect((await logged('evt_work'))[0]?.data['reason']).toBe(kinds[index]);
  }
});

describe('an event that refuses throwaway addresses, and blocks a domain (D22-7)', () => {
  test.each([
    ['ada@mailinator.com', DISPOSABLE, 'email_disposable'],
    ['ada@any.Mailinator.com', DISPOSABLE, 'email_disposable'],
    ['ada@rival.example', NOT_ALLOWED, 'email_blocked'],
    ['ada@eu.rival.example', NOT_ALLOWED, 'email_blocked'],
  ])('%s', async (email, codes, reason) => {
    const before = await world.taken();
    expect((await claim('open', { promo_code: 'ALL-OPEN', email })).json.codes).toEqual(codes);
    expect(await world.taken()).toEqual(before);
    expect((await logged('evt_open'))[0]?.data['reason']).toBe(reason);
  });

  test('takes all others, and one that does neither takes all', async () => {
    const kept = { promo_code: 'ALL-OPEN', email: 'ada@guest.example' };
    expect((await claim('open', kept)).status).toBe(200);
    await world.sql(
      "update events set refuses_disposable = false, blocked_claim_domains = '{}' where id = 'evt_open'",
    );
    for (const email of ['ada@mailinator.com', 'ada@rival.example'])
      expect((await claim('open', { promo_code: 'ALL-OPEN', email })).status).toBe(200);
  });
});

test('a domain in Unicode is claimed with, and kept as mail is sent to it (S5-91)', async () => {
  const sent = { promo_code: 'ALL-OPEN', email: 'ada@bücher.example' };
  expect((await claim('open', sent)).status).toBe(200);
  expect(
    await world.sql("select email from customers where email like '%@xn--bcher-kva.example'"),
  ).toHaveLength(1);
});

test('a machine’s tries don’t fill the client’s log: five a minute of one visitor', async () => {
  const tries = (await logged('evt_sample')).length;
  for (let index = 0; index < 8; index += 1) {
    const { status, json } = await claim('sample', { email: `ada${index}@guest.example` }, '10.250.0.1');
    expect([status, json.codes]).toEqual([422, NOT_ALLOWED]);
  }
  expect(await logged('evt_sample')).toHaveLength(tries + 5);
});
