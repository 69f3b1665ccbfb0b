import fc from 'fast-check';
import { propertyRuns } from '@/scripts/test/property-runs';
import { DE } from './address-pairs/de.fixture';
import { FR } from './address-pairs/fr.fixture';
import { GB } from './address-pairs/gb.fixture';
import { NEAR } from './address-pairs/near.fixture';
import { NL } from './address-pairs/nl.fixture';
import { NORTH } from './address-pairs/north.fixture';
import { parsePairs, writtenAddress } from './address-pairs/parse-pairs.fixture';
import { SOUTH } from './address-pairs/south.fixture';
import { US } from './address-pairs/us.fixture';
import { postalKey } from './postal-key';

const { same: SAME, different: DIFFERENT } = parsePairs(GB, NL, DE, FR, US, SOUTH, NORTH, NEAR);

const keyOf = (country: string, written: string): string | null =>
  postalKey(writtenAddress(country, written));

test('the golden file holds 300 pairs and more, 50 of each great country', () => {
  const all = [...SAME, ...DIFFERENT];
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(new Set(all.map((pair) => pair.join('|'))).size).toBe(all.length);
  for (const country of ['GB', 'NL', 'DE', 'FR', 'US']) {
    for (const pairs of [SAME, DIFFERENT]) {
      expect(pairs.filter((pair) => pair[0] === country).length).toBeGreaterThanOrEqual(25);
    }
    expect(all.filter((pair) => pair[0] === country).length).toBeGreaterThanOrEqual(50);
  }
  for (const country of ['IT', 'ES', 'DK', 'NO', 'SE', 'FI', 'BE', 'AT', 'IE', 'CH']) {
    expect(SAME.some((pair) => pair[0] === country)).toBe(true);
    expect(DIFFERENT.some((pair) => pair[0] === country)).toBe(true);
  }
});

describe('one household, written twice (D24-1)', () => {
  test.each(SAME)('%s: %s = %s', (country, one, other) => {
    expect(keyOf(country, one)).toBe(keyOf(country, other));
    expect(keyOf(country, one)).not.toBeNull();
  });
});

describe('neighbours', () => {
  test.each(DIFFERENT)('%s: %s ≠ %s', (country, one, other) => {
    expect(keyOf(country, one)).not.toBe(keyOf(country, other));
  });

  test('the same words in two countries are two homes', () => {
    expect(keyOf('DE', 'Hauptstraße 1 // Berg / 1234')).not.toBe(keyOf('AT', 'Hauptstraße 1 // Berg / 1234'));
  });
});

describe('any address', () => {
  const countries = fc.constantFrom('GB', 'NL', 'DE', 'FR', 'US', 'BE', 'IT', 'ES', 'DK', 'FI', 'JP');
  const line = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.lorem({ maxCount: 6 }));

  test('has one key whatever its case, spaces and form of Unicode', () => {
    fc.assert(
      fc.property(
        countries,
        fc.constantFrom(...[...SAME, ...DIFFERENT].map((pair) => pair[1])),
        (country, written) => {
          const key = keyOf(country, written);
          expect(keyOf(country, written.toUpperCase())).toBe(key);
          expect(keyOf(country, written.toLowerCase())).toBe(key);
          expect(keyOf(country, written.normalize('NFD'))).toBe(key);
          expect(keyOf(country, written.replace(/ (?!\/)/g, '  '))).toBe(key);
        },
      ),
    );
  });

  test('keeps any two house numbers and any two flats of a house apart', () => {
    const streets: [string, (house: number, flat: number) => string][] = [
      ['GB', (house, flat) => `Flat ${flat}, ${house} High Street // Leith / EH6 6JN`],
      ['NL', (house, flat) => `Keizersgracht ${house}-${flat} // Amsterdam / 1015 CS`],
      ['DE', (house, flat) => `Hauptstraße ${house}, Whg. ${flat} // Köln / 50667`],
      ['FR', (house, flat) => `${house} rue de Rivoli, appt ${flat} // Paris / 75004`],
      ['US', (house, flat) => `${house} N Main St Apt ${flat} // Mission / 66202`],
      ['ES', (house, flat) => `Calle Mayor ${house}, 3º puerta ${flat} // Madrid / 28013`],
      ['SE', (house, flat) => `Storgatan ${house} lgh ${flat} // Lund / 222 22`],
    ];
    const number = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(fc.constantFrom(...streets), number, number, number, number, (street, a, b, c, d) => {
        fc.pre(a !== c || b !== d);
        const [country, write] = street;
        expect(keyOf(country, write(a, b))).not.toBe(keyOf(country, write(c, d)));
      }),
    );
  });

  test('is the same in the digits of any script', () => {
    const scripts = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９', '๐๑๒๓๔๕๖๗๘๙'];
    fc.assert(
      fc.property(fc.constantFrom(...scripts), fc.integer({ min: 1, max: 99999 }), (script, house) => {
        const written = String(house).replace(/\d/g, (digit) => [...script][Number(digit)] ?? '');
        const at = (number: string) => keyOf('NL', `Keizersgracht ${number} // Amsterdam / 1015 CS`);
        expect(at(written)).toBe(at(String(house)));
      }),
    );
  });

  test('never fails, and says nothing when there is nothing to say', () => {
    fc.assert(
      fc.property(countries, line, line, line, line, (countryIso2, first, second, city, postcode) => {
        const key = postalKey({
          address_first_line: first,
          address_second_line: second,
          address_city: city,
          address_postcode: postcode,
          countryIso2,
        });
        expect(key === null || key.startsWith(`postal|${countryIso2}|`)).toBe(true);
      }),
      { numRuns: propertyRuns(2000) },
    );
    expect(keyOf('GB', ' // York / YO1 7HH')).toBeNull();
    expect(keyOf('GB', '10 High Street // ')).toBeNull();
    expect(keyOf('GB', '--- // York / YO1 7HH')).toBeNull();
  });

  test('of a hostile length comes to an end', () => {
    const texts =
      'flat 1 |1|1 |, |a. |#|1-|c/o |1 n |us |code |n. |rural route |2f|1/|ph 1|box 1 2 |1 1 st |t/o 1 |s n c ';
    for (const text of texts.split('|')) {
      for (const country of ['DK', 'GB', 'ES', 'DE', 'FR', 'US', 'NL', 'IT']) {
        const long = text.repeat(1000);
        expect(() => keyOf(country, `${long} / ${long} // ${long} / ${long}`)).not.toThrow();
      }
    }
  });
});
