import fc from 'fast-check';
import { nextChange, phaseOf } from '@/lib/modules/events/rules/event-availability';
import { minutesToTell, remaining } from './countdown';
import { instantText } from './instant-text';

const AT = new Date('2026-12-01T12:00:00Z');
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1000);

describe('what is left', () => {
  test.each([
    [0, 0, '00:00:00'],
    [-5, 0, '00:00:00'],
    [59, 0, '00:00:59'],
    [0.2, 0, '00:00:01'],
    [3_661, 0, '01:01:01'],
    [2 * 86_400 + 3_599, 2, '00:59:59'],
  ])('%d seconds before', (seconds, days, clock) => {
    expect(remaining(after(seconds), AT)).toMatchObject({ days, clock });
  });

  test('its parts are its seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 86_400 }), (seconds) => {
        const { days, clock, seconds: all } = remaining(after(seconds), AT);
        const [hours = 0, minutes = 0, rest = 0] = clock.split(':').map(Number);
        expect(hours).toBeLessThan(24);
        expect([((days * 24 + hours) * 60 + minutes) * 60 + rest, all]).toEqual([seconds, seconds]);
      }),
    );
  });

  test('is told at ten minutes and at one, not every second', () => {
    const told = Array.from({ length: 700 }, (_, seconds) => minutesToTell(seconds)).filter(Boolean);
    expect(told).toEqual([1, 10]);
  });
});

describe('a store’s times (D5)', () => {
  const times = { opensAt: after(0), closesAt: after(60) };
  test.each([
    [-1, 'before', after(0)],
    [0, 'open', after(60)],
    [59, 'open', after(60)],
    [60, 'after', null],
  ])('%d seconds after opening it is %s', (seconds, phase, change) => {
    expect([phaseOf(times, after(seconds)), nextChange(times, after(seconds))]).toEqual([phase, change]);
  });

  test('without ends it is open, and that does not change', () => {
    const none = { opensAt: null, closesAt: null };
    expect([phaseOf(none, AT), nextChange(none, AT)]).toEqual(['open', null]);
  });

  test('one that closed before it would have opened has closed', () => {
    expect(phaseOf({ opensAt: after(60), closesAt: after(-60) }, AT)).toBe('after');
  });
});

test('a moment is told in the store’s zone and the reader’s language', () => {
  expect(instantText(AT, 'Europe/Amsterdam', 'de')).toMatch(/^1\. Dezember 2026.*13:00.*MEZ$/);
  expect(instantText(AT, 'Europe/London', 'en')).toMatch(/^1 December 2026.*12:00.*GMT$/);
  expect(instantText(AT, 'America/New_York', 'fr')).toMatch(/^1 décembre 2026.*07:00/);
});
