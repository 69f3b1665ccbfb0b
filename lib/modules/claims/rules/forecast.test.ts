import { forecastClaims, type ForecastFacts } from './forecast';

const FACTS: ForecastFacts = {
  today: '2026-11-27',
  perDay: [10, 10, 10, 10, 10, 10, 10],
  lastDay: '2026-12-06',
  open: true,
  left: null,
  cost: { total: 20_000, claims: 10 },
  budget: { most: 500_000, used: 20_000 },
  credit: 1_000_000,
};
const of = (changes: Partial<ForecastFacts>) => forecastClaims({ ...FACTS, ...changes });

describe('the forecast of claims and their cost (D40-14)', () => {
  test('goes on at the mean until the last day, today included', () => {
    expect(of({})).toEqual({
      state: 'running',
      perDayTenths: 100,
      until: '2026-12-06',
      bound: 'last_day',
      claims: 100,
      each: 2000,
      spend: 200_000,
      budget: { state: 'lasts' },
      credit: { state: 'lasts' },
    });
  });

  test('names no number before there are enough claims, or a full day', () => {
    expect(of({ perDay: [] })).toEqual({ state: 'too_few' });
    expect(of({ perDay: [0, 0, 4] })).toEqual({ state: 'too_few' });
    expect(of({ perDay: [5] })).toMatchObject({ state: 'running', perDayTenths: 50 });
    expect(of({ perDay: [0, 0, 0, 0, 0, 0, 0] })).toEqual({ state: 'too_few' });
  });

  test('is over once the last day is, the cap or the codes are used up, or the event is closed', () => {
    expect(of({ lastDay: '2026-11-26' })).toEqual({ state: 'over', reason: 'ended' });
    expect(of({ lastDay: '2026-11-27' })).toMatchObject({ state: 'running', claims: 10 });
    expect(of({ left: 0 })).toEqual({ state: 'over', reason: 'none_left' });
    expect(of({ open: false })).toEqual({ state: 'over', reason: 'closed' });
    expect(of({ open: false, perDay: [] })).toEqual({ state: 'over', reason: 'closed' });
  });

  test('ends earlier where fewer claims are left than the days would take', () => {
    expect(of({ left: 25 })).toMatchObject({ until: '2026-11-29', bound: 'none_left', claims: 25 });
    expect(of({ left: 1 })).toMatchObject({ until: '2026-11-27', claims: 1, spend: 2000 });
    expect(of({ left: 100 })).toMatchObject({ until: '2026-12-06', bound: 'none_left' });
    expect(of({ left: 101 })).toMatchObject({ until: '2026-12-06', bound: 'last_day', claims: 100 });
  });

  test('names no day beyond a year', () => {
    expect(of({ lastDay: null, left: 100_000 })).toMatchObject({ until: null, bound: null, claims: 100_000 });
    const endless = of({ lastDay: null, credit: null });
    expect(endless).toMatchObject({ until: null, bound: null, claims: null, spend: null, credit: null });
    expect(of({ lastDay: null, budget: { most: 90_000_000, used: 0 } })).toMatchObject({
      budget: { state: 'later' },
    });
  });

  test('says when the budget is reached: the day of the first claim that it does not pay', () => {
    // 240 are paid, 100 are to come.
    expect(of({})).toMatchObject({ budget: { state: 'lasts' } });
    const budget = (most: number, used = 20_000) => of({ budget: { most, used } });
    // Exactly what is to come.
    expect(budget(220_000)).toMatchObject({ budget: { state: 'lasts' } });
    expect(budget(219_999)).toMatchObject({ budget: { state: 'reached', on: '2026-12-06' } });
    // 10 are paid today, the next one is tomorrow's.
    expect(budget(40_000)).toMatchObject({ budget: { state: 'reached', on: '2026-11-28' } });
    expect(budget(20_000)).toMatchObject({ budget: { state: 'reached', on: '2026-11-27' } });
    // Lowered below what is used.
    expect(budget(10_000)).toMatchObject({ budget: { state: 'reached', on: '2026-11-27' } });
    expect(of({ budget: null })).toMatchObject({ budget: null, credit: { state: 'lasts' } });
    expect(of({ credit: -500 })).toMatchObject({ credit: { state: 'reached', on: '2026-11-27' } });
  });

  test('says nothing of money where claims cost nothing yet', () => {
    expect(of({ cost: { total: 0, claims: 0 } })).toMatchObject({ each: null, spend: null, budget: null });
    expect(of({ cost: { total: 0, claims: 10 } })).toMatchObject({ each: 0, spend: 0, budget: null });
  });

  test('rounds the mean once: the spend is no multiple of a rounded price', () => {
    expect(of({ cost: { total: 1000, claims: 3 } })).toMatchObject({ each: 333, spend: 33_333 });
  });
});
