import { nextHolidays } from './holidays';
import { fulfillerState } from './states';

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
