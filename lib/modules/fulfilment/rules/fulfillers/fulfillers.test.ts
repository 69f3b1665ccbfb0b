import { nationalHolidays, nextHolidays } from './holidays';
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
      ...['2027-12-27', '2027-12-28'],
    ]);
    expect(days('US', '2026-06-01')).toContain('2026-11-26');
    expect(days('DE', '2026-01-02')).toEqual(
      expect.arrayContaining(['2026-04-03', '2026-05-14', '2026-05-25', '2027-01-01']),
    );
  });

  test('one on a weekend is the working day on which its country keeps it (S2.2-307)', () => {
    const from = (country: string, day: string, count: number) =>
      nationalHolidays(country, day, '2031-01-01')
        .slice(0, count)
        .map(({ day: kept, name }) => `${kept} ${name}`);
    expect(from('GB', '2021-12-01', 3)).toEqual([
      '2021-12-27 Christmas Day (substitute day)',
      '2021-12-28 Boxing Day (substitute day)',
      '2022-01-03 New Year’s Day (substitute day)',
    ]);
    expect(from('GB', '2022-12-01', 2)).toEqual([
      '2022-12-26 Boxing Day',
      '2022-12-27 Christmas Day (substitute day)',
    ]);
    expect(from('US', '2026-07-01', 1)).toEqual(['2026-07-03 Independence Day (observed)']);
    expect(nationalHolidays('US', '2027-12-01', '2028-01-01')).toEqual([
      { day: '2027-12-24', name: 'Christmas Day (observed)' },
      { day: '2027-12-31', name: 'New Year’s Day (observed)' },
    ]);
    expect(from('DE', '2027-12-01', 1)).toEqual(['2027-12-25 1. Weihnachtstag']);
  });

  test('what a country says of each year (S2.2-307)', () => {
    const ofYear = (country: string, name: string) =>
      nationalHolidays(country, '2025-01-01', '2031-01-01')
        .filter((holiday) => holiday.name === name)
        .map(({ day }) => day);
    expect(ofYear('IE', 'St Brigid’s Day')).toEqual([
      ...['2025-02-03', '2026-02-02', '2027-02-01', '2028-02-07', '2029-02-05', '2030-02-01'],
    ]);
    expect(ofYear('NL', 'Koningsdag').slice(0, 2)).toEqual(['2025-04-26', '2026-04-27']);
    expect(ofYear('PL', 'Wigilia Bożego Narodzenia')).toHaveLength(6);
  });

  test('a country that is not known has none', () => {
    expect(nextHolidays('ZZ', '2026-01-01')).toEqual([]);
  });
});
