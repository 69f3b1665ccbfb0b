import { nextHolidays } from './holidays';
import { fulfillerState, isPaused } from './states';

describe('how a fulfiller stands (S2.2-105)', () => {
  test.each([
    ['open', false, 3, 'open'],
    ['open', true, 3, 'paused'],
    ['closed', false, 2, 'draining'],
    ['closed', true, 0, 'closed'],
  ] as const)('%s, paused %s, %i orders in hand: %s', (status, paused, inHand, state) => {
    expect(fulfillerState({ status, paused, inHand })).toBe(state);
  });
});

test.each([
  ['2026-12-04T12:00:00Z', 'Europe/London', true],
  ['2026-12-05T00:30:00Z', 'Europe/London', false],
  ['2026-12-05T00:30:00Z', 'America/New_York', true],
])('a pause until 4 December, at %s in %s: %s (S2.2-108)', (at, timeZone, paused) => {
  const pausedAt = new Date('2026-11-29');
  expect(isPaused({ pausedAt, pausedUntil: '2026-12-04', timeZone }, new Date(at))).toBe(paused);
  expect(isPaused({ pausedAt, pausedUntil: null, timeZone }, new Date(at))).toBe(true);
  expect(isPaused({ pausedAt: null, pausedUntil: null, timeZone }, new Date(at))).toBe(false);
});

describe('national holidays (S2.2-109)', () => {
  const days = (country: string, from: string) => nextHolidays(country, from).map(({ day }) => day);

  test('those that move with Easter or stand on a weekday, for a year from a day', () => {
    expect(nextHolidays('GB', '2026-11-29')[0]).toEqual({ day: '2026-12-25', name: 'Christmas Day' });
    expect(days('GB', '2027-01-01')).toEqual([
      ...['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30'],
      ...['2027-12-25', '2027-12-26'],
    ]);
    expect(days('US', '2026-06-01')).toContain('2026-11-26');
    expect(days('DE', '2026-01-02')).toEqual(
      expect.arrayContaining(['2026-04-03', '2026-05-14', '2026-05-25', '2027-01-01']),
    );
  });

  test('a country that is not known has none', () => {
    expect(nextHolidays('ZZ', '2026-01-01')).toEqual([]);
  });
});
