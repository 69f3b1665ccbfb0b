/** @jest-environment node */
import fc from 'fast-check';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { preferLanguage } from './prefer-language';

describe('the browser’s language (S4-24, D10)', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.2, nl;q=0.7', 'nl'],
    ['pl, FR-ca;q=0.5', 'fr'],
    ['nb-NO,nb;q=0.9', 'no'],
    ['nn', 'no'],
    ['sv;q=0, fi;q=0.1', 'fi'],
    ['da;q=abc, it', 'it'],
    ['pl, cs', null],
    ['*', null],
    ['constructor', null],
    ['', null],
    [null, null],
  ])('%p gives %p', (header, expected) => {
    expect(preferLanguage(header)).toBe(expected);
  });

  test('equal weights keep the order of the header', () => {
    expect(preferLanguage('es,de')).toBe('es');
    expect(preferLanguage('de,es')).toBe('de');
  });

  test('any text gives one of the ten or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect([...LOCALE_CODES, null]).toContain(preferLanguage(header));
      }),
    );
  });
});
