/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { recipient, startClaimWorld, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, layPromo, SUMMIT } from '@/scripts/test/fixtures/promo';

const AT = new Date('2026-11-20T12:00:10Z');
let world: ClaimWorld;
let resetClock: () => void;

beforeAll(async () => {
  resetClock = setClock(() => AT);
  world = await startClaimWorld();
  await layStore(SUMMIT);
  await layPromo({ id: 'evt_other', slug: 'lumen-other' });
  await layCode('FREE-FOR-ALL', { maxUses: 1000 });
  await layCode('ELSEWHERE', { eventId: 'evt_other' });
});
afterAll(async () => {
  await world.close();
  resetClock();
});

describe('too many wrong codes (D27-2)', () => {
  const wrong = (n: number, peer: string) => world.claim(recipient({ promo_code: `WRONG${n}` }), { peer });

  test('five different ones a minute, repeats and right ones not counted', async () => {
    const peer = '192.0.2.1';
    for (let n = 0; n < 4; n += 1) expect((await wrong(n, peer)).status).toBe(422);
    for (let n = 0; n < 10; n += 1) expect((await wrong(0, peer)).status).toBe(422);
    expect((await world.claim(recipient({ promo_code: 'FREE-FOR-ALL' }), { peer })).status).toBe(200);
    expect((await wrong(4, peer)).status).toBe(422);
    const late = await wrong(5, peer);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '50']);
    expect((await world.claim(recipient({ promo_code: 'FREE-FOR-ALL' }), { peer })).status).toBe(429);
    expect((await wrong(5, '192.0.2.2')).status).toBe(422);
    const elsewhere = recipient({ promo_code: 'ELSEWHERE' });
    expect((await world.claim(elsewhere, { path: '/api/ten_lumen/lumen-other/claim', peer })).status).toBe(
      200,
    );
  });

  describe('after twenty on a day (D27-11)', () => {
    // Back to the file's clock: with the machine's own, the last test would fail whenever a minute ends during it.
    afterEach(() => {
      resetClock = setClock(() => AT);
    });
    const at = (seconds: number) => {
      resetClock = setClock(() => new Date(AT.getTime() + seconds * 1000));
    };
    const answerOf = async (n: number, peer: string) => {
      const { status, headers } = await wrong(n, peer);
      return [status, headers.get('retry-after')];
    };
    /** Twenty wrong ones, at most four a minute, the last alone in its minute; returns its time. */
    async function tryTwenty(peer: string): Promise<number> {
      for (let n = 0; n < 20; n += 1) {
        at(n === 19 ? 300 : 60 * Math.floor(n / 4));
        expect((await wrong(n, peer)).status).toBe(422);
      }
      return 300;
    }

    test('each further try waits 5 s, then twice as long, up to 60 s', async () => {
      const peer = '192.0.2.50';
      let time = await tryTwenty(peer);
      const free = () => world.claim(recipient({ promo_code: 'FREE-FOR-ALL' }), { peer });
      for (const [n, wait] of [5, 10, 20, 40, 60, 60, 60].entries()) {
        at(time + wait - 1);
        expect(await answerOf(20 + n, peer)).toEqual([429, '1']);
        expect((await free()).status).toBe(429);
        time += wait;
        at(time);
        expect(await answerOf(20 + n, peer)).toEqual([422, null]);
      }
      at(time + 60);
      expect((await free()).status).toBe(200);
    });

    test('of ten at once after the wait, one learns that its code is wrong', async () => {
      const peer = '192.0.2.51';
      const time = await tryTwenty(peer);
      at(time + 5);
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => wrong(100 + n, peer)));
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
    });

    test('by visitor, never by address: a colleague tries at once', async () => {
      const peer = '192.0.2.52';
      await tryTwenty(peer);
      expect((await wrong(99, peer)).status).toBe(429);
      const colleague = { peer, headers: { 'user-agent': 'another browser' } };
      expect((await world.claim(recipient({ promo_code: 'FREE-FOR-ALL' }), colleague)).status).toBe(200);
    });
  });

  test('sent all at once, no more than five hear that they are wrong', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => wrong(n, '192.0.2.3')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('300 a minute from one address, whatever browsers it names', async () => {
    const peer = '192.0.2.4';
    const answers = [];
    for (let n = 0; n < 310; n += 10) {
      const batch = Array.from({ length: 10 }, (_, k) =>
        world.claim(recipient({ promo_code: `MANY${n + k}` }), {
          peer,
          headers: { 'user-agent': `b${n + k}` },
        }),
      );
      answers.push(...(await Promise.all(batch)));
    }
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(300);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  }, 60_000);
});
