import fc from 'fast-check';
import { DIFFERENT } from './different-address.fixture';
import { postalKey } from './postal-key';
import { SAME } from './same-address.fixture';

/** `first line / second line / city / postcode`; a line that is not there is left empty. */
function keyOf(countryIso2: string, written: string): string | null {
  const [first = '', second = '', city = '', postcode = ''] = written.split(' / ').map((part) => part.trim());
  return postalKey({
    address_first_line: first,
    address_second_line: second,
    address_city: city,
    address_postcode: postcode,
    countryIso2,
  });
}

describe('one household, written twice (DECISIONS 24)', () => {
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
    expect(keyOf('DE', 'Hauptstraße 1 /  / Berg / 1234')).not.toBe(
      keyOf('AT', 'Hauptstraße 1 /  / Berg / 1234'),
    );
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
      { numRuns: 2000 },
    );
    expect(keyOf('GB', ' /  / York / YO1 7HH')).toBeNull();
    expect(keyOf('GB', '10 High Street /  /  / ')).toBeNull();
    expect(keyOf('GB', '--- /  / York / YO1 7HH')).toBeNull();
  });

  test('of a hostile length comes to an end', () => {
    for (const text of ['flat 1 ', '1', '1 ', ', ', 'a. ', '#', '1-', 'c/o ']) {
      for (const country of ['DK', 'GB', 'ES', 'DE', 'FR']) {
        const long = text.repeat(1000);
        expect(() => keyOf(country, `${long} / ${long} / ${long} / ${long}`)).not.toThrow();
      }
    }
  });
});
