/** @jest-environment node */
import type { Transaction } from '@/lib/db/transaction';
import { runBeforeStop, stopsInOrder } from '@/lib/env/before-stop';
import type * as AddCounts from '@/lib/modules/claims/data/add-counts';
import { setClock } from '@/lib/kernel/clock';
import { startClaimWorld, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, layPromo, SUMMIT, TENANT } from '@/scripts/test/fixtures/promo';
import { TIDEWATER } from '@/scripts/test/fixtures/stores';
import { countRefused, countView, flushClaimCounts, pendingClaimCounts } from './count-claims';

type Added = Parameters<typeof AddCounts.addCounts>;
let mockFault: ((tenantId: string, counts: Added[2]) => Error | undefined) | undefined;
const mockWrites: number[] = [];
jest.mock('@/lib/modules/claims/data/add-counts', () => {
  const real = jest.requireActual<typeof AddCounts>('@/lib/modules/claims/data/add-counts');
  return {
    ...real,
    addCounts: async (tx: Transaction, tenantId: string, counts: Added[2]) => {
      const fault = mockFault?.(tenantId, counts);
      if (fault) throw fault;
      mockWrites.push(counts.length);
      await real.addCounts(tx, tenantId, counts);
    },
  };
});

let world: ClaimWorld;
let resetClock: () => void;
beforeAll(async () => {
  resetClock = setClock(() => new Date('2026-11-20T23:30:00Z'));
  world = await startClaimWorld();
  await layStore(SUMMIT);
  await layStore(TIDEWATER);
  await layPromo({ id: 'evt_draft', slug: 'lumen-draft', status: 'Draft' });
  await layCode('ALL', { maxUses: 1000 });
});
afterAll(async () => {
  await world.close();
  resetClock();
});
beforeEach(async () => {
  mockFault = undefined;
  await flushClaimCounts();
  await world.sql('delete from claim_counts');
  mockWrites.length = 0;
});

const SEEN = { slug: SUMMIT.slug, codes: [] };
const stored = () =>
  world.sql(
    `select event_id as event, day::text, batch_id as batch, country, viewed, refused_code as code, refused_other as other
     from claim_counts order by 1, 2, 3, 4`,
  );
const away = () => Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' });
const broken = () => Object.assign(new Error('out of range'), { code: '22003' });

describe('counting claims (D40-12)', () => {
  test('many of the same are one row of one write, on the day of the store', async () => {
    for (let one = 0; one < 500; one += 1) countView(TENANT, SEEN);
    countView(TENANT, { ...SEEN, codes: ['A11', 'ALL'] });
    countView(TENANT, { ...SEEN, codes: ['ALL'.replaceAll('L', '1')] });
    countRefused(TENANT, { ...SEEN, country: 'NL', codeWasGood: true });
    countRefused(TENANT, { ...SEEN, country: 'NL', codeWasGood: false });
    countView(TENANT, { ...SEEN, slug: 'lumen-draft' });
    countView(TENANT, { ...SEEN, slug: TIDEWATER.slug });
    expect(await stored()).toEqual([]);
    await flushClaimCounts();
    expect(mockWrites).toHaveLength(1);
    const of = {
      event: SUMMIT.eventId,
      day: '2026-11-21',
      batch: '',
      country: '',
      viewed: 0,
      code: 0,
      other: 0,
    };
    const all = [
      { ...of, viewed: 500 },
      { ...of, country: 'NL', code: 1, other: 1 },
      { ...of, batch: 'bat_all', viewed: 2 },
    ];
    expect(await stored()).toEqual(all);
    countView(TENANT, SEEN);
    await flushClaimCounts();
    expect((await stored())[0]).toMatchObject({ viewed: 501 });
  });

  test('what could not be written is kept, tried again, and added once', async () => {
    mockFault = away;
    countView(TENANT, SEEN);
    await flushClaimCounts();
    countView(TENANT, SEEN);
    await flushClaimCounts();
    expect([await stored(), pendingClaimCounts()]).toEqual([[], 1]);
    mockFault = undefined;
    await flushClaimCounts();
    await flushClaimCounts();
    expect((await stored()).map(({ viewed }) => viewed)).toEqual([2]);
    expect(pendingClaimCounts()).toBe(0);
  });

  test('one that the database never takes is left out alone, and one tenant holds up no other', async () => {
    mockFault = (tenantId, counts) => {
      if (tenantId === TIDEWATER.tenantId) return away();
      return counts.some(({ country }) => country === 'XX') ? broken() : undefined;
    };
    countView(TIDEWATER.tenantId, { ...SEEN, slug: TIDEWATER.slug });
    for (const country of ['NL', 'BE', 'XX', 'DE', 'FR']) {
      countRefused(TENANT, { ...SEEN, country, codeWasGood: true });
    }
    await flushClaimCounts();
    expect((await stored()).map(({ country }) => country)).toEqual(['BE', 'DE', 'FR', 'NL']);
    expect(pendingClaimCounts()).toBe(1);
  });

  test('a flood of made-up names takes no more room than there is, and keeps the look itself', async () => {
    for (let one = 0; one < 5000; one += 1) countView(TENANT, { ...SEEN, codes: [`N${one}`] });
    expect(pendingClaimCounts()).toBe(4001);
    for (let tenant = 0; tenant < 5; tenant += 1) {
      for (let one = 0; one < 5000; one += 1)
        countView(`ten_flood_${tenant}`, { ...SEEN, codes: [`N${one}`] });
    }
    expect(pendingClaimCounts()).toBe(20_002);
    await flushClaimCounts();
    expect(pendingClaimCounts()).toBe(0);
    const [row] = await stored();
    expect(row).toMatchObject({ event: SUMMIT.eventId, batch: '', viewed: 5000 });
  });

  test('made-up clients and stores cost no statement of their own', async () => {
    for (let one = 0; one < 200; one += 1) {
      countView(`ten_made_up_${one}`, SEEN);
      countView(TENANT, { ...SEEN, slug: `made-up-${one}` });
    }
    await flushClaimCounts();
    expect([mockWrites, pendingClaimCounts(), await stored()]).toEqual([[], 0, []]);
  });

  test('a program that stops in order writes every second, and once more at its end', async () => {
    stopsInOrder();
    countView(TENANT, SEEN);
    await runBeforeStop(5000);
    expect((await stored()).map(({ viewed }) => viewed)).toEqual([1]);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
    try {
      countView(TENANT, SEEN);
      await jest.advanceTimersByTimeAsync(1100);
    } finally {
      jest.useRealTimers();
    }
    await flushClaimCounts();
    expect(mockWrites).toEqual([1, 1]);
  });
});
