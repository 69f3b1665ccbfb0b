import fc from 'fast-check';
import { acceptedPercent, expectedEnd, median, paceOfSteps, type Promised } from './work';
import { daysLate, lastPromisedDay, workingDaysSince } from './promised-days';

const PROMISED: Promised = {
  days: { accept: 1, print: 2, ship: 1 },
  timeZone: 'Europe/London',
  closures: [],
};
const at = (day: string, time = '10:00') => new Date(`${day}T${time}:00Z`);
const inStep = (step: 'accept' | 'print' | 'ship', day: string) => ({
  step,
  orders: 2,
  lastBeganAt: at(day),
});

describe('the expected end of what a printer has (S2.2-178)', () => {
  const NOW = at('2026-11-10');
  test.each([
    ['nothing in hand', { toSend: 0, inSteps: [] }, null, false],
    // Tuesday: one day to accept, two to print, one to ship.
    ['one to be sent', { toSend: 1, inSteps: [] }, '2026-11-16', false],
    [
      'one in print since Monday',
      { toSend: 0, inSteps: [inStep('print', '2026-11-09')] },
      '2026-11-12',
      false,
    ],
    [
      'the later of two steps',
      { toSend: 0, inSteps: [inStep('ship', '2026-11-10'), inStep('accept', '2026-11-09')] },
      '2026-11-13',
      false,
    ],
    ['one that is late', { toSend: 0, inSteps: [inStep('ship', '2026-11-04')] }, '2026-11-05', true],
    [
      'one that came in on a Saturday',
      { toSend: 0, inSteps: [inStep('ship', '2026-11-07')] },
      '2026-11-10',
      false,
    ],
  ])('%s', (_name, inHand, day, overdue) => {
    expect(expectedEnd(inHand, PROMISED, NOW)).toEqual({ day, overdue });
  });

  test('closures move it on; one without end leaves it open', () => {
    const closed = (lastDay: string) => ({ ...PROMISED, closures: [{ firstDay: '2026-11-11', lastDay }] });
    const inHand = { toSend: 1, inSteps: [] };
    expect(expectedEnd(inHand, closed('2026-11-13'), NOW).day).toBe('2026-11-19');
    expect(expectedEnd(inHand, closed('9999-12-31'), NOW)).toEqual({ day: null, overdue: false });
  });
});

test('a step is late from the day after its last promised day on, and not before (S2.2-170, S2.2-178)', () => {
  const days = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 9 }),
      days,
      fc.integer({ min: 0, max: 20 }),
      (from, promised, rest, long) => {
        const beganAt = new Date(Date.UTC(2026, 0, 1 + from, 12));
        const day = (offset: number) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);
        const clock = {
          beganAt,
          promised,
          timeZone: 'UTC',
          closures: [{ firstDay: day(rest), lastDay: day(rest + long) }],
        };
        const last = lastPromisedDay(clock);
        expect(daysLate(clock, new Date(`${last}T23:00:00Z`))).toBe(0);
        const after = [1, 2, 3, 4].map(
          (more) => new Date(Date.parse(`${last}T12:00:00Z`) + (long + more) * 86_400_000),
        );
        expect(after.some((moment) => daysLate(clock, moment) > 0)).toBe(true);
        expect(workingDaysSince(clock, new Date(`${last}T12:00:00Z`))).toBe(promised);
      },
    ),
  );
});

test('the share of accepted orders is never rounded up, and none of none (S2.2-153)', () => {
  expect(acceptedPercent({ accepted: 0, submitted: 0 })).toBeNull();
  expect(acceptedPercent({ accepted: 199, submitted: 200 })).toBe(99);
  expect(acceptedPercent({ accepted: 200, submitted: 200 })).toBe(100);
  expect(acceptedPercent({ accepted: 0, submitted: 3 })).toBe(0);
});

test('the median is the middle, whatever the order (S2.2-154)', () => {
  expect(median([])).toBeNull();
  expect(median([3])).toBe(3);
  expect(median([5, 1])).toBe(3);
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('the days of a step are its printer’s working days, as its promise is counted (S2.2-154)', () => {
  const step = (name: 'accept' | 'print', began: string, ended: string) => ({
    step: name,
    beganAt: at(began),
    endedAt: at(ended),
  });
  const finished = [
    step('accept', '2026-11-09', '2026-11-09'),
    // Over a weekend.
    step('print', '2026-11-06', '2026-11-09'),
    // Over a weekend and a closure.
    step('print', '2026-11-13', '2026-11-19'),
    step('print', '2026-11-09', '2026-11-12'),
  ];
  const closures = [{ firstDay: '2026-11-16', lastDay: '2026-11-17' }];
  expect(paceOfSteps(finished, { ...PROMISED, closures })).toEqual([
    { step: 'accept', promised: 1, median: 0, finished: 1 },
    { step: 'print', promised: 2, median: 2, finished: 3 },
    { step: 'ship', promised: 1, median: null, finished: 0 },
  ]);
});
