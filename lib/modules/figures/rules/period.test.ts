/** @jest-environment node */
import fc from 'fast-check';
import {
  addDays,
  beside,
  comparedRange,
  COMPARISONS,
  daysBetween,
  ownPeriodProblem,
  PERIODS,
  pointsOf,
  rangeOf,
  unitOf,
} from './period';

const TODAY = '2028-03-31';

test.each([
  ['7', '2028-03-25', '2028-03-31', '2028-03-18', '2028-03-24', '2027-03-25'],
  ['30', '2028-03-02', '2028-03-31', '2028-02-01', '2028-03-01', '2027-03-02'],
  ['this_month', '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29', '2027-03-01'],
  ['last_month', '2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31', '2027-02-01'],
  ['year', '2028-01-01', '2028-03-31', '2027-01-01', '2027-03-31', '2027-01-01'],
] as const)('%s days or months, and what they are compared with (S2.2-85)', (period, from, to, a, b, c) => {
  const range = rangeOf({ period }, TODAY);
  expect(range).toEqual({ from, to });
  expect(comparedRange(period, range, 'previous')).toEqual({ from: a, to: b });
  expect(comparedRange(period, range, 'last_year')?.from).toBe(c);
  expect(comparedRange(period, range, 'none')).toBeNull();
});

test('a leap day is compared with the last of February', () => {
  const range = { from: '2028-02-29', to: '2028-02-29' };
  expect(comparedRange('own', range, 'last_year')).toEqual({ from: '2027-02-28', to: '2027-02-28' });
});

test.each([
  [undefined, '2028-01-01', { field: 'from', code: 'required' }],
  ['2028-01-01', undefined, { field: 'to', code: 'required' }],
  ['2028-01-02', '2028-01-01', { field: 'to', code: 'ends_before_start' }],
  ['2026-01-01', '2028-01-02', { field: 'to', code: 'too_large' }],
  ['2026-01-01', '2028-01-01', null],
])('an own period from %s to %s', (from, to, problem) => {
  expect(ownPeriodProblem({ period: 'own', from, to })).toEqual(problem);
});

test('every compared day has its point in the period', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 730 }),
      fc.constantFrom(...PERIODS),
      fc.constantFrom(...COMPARISONS),
      (today, back, period, compare) => {
        const range = rangeOf({ period, from: addDays(today, -back), to: today }, today);
        const points = pointsOf(range, unitOf(range));
        expect(points.length).toBeLessThanOrEqual(92);
        const compared = comparedRange(period, range, compare);
        if (!compared) return;
        expect(compared.to >= compared.from).toBe(true);
        for (let days = 0; days <= daysBetween(compared.from, compared.to); days += 1) {
          const other = beside(addDays(compared.from, days), compared, range);
          expect(other >= range.from && other <= range.to).toBe(true);
        }
      },
    ),
  );
});
