import { lookAfterFailure, nextLook } from './look-times';

const MADE = new Date('2026-11-20T09:00:00Z');
const minute = (minutes: number) => new Date(MADE.getTime() + minutes * 60_000);
const minutesTo = (at: Date) => (at.getTime() - MADE.getTime()) / 60_000;

test('an open intent is looked at after 2, 5, 10 and 30 minutes, then every five', () => {
  const looks: number[] = [];
  for (let at = MADE; looks.length < 6;) {
    at = nextLook(MADE, minute(30), at);
    looks.push(minutesTo(at));
  }
  expect(looks).toEqual([2, 5, 10, 30, 35, 40]);
});

test('one that expires sooner is not looked at later than that', () => {
  expect(minutesTo(nextLook(MADE, minute(4), minute(2)))).toBe(4);
});

test('a failed look is tried again after 1, 2, 4 … minutes, at most an hour', () => {
  const waits = Array.from({ length: 9 }, (_, failed) => minutesTo(lookAfterFailure(MADE, failed)));
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
});
