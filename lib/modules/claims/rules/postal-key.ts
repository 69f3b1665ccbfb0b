import { barePostcode, postcodeIsValid } from '@/lib/address/postcodes';
import { habitsOf, type AddressHabits } from './address-habits';
import { cityKey, isOneCity } from './city-key';
import { extractUnits, type Unit } from './extract-units';
import { findHouse } from './find-house';
import { foldText } from '@/lib/kernel/fold-text';
import { foldDigraphs, partsOf, poBoxOf, readAddressText } from './read-address-text';

/** A postal address; the fields of SPEC 3.1, the country as ISO2. */
export interface PostalAddress {
  address_first_line: string;
  address_second_line?: string | undefined;
  address_city?: string | undefined;
  address_postcode?: string | undefined;
  countryIso2: string;
}

/** No city's name and no postcode is longer; both become patterns, whose length costs. */
const MAX_PLACE = 120;

/** Digits and letters apart, without leading zeros: `04B` and `4 b` are one door. */
function atoms(ids: readonly string[]): string[] {
  return ids.flatMap((id) => id.match(/\d+|[a-z]+/g) ?? []).map((atom) => atom.replace(/^0+(?=\d)/, ''));
}

const idsOf = (units: readonly Unit[], role: Unit['role']): string[] =>
  units.filter((unit) => unit.role === role).map((unit) => unit.id);

const ROMAN: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4' };

/** What names one home of a house, in one order whichever way it was written. */
function homeKey(units: readonly Unit[], unnamed: readonly string[], habits: AddressHabits): string {
  const romans = habits.languages[0] === 'nl';
  const loose = atoms(unnamed).map((atom) => (romans ? (ROMAN[atom] ?? atom) : atom));
  const suffix = loose[0] !== undefined && /^[a-z]+$/.test(loose[0]) ? loose.slice(0, 1) : [];
  const doors = idsOf(units, 'door');
  const floors = doors.length > 0 && habits.flatIsUnique ? [] : idsOf(units, 'floor');
  const ordered = [
    ...suffix,
    ...idsOf(units, 'building'),
    ...idsOf(units, 'stair'),
    ...floors,
    ...loose.slice(suffix.length),
    ...doors,
    ...idsOf(units, 'side'),
  ];
  return atoms(ordered).join('.');
}

/** ZIP+4 tells no home from another for certain. */
function postcodeKey(iso2: string, postcode: string): string {
  // `S-222 22`: where a code is digits alone, letters before it name the country.
  const bare = barePostcode(iso2, postcode)
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^[A-Z]{1,3}(?=\d+$)/, '');
  if (iso2 === 'US') return bare.slice(0, 5);
  // The inward part of a British postcode begins with a digit: people type the letter O for zero.
  return iso2 === 'GB' ? bare.replace(/O(?=[A-Z]{2}$)/, '0') : bare;
}

/** Numbers that a place reads in its own way: Edinburgh's `25/6` is flat 6 of number 25, Queens' `41-25` is also `4125`. */
function readLocally(text: string, iso2: string, postcode: string): string {
  if (iso2 === 'GB' && postcode.startsWith('EH')) {
    return text.replace(/(?<=(?:^|,)\s*)(\d+)\/(\d+)(?=\s[a-z])/g, 'flat $2, $1');
  }
  if (iso2 === 'US' && /^11[01346]/.test(postcode)) {
    return text.replace(/(?<=(?:^|,)\s*)(\d+)-(\d{2})(?=\s)/g, '$1$2');
  }
  return text;
}

/**
 * The canonical text of a household's address, or null when there is too little to tell one from another. Equal for one
 * home however it is written (case, accents, full width, postcode spacing, order of the lines, street and flat
 * abbreviations of the ten languages), different for neighbours, other flats included. DECISIONS 24, SPEC 5.
 * Personal data: the caller hashes it with a key before it stores it.
 */
export function postalKey(address: PostalAddress): string | null {
  const { countryIso2 } = address;
  const habits = habitsOf(countryIso2);
  const postcode = postcodeKey(countryIso2, (address.address_postcode ?? '').slice(0, MAX_PLACE));
  const writtenCity = (address.address_city ?? '').slice(0, MAX_PLACE);
  // An Eircode names one home, flats included.
  if (countryIso2 === 'IE' && postcodeIsValid('IE', postcode) && postcode !== '')
    return `postal|IE|${postcode}`;
  const city = cityKey(writtenCity, habits);
  const lines = [address.address_first_line, address.address_second_line ?? ''];
  const text = readLocally(readAddressText(lines, habits), countryIso2, postcode);
  if (text === '' || (postcode === '' && city === '')) return null;
  const cityCounts = habits.cityCounts && !isOneCity(countryIso2, postcode);
  const place = [countryIso2, postcode, cityCounts || postcode === '' ? city : ''];
  const box = poBoxOf(text, habits);
  if (box) return ['postal', ...place, 'box', box, ''].join('|');
  const town = foldDigraphs(foldText(writtenCity), habits).trim();
  const parts = partsOf(text, postcode.toLowerCase(), town).join(',');
  const { rest, units } = extractUnits(parts, habits);
  const house = findHouse(rest.split(','), habits);
  const home = homeKey(units, house.loose, habits);
  const street = habits.streetCounts || house.number === '' ? house.street : '';
  const block = home !== '' && habits.streetCounts ? house.block : '';
  if (street === '' && house.number === '' && home === '') return null;
  return ['postal', ...place, street, house.number, block ? `${block}:${home}` : home].join('|');
}
