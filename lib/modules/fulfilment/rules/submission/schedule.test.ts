import { nextTry, PAUSES_S, restUntil, type SubmissionFault } from './schedule';
import { nextProbe } from './line';

const AT = new Date('2026-11-20T12:00:00.000Z');
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000);
const tried = (tries: number, more: { fault?: SubmissionFault; rest?: Date; since?: Date } = {}) =>
  nextTry({
    tries,
    fault: more.fault ?? 'unreachable',
    unansweredSince: more.since ?? AT,
    rest: more.rest ?? null,
    at: AT,
  });

describe('how often a submission is sent (D32-37)', () => {
  test('at least twelve times within at least 24 hours, with pauses that never shrink', () => {
    expect(PAUSES_S.length + 1).toBeGreaterThanOrEqual(12);
    expect(PAUSES_S.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThanOrEqual(24 * 3_600);
    expect(PAUSES_S.toSorted((a, b) => a - b)).toEqual(PAUSES_S);
    expect([PAUSES_S[0], PAUSES_S.at(-1)]).toEqual([30, 4 * 3_600]);
  });

  test('then it is parked', () => {
    expect(PAUSES_S.map((_, index) => tried(index + 1))).toEqual(PAUSES_S.map(later));
    expect(tried(PAUSES_S.length + 1)).toBeNull();
  });

  test('what is missing on our side, after six tries; a dead line, after three days (D32-40, D32-43)', () => {
    expect(tried(5, { fault: 'unprintable' })).toEqual(later(600));
    expect(tried(6, { fault: 'unprintable' })).toBeNull();
    expect(tried(0, { since: later(-72 * 3_600 + 1) })).toEqual(later(30));
    expect(tried(0, { since: later(-72 * 3_600) })).toBeNull();
  });
});

describe('a printer that asks for a pause (D32-38)', () => {
  test('gets it, for an hour at most, and never a shorter one than planned', () => {
    expect(restUntil(later(90), AT)).toEqual(later(90));
    expect(restUntil(later(86_400), AT)).toEqual(later(3_600));
    expect([restUntil(null, AT), restUntil(later(-5), AT)]).toEqual([null, null]);
    expect([tried(1, { rest: later(90) }), tried(4, { rest: later(90) })]).toEqual([later(90), later(300)]);
  });
});

test('a dead line is tried each minute at first, and never more seldom than each quarter of an hour (D32-39)', () => {
  expect([0, 1, 2, 3, 4, 99].map((probes) => nextProbe(probes, AT))).toEqual(
    [60, 120, 240, 480, 900, 900].map(later),
  );
});
