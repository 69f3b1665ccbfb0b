/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { printedCode } from '@/lib/modules/orders/rules/promo-code';
import { recipient, startClaimWorld, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, layPromo, SUMMIT } from '@/scripts/test/fixtures/promo';

const AT = new Date('2026-11-20T12:00:10Z');
const PATH = '/api/ten_lumen/lumen-summit/claim/check-code';
let world: ClaimWorld;
let resetClock: () => void;

beforeAll(async () => {
  resetClock = setClock(() => AT);
  world = await startClaimWorld();
  await layStore(SUMMIT);
  await layPromo({ id: 'evt_other', slug: 'lumen-other' });
  await layPromo({ id: 'evt_held', slug: 'lumen-held', status: 'On hold' });
  await layPromo({ id: 'evt_draft', slug: 'lumen-draft', status: 'Draft' });
  await layPromo({ id: 'evt_full', slug: 'lumen-full', claimCap: 3, claimsUsed: 3 });
  await layPromo({ id: 'evt_sample', slug: 'lumen-sample', sample: true });
  await layCode('LS-0001');
  await layCode('LS-USED', { uses: 1 });
  await layCode('LS-LATE', { expiresAt: new Date('2026-11-20T12:00:10Z') });
  await layCode('LS-SOON', { expiresAt: new Date('2026-11-20T12:00:11Z') });
  await layCode('ELSEWHERE', { eventId: 'evt_other' });
  await layCode('FULL', { eventId: 'evt_full' });
  await layCode('HELD', { eventId: 'evt_held' });
});
afterAll(async () => {
  await world.close();
  resetClock();
});

const check = (code: string, more: { path?: string; peer?: string } = {}) =>
  world.claim({ promo_code: code }, { path: PATH, ...more });
const at = (slug: string) => `/api/ten_lumen/${slug}/claim/check-code`;

describe('a look at a claim link’s code (D22-2, D23-1, D27)', () => {
  test('says that it can be used, in every spelling, and takes nothing', async () => {
    const before = await world.taken();
    for (const spelling of [
      'LS-0001',
      'ls 0001',
      'lsooo1',
      'LS–OOO1',
      'l-s-0-0-0-i',
      printedCode('LS-0001'),
    ]) {
      const answer = await check(spelling);
      expect([spelling, answer.status, answer.json.data]).toEqual([
        ...[spelling, 200],
        { usable: true, products: null, countries: null, notes: [] },
      ]);
    }
    expect((await check('LS-SOON')).status).toBe(200);
    expect(await world.taken()).toEqual(before);
  });

  test('tells a bad code of any kind by one answer, the one a claim would get; the client learns the reason', async () => {
    const answers = await Promise.all(
      ['UNKNOWN', 'LS-USED', 'LS-LATE', 'ELSEWHERE', '???'].map((one) => check(one)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.json.codes).toEqual({ promo_code: ['invalid_promo_code'] });
    expect((await world.claim(recipient({ promo_code: 'UNKNOWN' }))).json.codes).toEqual(
      answers[0]?.json.codes,
    );
    const reasons = await world.sql<{ reason: string; n: number }>(
      `select data ->> 'reason' as reason, count(*)::int as n from audit_log where action = 'claim.refused'
       group by 1 order by 1`,
    );
    expect(reasons).toEqual([
      { reason: 'code_expired', n: 1 },
      { reason: 'code_of_another_event', n: 1 },
      { reason: 'code_unknown', n: 3 },
      { reason: 'code_used', n: 1 },
    ]);
  });

  test('says that the event is closed or exhausted; of a draft, and without a code, nothing', async () => {
    expect((await check('HELD', { path: at('lumen-held') })).json.code).toBe('event_closed');
    expect((await check('FULL', { path: at('lumen-full') })).json.code).toBe('event_exhausted');
    expect((await check('NO-SUCH', { path: at('lumen-full') })).json.codes).toEqual({
      promo_code: ['invalid_promo_code'],
    });
    expect((await check('LS-0001', { path: at('lumen-draft') })).status).toBe(404);
    expect((await check('LS-0001', { path: '/api/ten_fjord/lumen-summit/claim/check-code' })).status).toBe(
      404,
    );
    expect((await check('ANY', { path: at('lumen-sample') })).status).toBe(200);
    expect((await check('')).json.codes).toEqual({ promo_code: ['required'] });
  });

  test('is no way around the limit: wrong looks and wrong claims are counted together, right ones never', async () => {
    const peer = '192.0.2.77';
    for (let n = 0; n < 8; n += 1) expect((await check('LS-0001', { peer })).status).toBe(200);
    for (let n = 0; n < 3; n += 1) expect((await check(`WRONG${n}`, { peer })).status).toBe(422);
    expect((await check('WRONG0', { peer })).status).toBe(422);
    for (let n = 3; n < 5; n += 1)
      expect((await world.claim(recipient({ promo_code: `WRONG${n}` }), { peer })).status).toBe(422);
    const late = await check('WRONG5', { peer });
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '50']);
    expect((await check('LS-0001', { peer })).status).toBe(429);
  });
});
