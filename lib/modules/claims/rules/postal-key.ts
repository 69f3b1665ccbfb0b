import { barePostcode, postcodeIsValid } from '@/lib/address/postcodes';
import { habitsOf, type AddressHabits } from './address-habits';
import { cityKey, isOneCity } from './city-key';
import { extractUnits, type Unit } from './extract-units';
import { findHouse, type House } from './find-house';
import { foldText } from '@/lib/kernel/fold-text';
import { foldDigraphs, partsOf, poBoxOf, readAddressText } from './read-address-text';

/** A postal address; the fields of S3.1-1, the country as ISO2. */
export interface PostalAddress {
  address_first_line: string;
  address_second_line?: string | undefined;
  address_city?: string | undefined;
  address_postcode?: string | undefined;
  countryIso2: string;
}

/** City names and postcodes are never longer. Both become regular expressions, whose cost grows with length. */
const MAX_PLACE = 120;

/** Separates digits and letters and drops leading zeros: `04B` and `4 b` are one door. */
function atoms(ids: readonly string[]): string[] {
  return ids.flatMap((id) => id.match(/\d+|[a-z]+/g) ?? []).map((atom) => atom.replace(/^0+(?=\d)/, ''));
}

const idsOf = (units: readonly Unit[], role: Unit['role']): string[] =>
  units.filter((unit) => unit.role === role).map((unit) => unit.id);

const ROMAN: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4' };

/** The part of the key for one home within a house, independent of the order in which it was written. */
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

/** `Apt 12 Harbour Street` has no other number: 12 is the house. Undefined where a house or a name stands beside it. */
function houseOfDoor(found: House, units: readonly Unit[]): House | undefined {
  const [door, ...others] = units;
  if (!door || door.role !== 'door' || others.length > 0 || !found.streetOnly) return undefined;
  const [, number, suffix] = /^0*(\d+)-?([a-z]?)$/.exec(door.id) ?? [];
  return number === undefined ? undefined : { ...found, number, loose: suffix ? [suffix] : [] };
}

/** The last four digits of a ZIP+4 are dropped: they do not identify a home reliably. */
function postcodeKey(iso2: string, postcode: string): string {
  // `S-222 22`: if a code has only digits, letters before it name the country.
  const bare = barePostcode(iso2, postcode)
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^[A-Z]{1,3}(?=\d+$)/, '');
  if (iso2 === 'US') return bare.slice(0, 5);
  // The second part of a British postcode starts with a digit; people type the letter O instead of zero.
  return iso2 === 'GB' ? bare.replace(/O(?=[A-Z]{2}$)/, '0') : bare;
}

/** Local number formats: Edinburgh's `25/6` is flat 6 of number 25, `41-25` in Queens equals `4125`. */
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
 * The canonical text of a household's address, or null when it does not identify a home. Equal for different spellings
 * of one home (case, accents, full-width characters, postcode spacing, order of lines, street and flat abbreviations of
 * the ten languages), different for neighbours and other flats. D24-1, S5. Personal data: the caller hashes it with a
 * key before storing it.
 */
export function postalKey(address: PostalAddress): string | null {
  const { countryIso2 } = address;
  const habits = habitsOf(countryIso2);
  const postcode = postcodeKey(countryIso2, (address.address_postcode ?? '').slice(0, MAX_PLACE));
  const writtenCity = (address.address_city ?? '').slice(0, MAX_PLACE);
  // An Eircode identifies one home, flats included.
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
  const found = findHouse(rest.split(','), habits);
  const own = houseOfDoor(found, units);
  const house = own ?? found;
  const home = homeKey(own ? [] : units, house.loose, habits);
  const streetCounts = habits.streetCounts || postcode === '' || house.number === '';
  const street = streetCounts ? house.street : '';
  const block = home !== '' && habits.streetCounts ? house.block : '';
  if (street === '' && house.number === '' && home === '') return null;
  return ['postal', ...place, street, house.number, block ? `${block}:${home}` : home].join('|');
}
