import { suitesOfDay } from './daily-suites.mjs';
import { jestSuites } from './test-files.mjs';
import { EVERY_DAYS } from './turns.mjs';

const all = jestSuites();
const days = Array.from({ length: EVERY_DAYS }, (_, more) => suitesOfDay(20_000 + more, all, []));
const [first = []] = days;
const left = all.filter((path) => !first.includes(path));

test('each suite has a day, and each day leaves out only suites of modules with a database', () => {
  expect([...new Set(days.flat())].toSorted()).toEqual(all);
  expect(left.length).toBeGreaterThan(100);
  expect(left.filter((path) => !path.startsWith('lib/modules/'))).toEqual([]);
});

test('what moves money or gives gifts away, rules and what all modules share run each day', () => {
  const each = [
    'lib/modules/payments/service/refund/settle-refund.test.ts',
    'lib/modules/claims/service/batches/turn-batch.test.ts',
    'lib/modules/pricing/rules/worked-costs.test.ts',
    'lib/tenant-api/foreign-ids.test.ts',
    'lib/db/catalogue.test.ts',
  ];
  for (const day of days) expect(day).toEqual(expect.arrayContaining(each));
});

test('a suite runs on every day when it changed lately, or when it imports what did', () => {
  const suite = 'lib/modules/orders/service/hold-order.test.ts';
  const others = days.filter((day) => !day.includes(suite)).length;
  expect(others).toBe(EVERY_DAYS - 1);
  for (const changed of [suite, 'lib/modules/orders/service/hold-order.ts']) {
    for (const more of days.keys()) expect(suitesOfDay(20_000 + more, all, [changed])).toContain(suite);
  }
});
