import type { FieldErrors } from '@/lib/kernel/app-error';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { countryFrom } from '@/lib/address/country-names';
import type { Country } from '@/lib/address/countries';
import { formatPostcode } from '@/lib/address/postcodes';
import { usStateFrom, type UsState } from '@/lib/address/us-states';
import { validateConsumerForm } from '@/lib/modules/orders/rules/validate-form';

/** The delivery area of an event, as stored: names or codes. */
export interface DeliveryArea {
  countries: readonly string[];
  lockedCountries: readonly string[];
  states: readonly string[];
}

/** The form of S3.1 without the promotion code. */
export interface AddressForm {
  name: string;
  email: string;
  phone: string;
  address_first_line: string;
  address_second_line: string;
  address_city: string;
  address_county: string;
  address_postcode: string;
  address_country: string;
  address_state: string;
}

/** A form whose country, state and postcode are valid and in their country's format. */
export interface CheckedAddress extends AddressForm {
  country_iso2: string;
  state_abbreviation: string;
}

type Found<T> = { found: T } | { problem: FieldErrors };

/** The ISO2 codes an event delivers to; null means everywhere. A locked list replaces the event's own. D12-2. */
function allowedCountries(area: Pick<DeliveryArea, 'countries' | 'lockedCountries'>): Set<string> | null {
  const list = area.lockedCountries.length > 0 ? area.lockedCountries : area.countries;
  if (list.length === 0) return null;
  return new Set(list.flatMap((entry) => countryFrom(entry)?.iso2 ?? []));
}

/** ISO2 codes from a list of names or codes, empty for everywhere; a locked list replaces the event's own. D12-2. */
export const deliveryCountries = (area: Pick<DeliveryArea, 'countries' | 'lockedCountries'>): string[] => [
  ...(allowedCountries(area) ?? []),
];

function countryOf(form: AddressForm, area: DeliveryArea): Found<Country> {
  const country = countryFrom(form.address_country);
  const allowed = allowedCountries(area);
  const deliverable = country && (allowed === null || allowed.has(country.iso2));
  return deliverable ? { found: country } : { problem: { address_country: ['invalid_country'] } };
}

/** A US address must have a state; one left over from another country is dropped. D12. */
function stateOf(form: AddressForm, iso2: string, area: DeliveryArea): Found<UsState> {
  if (iso2 !== 'US') return { found: { abbreviation: '', name: '' } };
  if (form.address_state.trim() === '') return { problem: { address_state: ['required'] } };
  const state = usStateFrom(form.address_state);
  const allowed = area.states.flatMap((entry) => usStateFrom(entry)?.abbreviation ?? []);
  const deliverable = state && (area.states.length === 0 || allowed.includes(state.abbreviation));
  return deliverable ? { found: state } : { problem: { address_state: ['invalid_state'] } };
}

/** Only the address fields of the form. */
function addressOf(form: AddressForm): AddressForm {
  return {
    name: form.name,
    email: form.email,
    phone: form.phone,
    address_first_line: form.address_first_line,
    address_second_line: form.address_second_line,
    address_city: form.address_city,
    address_county: form.address_county,
    address_postcode: form.address_postcode,
    address_country: form.address_country,
    address_state: form.address_state,
  };
}

/** The checked address of a form, or the errors of every wrong field. S3.1, S5, D12. */
export function checkAddress(form: AddressForm, area: DeliveryArea): Result<CheckedAddress, FieldErrors> {
  const country = countryOf(form, area);
  const iso2 = 'found' in country ? country.found.iso2 : undefined;
  const address = addressOf(form);
  const shapes = validateConsumerForm({ ...address }, iso2 === undefined ? {} : { countryIso2: iso2 });
  const problems: FieldErrors = Object.fromEntries(
    Object.entries(shapes).map(([field, code]) => [field, [code]]),
  );
  const state = stateOf(form, iso2 ?? '', area);
  for (const part of [country, state]) if ('problem' in part) Object.assign(problems, part.problem);
  if (Object.keys(problems).length > 0 || !('found' in country) || !('found' in state)) return fail(problems);
  return ok({
    ...address,
    address_postcode: formatPostcode(country.found.iso2, form.address_postcode),
    address_country: country.found.name,
    country_iso2: country.found.iso2,
    address_state: state.found.name,
    state_abbreviation: state.found.abbreviation,
  });
}
