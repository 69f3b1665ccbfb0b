import { addressFormat } from './address-format';
import { COUNTRIES } from './countries';
import { usStateFrom } from './us-states';

/** The fields of an address, named as in forms and snapshots; unknown ones are empty. */
export interface PostalAddress {
  address_first_line: string;
  address_second_line: string;
  address_city: string;
  address_postcode: string;
  address_county: string;
  address_state: string;
  address_country: string;
}

function place(address: PostalAddress): string[] {
  const { address_city: city, address_postcode: postcode, address_state: state } = address;
  const area = state.trim() === '' ? address.address_county : state;
  const iso2 = COUNTRIES.find(({ name }) => name === address.address_country)?.iso2;
  if (iso2 === 'US') {
    const code = [usStateFrom(state)?.abbreviation ?? area, postcode].filter(Boolean).join(' ');
    return [[city, code].filter(Boolean).join(', ')];
  }
  if (addressFormat(iso2).postcodeFirst) return [`${postcode} ${city}`, area];
  return area.trim() === '' ? [`${city} ${postcode}`] : [city, `${area} ${postcode}`];
}

/**
 * The lines of an address in its country's format, from street to country, without empty lines: the postcode before the
 * town (1011 AB Amsterdam), after it (Leith EH6 6JN), or after the state (Topeka, KS 66603). S2.9-8.
 */
export function postalLines(address: PostalAddress): string[] {
  const street = [address.address_first_line, address.address_second_line];
  return [...street, ...place(address), address.address_country]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
