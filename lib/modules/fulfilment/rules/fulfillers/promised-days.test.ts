import fc from 'fast-check';
import { daysLate, daysRested, isWorkingDay, nextMidnight } from './promised-days';

const LONDON = { timeZone: 'Europe/London', closures: [] };
// A Monday.
const MONDAY = new Date('2026-11-02T10:00:00Z');
const at = (text: string) => new Date(text);

test('the last promised day is the printer’s to its end', () => {
  const clock = { ...LONDON, beganAt: MONDAY, promised: 2 };
  expect(daysLate(clock, at('2026-11-04T23:59:59Z'))).toBe(0);
  expect(daysLate(clock, at('2026-11-05T00:00:00Z'))).toBe(1);
  expect(daysLate(clock, at('2026-11-06T12:00:00Z'))).toBe(2);
  expect(daysLate({ ...clock, promised: 0 }, at('2026-11-02T23:00:00Z'))).toBe(0);
});

test('alerts of promised days skip weekends and closures', () => {
  const clock = { ...LONDON, beganAt: at('2026-11-06T10:00:00Z'), promised: 1 };
  for (const day of ['07', '08', '09']) expect(daysLate(clock, at(`2026-11-${day}T12:00:00Z`))).toBe(0);
  expect(daysLate(clock, at('2026-11-10T08:00:00Z'))).toBe(1);
  const closed = { ...clock, closures: [{ firstDay: '2026-11-09', lastDay: '2026-11-11' }] };
  expect(daysLate(closed, at('2026-11-12T20:00:00Z'))).toBe(0);
  expect(daysLate(closed, at('2026-11-13T08:00:00Z'))).toBe(1);
  // Nobody there is late on a day off.
  expect(daysLate(closed, at('2026-11-15T08:00:00Z'))).toBe(1);
});

test('a promise takes longer by the holidays within it on which the printer would work (S2.2-310)', () => {
  const clock = { ...LONDON, beganAt: MONDAY, promised: 2 };
  expect(daysRested(clock, [])).toBe(0);
  // A Wednesday, the day after the last and a Saturday.
  expect(daysRested(clock, ['2026-11-04'])).toBe(1);
  expect(daysRested(clock, ['2026-11-05', '2026-11-07'])).toBe(0);
  // The second is within it only because of the first.
  expect(daysRested(clock, ['2026-11-03', '2026-11-05'])).toBe(2);
  const closed = { ...clock, closures: [{ firstDay: '2026-11-04', lastDay: '2026-11-04' }] };
  expect(daysRested(closed, ['2026-11-04'])).toBe(0);
  const shut = { ...clock, closures: [{ firstDay: '2026-11-04', lastDay: '2099-01-01' }] };
  expect(daysRested(shut, ['2026-11-03'])).toBe(0);
});

test('what comes in on a day off counts from the next working day', () => {
  const clock = { ...LONDON, beganAt: at('2026-11-07T10:00:00Z'), promised: 1 };
  expect(daysLate(clock, at('2026-11-10T20:00:00Z'))).toBe(0);
  expect(daysLate(clock, at('2026-11-11T08:00:00Z'))).toBe(1);
});

test('days are those of the printer’s zone', () => {
  const clock = { beganAt: MONDAY, promised: 0, timeZone: 'America/Los_Angeles', closures: [] };
  expect(daysLate(clock, at('2026-11-03T07:59:00Z'))).toBe(0);
  expect(daysLate(clock, at('2026-11-03T08:00:00Z'))).toBe(1);
  expect(nextMidnight(MONDAY, 'America/Los_Angeles')).toEqual(at('2026-11-03T08:00:00Z'));
  expect(nextMidnight(at('2026-10-25T00:30:00Z'), 'Europe/London')).toEqual(at('2026-10-26T00:00:00Z'));
});

test('neither a closure nor a longer promise makes a printer later, and no day is skipped', () => {
  const hour = fc.integer({ min: 0, max: 24 * 60 });
  fc.assert(
    fc.property(hour, fc.nat(9), fc.nat(40), fc.nat(10), (hours, promised, from, length) => {
      const day = (count: number) =>
        new Date(MONDAY.getTime() + count * 86_400_000).toISOString().slice(0, 10);
      const then = new Date(MONDAY.getTime() + hours * 3_600_000);
      const closures = [{ firstDay: day(from), lastDay: day(from + length) }];
      const clock = { ...LONDON, beganAt: MONDAY, promised };
      const late = daysLate(clock, then);
      expect(daysLate({ ...clock, closures }, then)).toBeLessThanOrEqual(late);
      expect(daysLate({ ...clock, promised: promised + 1 }, then)).toBeLessThanOrEqual(late);
      const tomorrow = daysLate(clock, new Date(then.getTime() + 86_400_000));
      expect([late, late + 1]).toContain(tomorrow);
      expect(isWorkingDay(day(from), closures)).toBe(false);
    }),
  );
});
