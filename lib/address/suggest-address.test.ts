import { suggestAddress } from './suggest-address';

const suggest = (iso2: string, postcode: string, city: string, countries: string[] = []) =>
  suggestAddress({ iso2, postcode, city }, countries);

test.each([
  // Swapped fields, or both in one.
  ['DE', 'Berlin', '10115', 'DE', '10115', 'Berlin'],
  ['DE', '10115 Berlin', '', 'DE', '10115', 'Berlin'],
  ['GB', 'Leith', 'EH6 6JN', 'GB', 'EH6 6JN', 'Leith'],
  // Signs that look alike.
  ['GB', 'EH6 6IN', 'Leith', null, '', ''],
  ['DE', '1O115', 'Berlin', 'DE', '10115', 'Berlin'],
  ['GB', 'SW1A IAA', 'London', 'GB', 'SW1A 1AA', 'London'],
  // Another country's.
  ['DE', '1012 AB', 'Amsterdam', 'NL', '1012 AB', 'Amsterdam'],
  ['GB', 'D-10115', 'Berlin', 'DE', '10115', 'Berlin'],
] as const)(
  '%s, “%s”, “%s” may be meant as %s, “%s”, “%s” (D32-30)',
  (iso2, code, city, to, code2, city2) => {
    const expected = to === null ? null : { iso2: to, postcode: code2, city: city2 };
    expect(suggest(iso2, code, city)).toEqual(expected);
  },
);

test('what agrees, and what nobody can guess, has no suggestion (D32-30)', () => {
  expect(suggest('GB', 'EH6 6JN', 'Leith')).toBeNull();
  expect(suggest('DE', '1', 'Berlin')).toBeNull();
  expect(suggest('GB', 'nowhere', 'Leith')).toBeNull();
});

test('no country is suggested that is not delivered to (D32-30)', () => {
  expect(suggest('DE', '1012 AB', 'Amsterdam', ['DE', 'FR'])).toBeNull();
  expect(suggest('DE', '1012 AB', 'Amsterdam', ['DE', 'NL'])?.iso2).toBe('NL');
});
