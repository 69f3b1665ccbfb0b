import { LOCALE_CODES } from './locales';
import { dayText, parseDayText } from './calendar';
import { humanDay, humanDays, humanInstant } from './human-date';

describe('dates for people (S9-11: day, full month name, year)', () => {
  test.each([
    ['en', '3 December 2026'],
    ['fr', '3 décembre 2026'],
    ['de', '3. Dezember 2026'],
    ['it', '3 dicembre 2026'],
    ['es', '3 de diciembre de 2026'],
    ['nl', '3 december 2026'],
    ['da', '3. december 2026'],
    ['fi', '3. joulukuuta 2026'],
    ['no', '3. desember 2026'],
    ['sv', '3 december 2026'],
  ] as const)('%s: %s', (locale, text) => {
    expect(humanDay('03-12-2026', locale)).toBe(text);
  });

  test('every language of the platform is covered above', () => {
    const shown = LOCALE_CODES.map((locale) => humanDay('03-12-2026', locale));
    expect(shown.every((text) => /^3\D+2026$/.test(text))).toBe(true);
  });

  test("an instant is the day it is in the store's zone", () => {
    const instant = new Date('2026-12-31T23:30:00Z');
    expect(humanInstant(instant, 'Europe/London', 'en')).toBe('31 December 2026');
    expect(humanInstant(instant, 'Europe/Amsterdam', 'en')).toBe('1 January 2027');
    expect(humanInstant(new Date('2026-07-01T03:00:00Z'), 'America/New_York', 'en')).toBe('30 June 2026');
  });
});

describe('a range of days', () => {
  test.each([
    ['27-11-2026', '01-12-2026', 'en', '27 November – 1 December'],
    ['27-11-2026', '01-12-2026', 'de', '27. November – 1. Dezember'],
    ['24-11-2026', '25-11-2026', 'nl', '24–25 november'],
    ['24-11-2026', '24-11-2026', 'sv', '24 november'],
  ] as const)('%s to %s in %s', (from, to, locale, text) => {
    expect(humanDays(from, to, locale).replaceAll(/\s/g, ' ')).toBe(text);
  });
});

describe('DD-MM-YYYY', () => {
  test('reads back what it writes', () => {
    expect(dayText(parseDayText('29-02-2028'))).toBe('29-02-2028');
  });

  test.each(['29-02-2026', '2026-12-03', '3-12-2026', '31-04-2026', '00-01-2026', '', 'soon'])(
    'refuses %j',
    (text) => {
      expect(() => parseDayText(text)).toThrow(RangeError);
    },
  );
});
