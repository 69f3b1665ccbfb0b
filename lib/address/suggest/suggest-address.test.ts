import type { PostalAddress } from '@/lib/address/postal-lines';
import { countryByIso2 } from '@/lib/address/countries';
import { suggestAddress } from './suggest-address';

type Row = [line: string, second: string, city: string, postcode: string, area: string, iso2: string];

const EVERYWHERE = { countries: [], states: [] };

function addressOf([first, second, city, postcode, area, iso2]: Row): PostalAddress {
  const isUs = iso2 === 'US';
  return {
    address_first_line: first,
    address_second_line: second,
    address_city: city,
    address_postcode: postcode,
    address_county: isUs ? '' : area,
    address_state: isUs ? area : '',
    address_country: countryByIso2(iso2)?.name ?? iso2,
  };
}

const place = (iso2: string, postcode: string, city: string, area = '') =>
  addressOf(['12 Harbour Street', '', city, postcode, area, iso2]);
const suggest = (iso2: string, postcode: string, city: string, countries: string[] = []) =>
  suggestAddress(place(iso2, postcode, city), { countries, states: [] });

test.each([
  // Swapped fields, or both in one.
  ['DE', 'Berlin', '10115', 'DE', '10115', 'Berlin'],
  ['DE', '10115 Berlin', '', 'DE', '10115', 'Berlin'],
  ['DE', '10115', '10115 Berlin', 'DE', '10115', 'Berlin'],
  ['GB', 'Leith', 'EH6 6JN', 'GB', 'EH6 6JN', 'Leith'],
  ['JP', 'Tokyo', '100-0001', 'JP', '100-0001', 'Tokyo'],
  // Signs that look alike.
  ['GB', 'EH6 6IN', 'Leith', null, '', ''],
  ['DE', '1O115', 'Berlin', 'DE', '10115', 'Berlin'],
  ['DE', 'DE-1O115', 'Berlin', 'DE', '10115', 'Berlin'],
  ['FI', 'FIN-00100', 'Helsinki', 'FI', '00100', 'Helsinki'],
  ['GB', 'SW1A IAA', 'London', 'GB', 'SW1A 1AA', 'London'],
  // What a spreadsheet does.
  ['DE', '1067', 'Dresden', 'DE', '01067', 'Dresden'],
  ['ES', '8001', 'Barcelona', 'ES', '08001', 'Barcelona'],
  // Another country's.
  ['DE', '1012 AB', 'Amsterdam', 'NL', '1012 AB', 'Amsterdam'],
  ['GB', 'D-10115', 'Berlin', 'DE', '10115', 'Berlin'],
  ['NL', '10115', 'Berlin', 'DE', '10115', 'Berlin'],
  ['DE', '1010', 'Wien', 'AT', '1010', 'Wien'],
  // A name that is one or two letters off.
  ['DE', '10115', 'Berlim.', null, '', ''],
  ['DE', '10115', 'Berlni', 'DE', '10115', 'Berlin'],
  ['GB', 'M1 1AE', 'Mancester', 'GB', 'M1 1AE', 'Manchester'],
  ['GB', 'EH6 6JN', 'Edinbrugh', 'GB', 'EH6 6JN', 'Edinburgh'],
  ['DK', '1051', 'Kobenhavm K', 'DK', '1051', 'København K'],
  ['FI', '00100', 'Helsinky', 'FI', '00100', 'Helsinki'],
  ['SE', '411 03', 'Götborg', 'SE', '411 03', 'Göteborg'],
  ['FR', '75011', 'Pariss', 'FR', '75011', 'Paris'],
  // Of several things, all.
  ['GB', '1O115', 'Berln', null, '', ''],
  ['DE', '1O115', 'Berln', 'DE', '10115', 'Berlin'],
] as const)(
  '%s, “%s”, “%s” may be meant as %s, “%s”, “%s” (D32-30, S2.2-148)',
  (iso2, code, city, to, code2, city2) => {
    expect(suggest(iso2, code, city)).toEqual(to === null ? null : place(to, code2, city2));
  },
);

test.each([
  [place('US', '66603', 'Topeka', 'Alabama'), { address_state: 'Kansas' }],
  [place('US', '90210', 'Beverly Hills', 'NY'), { address_state: 'California' }],
  [place('US', '2139', 'Cambridge', 'Massachusetts'), { address_postcode: '02139' }],
  [place('CA', 'M5V 2T6', 'Toronto', 'Quebec'), { address_county: 'Ontario' }],
  [place('AU', '3000', 'Melbourne', 'NSW'), { address_county: 'Victoria' }],
  [place('ES', '28013', 'Madrid', 'Barcelona'), { address_county: 'Madrid' }],
  [
    addressOf(['Torstraße', '12', 'Berlin', '10119', '', 'DE']),
    { address_first_line: 'Torstraße 12', address_second_line: '' },
  ],
  [
    addressOf(['12', 'Torstraße', 'Berlin', '10119', '', 'DE']),
    { address_first_line: 'Torstraße 12', address_second_line: '' },
  ],
  [
    addressOf(['12', 'Harbour Street', 'Leith', 'EH6 6JN', '', 'GB']),
    { address_first_line: '12 Harbour Street', address_second_line: '' },
  ],
])('a state, a province and a house number are put right (S2.2-148)', (typed, change) => {
  expect(suggestAddress(typed, EVERYWHERE)).toEqual({ ...typed, ...change });
});

test('what agrees, and what nobody can guess, has no suggestion (D32-30)', () => {
  expect(suggest('GB', 'EH6 6JN', 'Leith')).toBeNull();
  expect(suggest('DE', '1', 'Berlin')).toBeNull();
  expect(suggest('GB', 'nowhere', 'Leith')).toBeNull();
  // A large city speaks against the ZIP code, and nothing says which was meant.
  expect(suggestAddress(place('US', '01001', 'New York', 'New York'), EVERYWHERE)).toBeNull();
  expect(suggestAddress(place('DE', '10115', 'Hamburg'), EVERYWHERE)).toBeNull();
  expect(suggestAddress({ ...place('DE', '', ''), address_country: 'Atlantis' }, EVERYWHERE)).toBeNull();
});

test('no country and no state is suggested that is not delivered to (D32-30, S2.2-148)', () => {
  expect(suggest('DE', '1012 AB', 'Amsterdam', ['DE', 'FR'])).toBeNull();
  expect(suggest('DE', '1012 AB', 'Amsterdam', ['DE', 'NL'])?.address_country).toBe('Netherlands');
  const topeka = place('US', '66603', 'Topeka', 'Alabama');
  expect(suggestAddress(topeka, { countries: ['US'], states: ['AL', 'NY'] })).toBeNull();
  expect(suggestAddress(topeka, { countries: ['US'], states: ['AL', 'KS'] })?.address_state).toBe('Kansas');
});
