import { specsOfDay, unknownSpecs } from './daily-specs.mjs';
import { browserSpecs } from './test-files.mjs';
import { EVERY_DAYS, dayNumber } from './turns.mjs';

const all = browserSpecs();
const days = Array.from({ length: EVERY_DAYS }, (_, more) => specsOfDay(20_000 + more, all, []));

test('as many days in a row as a turn has run every browser test', () => {
  expect([...new Set(days.flat())].toSorted()).toEqual(all);
});

test('no day runs a test twice, and none runs all', () => {
  for (const day of days) {
    expect(new Set(day).size).toBe(day.length);
    expect(day.length).toBeLessThan(all.length / 2);
  }
});

test('what moves money or goods runs each day, and each name is a file', () => {
  expect(unknownSpecs(all)).toEqual([]);
  for (const day of days) expect(day).toContain('e2e/checkout/purchase.spec.ts');
});

test('a test that changed lately runs, whoever’s day it is; one that is gone does not', () => {
  const [first = []] = days;
  const other = all.find((path) => !first.includes(path)) ?? '';
  expect(specsOfDay(20_000, all, [other, 'e2e/gone.spec.ts'])).toEqual(
    expect.arrayContaining([...first.filter((path) => path.includes('purchase')), other]),
  );
  expect(specsOfDay(20_000, all, ['e2e/gone.spec.ts'])).not.toContain('e2e/gone.spec.ts');
});

test('the day changes at midnight, UTC', () => {
  const midnight = Date.UTC(2026, 10, 29);
  expect(dayNumber(midnight)).toBe(dayNumber(midnight - 1) + 1);
  expect(dayNumber(midnight + 86_399_999)).toBe(dayNumber(midnight));
});
