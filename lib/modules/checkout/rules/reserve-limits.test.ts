import { reservationMs } from './reserve-limits';

test.each([
  [[], 30],
  [[5], 30],
  [[4], 10],
  [[100, 4, 100], 10],
  [[0], 10],
])(
  'an unpaid order for variants with %j pieces left keeps them %i minutes (D16-4, D27-10)',
  (left, minutes) => {
    expect(reservationMs(left)).toBe(minutes * 60_000);
  },
);
