import { needsPostcode } from '@/lib/address/address-format';
import { countryByIso2 } from '@/lib/address/countries';
import { countryFrom } from '@/lib/address/country-names';
import type { PostalAddress } from '@/lib/address/postal-lines';
import { barePostcode, postcodeIsValid } from '@/lib/address/postcodes';
import { US_STATES, usStateFrom } from '@/lib/address/us-states';
import { betterCityName, citiesCalled } from './city-name';
import { joinedLine } from './house-number';
import type { DeliveryPlaces } from './place';
import { betterPlace } from './postcode-guesses';
import { otherRegion } from './regions';
import { stateOfZip } from './us-zips';

/** Longer texts than the forms take are no address. */
const LONGEST = 200;
/** More mends than an address has parts. */
const MOST_MENDS = 8;

type Mend = (
  address: PostalAddress,
  iso2: string,
  places: DeliveryPlaces,
) => Partial<PostalAddress> | undefined;

const mendPlace: Mend = (address, iso2, { countries }) => {
  if (!needsPostcode(iso2)) return undefined;
  const place = { iso2, postcode: address.address_postcode, city: address.address_city };
  const better = betterPlace(place, countries);
  if (!better) return undefined;
  const parts = { address_postcode: better.postcode, address_city: better.city };
  if (better.iso2 === iso2) return parts;
  const country = countryByIso2(better.iso2)?.name ?? address.address_country;
  return { ...parts, address_country: country, address_state: '' };
};

/** A large city of the chosen state speaks against the ZIP code rather than against the state. */
function cityIsOf(state: string, city: string): boolean {
  return citiesCalled('US', city).some(({ prefixes }) =>
    prefixes.some((prefix) => stateOfZip(prefix.padEnd(5, '0')) === state),
  );
}

const mendState: Mend = (address, iso2, { states }) => {
  if (iso2 !== 'US') return undefined;
  const zip = barePostcode(iso2, address.address_postcode);
  if (zip.length === 4) return withNought(address);
  const own = postcodeIsValid(iso2, zip) ? stateOfZip(zip) : undefined;
  const chosen = usStateFrom(address.address_state)?.abbreviation ?? '';
  if (own === undefined || own === chosen || cityIsOf(chosen, address.address_city)) return undefined;
  const offered = states.length === 0 || states.some((state) => usStateFrom(state)?.abbreviation === own);
  const name = US_STATES.find(({ abbreviation }) => abbreviation === own)?.name;
  return offered && name !== undefined ? { address_state: name } : undefined;
};

/** The nought that a spreadsheet took from a ZIP code, where the state says so. */
function withNought(address: PostalAddress): Partial<PostalAddress> | undefined {
  const zip = `0${barePostcode('US', address.address_postcode)}`;
  const state = usStateFrom(address.address_state)?.abbreviation;
  const agrees = /^\d{5}$/.test(zip) && state !== undefined && stateOfZip(zip) === state;
  return agrees ? { address_postcode: zip } : undefined;
}

const mendRegion: Mend = ({ address_county: county, address_postcode: postcode }, iso2) => {
  const region = postcodeIsValid(iso2, postcode)
    ? otherRegion(iso2, barePostcode(iso2, postcode), county)
    : undefined;
  return region === undefined ? undefined : { address_county: region };
};

const mendCity: Mend = ({ address_city: typed, address_postcode: postcode }, iso2) => {
  const city = postcodeIsValid(iso2, postcode)
    ? betterCityName(iso2, barePostcode(iso2, postcode), typed)
    : undefined;
  return city === undefined ? undefined : { address_city: city };
};

const mendStreet: Mend = ({ address_first_line: first, address_second_line: second }, iso2) => {
  const line = joinedLine(iso2, first, second);
  return line === undefined ? undefined : { address_first_line: line, address_second_line: '' };
};

const MENDS: readonly Mend[] = [mendPlace, mendState, mendRegion, mendCity, mendStreet];

/** An address with the first thing mended that is wrong with it; undefined where nothing is. */
function mended(address: PostalAddress, places: DeliveryPlaces): PostalAddress | undefined {
  const iso2 = countryFrom(address.address_country)?.iso2;
  if (iso2 === undefined) return undefined;
  for (const mend of MENDS) {
    const change = mend(address, iso2, places);
    if (change) return { ...address, ...change };
  }
  return undefined;
}

/** The parts of an address alone, whatever else an object has. */
const partsOf = (address: PostalAddress): PostalAddress => ({
  address_first_line: address.address_first_line,
  address_second_line: address.address_second_line,
  address_city: address.address_city,
  address_postcode: address.address_postcode,
  address_county: address.address_county,
  address_state: address.address_state,
  address_country: address.address_country,
});

/**
 * What an address may have been meant to be whose parts don’t agree; null where they do, where nobody can tell, or where more than
 * one answer is possible. What it answers has no suggestion of its own. D32-30, S2.2-147, S2.2-148.
 */
export function suggestAddress(address: PostalAddress, places: DeliveryPlaces): PostalAddress | null {
  const first = partsOf(address);
  if (Object.values(first).some((text) => text.length > LONGEST)) return null;
  let better = mended(first, places);
  for (let count = 1; better && count < MOST_MENDS; count += 1) {
    const next = mended(better, places);
    if (!next) return better;
    better = next;
  }
  return null;
}
