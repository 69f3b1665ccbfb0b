import fc from 'fast-check';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { REGION_FACTS, REGIONS } from '@/lib/kernel/regions';
import { COUNTRIES, countryByIso2 } from './countries';
import { countryFrom, localCountries, localCountryName } from './country-names';
import { barePostcode, formatPostcode, postcodeIsValid } from './postcodes';
import { DEFAULT_US_STATE, US_STATES, usStateFrom } from './us-states';

describe('countries (S2.7, S3.5, D12)', () => {
  test('every ISO country, once, under the specification’s names', () => {
    expect(COUNTRIES).toHaveLength(250);
    expect(new Set(COUNTRIES.map((country) => country.iso2)).size).toBe(250);
    expect(new Set(COUNTRIES.map((country) => country.name)).size).toBe(250);
    const names = REGIONS.map((region) => countryByIso2(REGION_FACTS[region].defaultCountry)?.name);
    expect(names).toEqual(['United Kingdom', 'Netherlands', 'United States of America']);
  });

  test('are understood by English name, code and name in any of the ten languages', () => {
    for (const { iso2, name } of COUNTRIES) {
      expect([name, countryFrom(name)?.iso2]).toEqual([name, iso2]);
      expect(countryFrom(iso2.toLowerCase())?.iso2).toBe(iso2);
    }
    const german = [countryFrom('Deutschland'), countryFrom('  ALLEMAGNE'), countryFrom('Saksa')];
    expect(german.map((country) => country?.iso2)).toEqual(['DE', 'DE', 'DE']);
    expect(countryFrom('Österreich')?.iso2).toBe('AT');
    expect(countryFrom('Osterreich')?.iso2).toBe('AT');
    expect(countryFrom('États-Unis')?.iso2).toBe('US');
    expect(countryFrom('The Netherlands')?.iso2).toBe('NL');
    expect(countryFrom('UK')?.iso2).toBe('GB');
    expect(countryFrom('Scotland')?.name).toBe('United Kingdom');
    expect(countryFrom('Atlantis')).toBeUndefined();
    expect(countryFrom('')).toBeUndefined();
  });

  test('a name shown in a language leads back to the same country', () => {
    for (const locale of LOCALE_CODES) {
      for (const { iso2 } of COUNTRIES) {
        const name = localCountryName(iso2, locale);
        expect([locale, name, countryFrom(name)?.iso2]).toEqual([locale, name, iso2]);
      }
    }
  });

  test('a select lists them in the order of its language', () => {
    const danish = localCountries('da').map((country) => country.name);
    expect(danish).toHaveLength(250);
    expect(danish.indexOf('Østrig')).toBeGreaterThan(danish.indexOf('Zimbabwe'));
  });
});

describe('US states', () => {
  test('fifty and the capital, Alabama first', () => {
    expect(US_STATES).toHaveLength(51);
    expect(US_STATES[0]).toEqual(DEFAULT_US_STATE);
    expect(usStateFrom(' kansas ')?.abbreviation).toBe('KS');
    expect(usStateFrom('ny')?.name).toBe('New York');
    expect(usStateFrom('North  Carolina')?.abbreviation).toBe('NC');
    expect(usStateFrom('Ontario')).toBeUndefined();
  });
});

describe('postcodes', () => {
  const cases: [string, string[], string[]][] = [
    [
      'GB',
      ['SW1A 1AA', 'eh66jn', 'M1 1AE', ' B33 8TH ', 'GIR 0AA', 'W1A 0AX'],
      ['SW1A', '12345', 'Q1 1AA', 'EH6 6JNN'],
    ],
    ['NL', ['1012 AB', '1012ab', 'NL-1012 AB'], ['0123 AB', '1012', '1012 SS']],
    ['BE', ['1000', 'B-1000'], ['0999', '10000']],
    ['DE', ['80331', 'D-80331', '01067'], ['8033', '00123', '803311']],
    ['FR', ['75008', 'F-75008', '20 000', '97400'], ['7500', '99123', '00100']],
    ['IT', ['00184', 'I-00184'], ['184', 'ABCDE']],
    ['ES', ['28013', '01001'], ['53001', '2801']],
    ['US', ['66202', '66202-1234', '66202 1234'], ['6620', '66202-12', 'K66202']],
    ['CA', ['K1A 0B1', 'k1a0b1', 'K1A-0B1'], ['K1A 0BO', 'D1A 0B1']],
    ['DK', ['2100', 'DK-2100', '0999'], ['21000', '210']],
    ['FI', ['00100', 'FI-00100'], ['0100']],
    ['NO', ['0150', 'NO-0150'], ['01500']],
    ['SE', ['114 55', '11455', 'SE-114 55'], ['014 55', '1145']],
    ['IE', ['D02 AF30', 'd6w xy00', 'A65F4E2'], ['D02', 'B02 AF30']],
    ['AT', ['1010', 'A-1010'], ['0999', '10100']],
    ['CH', ['8001', 'CH-8001'], ['80011']],
  ];
  test.each(cases)('%s', (iso2, good, bad) => {
    expect(good.filter((text) => !postcodeIsValid(iso2, text))).toEqual([]);
    expect([...bad, ''].filter((text) => postcodeIsValid(iso2, text))).toEqual([]);
  });

  test('any text will do for a country whose format is not known here', () => {
    expect(postcodeIsValid('MW', 'Private Bag 7')).toBe(true);
  });

  test('are written as the country writes them', () => {
    expect(formatPostcode('GB', 'sw1a1aa')).toBe('SW1A 1AA');
    expect(formatPostcode('NL', 'nl-1012ab')).toBe('1012 AB');
    expect(formatPostcode('SE', '11455')).toBe('114 55');
    expect(formatPostcode('US', '662021234')).toBe('66202-1234');
    expect(formatPostcode('PT', '1000205')).toBe('1000-205');
    expect(formatPostcode('DE', 'nowhere ')).toBe('nowhere');
  });

  test('spacing, case and full width change nothing in the bare form', () => {
    expect(barePostcode('GB', 'ＳＷ１Ａ　１ＡＡ')).toBe('SW1A1AA');
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{3}[A-R]{2}$/), fc.nat(5), (code, at) => {
        const spaced = `${code.slice(0, at)} ${code.slice(at)}`.toLowerCase();
        expect(barePostcode('NL', spaced)).toBe(code);
        expect(postcodeIsValid('NL', spaced)).toBe(true);
      }),
    );
  });
});
