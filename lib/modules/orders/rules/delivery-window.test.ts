import fc from 'fast-check';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { propertyRuns } from '@/scripts/test/property-runs';
import { parseDayText } from '@/lib/kernel/calendar';
import { deliveryWindow } from './delivery-window';

const { UK, EU, US } = REGION_FACTS;
const DAY_MS = 86_400_000;

function isBusinessDay(day: Date): boolean {
  return !['Sat', 'Sun'].includes(
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(day),
  );
}

describe('delivery window (S9-1, D17-1)', () => {
  test.each([
    ['Monday', '2026-11-16', '20-11-2026', '24-11-2026'],
    ['Tuesday', '2026-11-17', '23-11-2026', '25-11-2026'],
    ['Friday', '2026-11-20', '26-11-2026', '30-11-2026'],
    ['Saturday', '2026-11-21', '26-11-2026', '30-11-2026'],
    ['Sunday', '2026-11-22', '26-11-2026', '30-11-2026'],
    ['the end of a leap February', '2028-02-25', '02-03-2028', '06-03-2028'],
    ['the end of a year', '2026-12-29', '04-01-2027', '06-01-2027'],
  ])('%s %s', (_name, day, from, to) => {
    expect(deliveryWindow(new Date(`${day}T12:00:00Z`), UK.timeZone)).toEqual({ from, to });
  });

  test.each([
    ['Monday', '2026-11-16', '18-11-2026', '19-11-2026'],
    ['Thursday', '2026-11-19', '23-11-2026', '24-11-2026'],
    ['Friday', '2026-11-20', '24-11-2026', '25-11-2026'],
    ['Sunday', '2026-11-22', '24-11-2026', '25-11-2026'],
  ])('by Express on a %s: 2 to 3 business days (D49-1)', (_name, day, from, to) => {
    const at = new Date(`${day}T12:00:00Z`);
    expect(deliveryWindow(at, UK.timeZone, 'express')).toEqual({ from, to });
    const usual = deliveryWindow(at, UK.timeZone);
    expect(deliveryWindow(at, UK.timeZone, 'standard')).toEqual(usual);
    expect(deliveryWindow(at, UK.timeZone, 'standard_tracked')).toEqual(usual);
  });

  test("today is the day in the store's zone", () => {
    const fridayNightInNewYork = new Date('2026-11-21T03:30:00Z');
    expect(deliveryWindow(fridayNightInNewYork, US.timeZone).from).toBe('26-11-2026');
    const thursdayNightInNewYork = new Date('2026-11-20T03:30:00Z');
    expect(deliveryWindow(thursdayNightInNewYork, US.timeZone)).toEqual({
      from: '25-11-2026',
      to: '27-11-2026',
    });
    expect(deliveryWindow(thursdayNightInNewYork, UK.timeZone)).toEqual({
      from: '26-11-2026',
      to: '30-11-2026',
    });
    const lateInLondon = new Date('2026-11-18T23:30:00Z');
    expect(deliveryWindow(lateInLondon, UK.timeZone).from).toBe('24-11-2026');
    expect(deliveryWindow(lateInLondon, EU.timeZone).from).toBe('25-11-2026');
  });

  test.each([
    ['summer time begins in London', '2026-03-26T23:59:00Z', UK.timeZone, '01-04-2026', '03-04-2026'],
    [
      'an hour of summer time makes it the next day',
      '2026-03-30T23:30:00Z',
      UK.timeZone,
      '06-04-2026',
      '08-04-2026',
    ],
    ['summer time ends in Amsterdam', '2026-10-23T22:30:00Z', EU.timeZone, '29-10-2026', '02-11-2026'],
    ['summer time ends in New York', '2026-10-30T23:30:00Z', US.timeZone, '05-11-2026', '09-11-2026'],
    ['the hour that comes twice', '2026-11-01T05:30:00Z', US.timeZone, '05-11-2026', '09-11-2026'],
  ])('%s', (_name, instant, zone, from, to) => {
    expect(deliveryWindow(new Date(instant), zone)).toEqual({ from, to });
  });

  test('any instant: exactly 4 and 6 business days lie between, the ends are business days', () => {
    const instants = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(UK, EU, US), (instant, { timeZone }) => {
        const local = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
        const window = deliveryWindow(instant, timeZone);
        for (const [text, count] of [[window.from, 4] as const, [window.to, 6] as const]) {
          const end = parseDayText(text).getTime();
          let passed = 0;
          for (let day = Date.parse(`${local}T00:00:00Z`) + DAY_MS; day <= end; day += DAY_MS) {
            if (isBusinessDay(new Date(day))) passed += 1;
          }
          expect(passed).toBe(count);
          expect(isBusinessDay(new Date(end))).toBe(true);
        }
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
