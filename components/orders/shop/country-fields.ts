import { addressFormat } from '@/lib/address/address-format';
import type { CountryOption } from './delivery-fields';
import type { AddressForm } from './payment-types';

/** The country's ISO code, the key of its address rules. */
export const iso2Of = (form: AddressForm, countries: readonly CountryOption[]): string | undefined =>
  countries.find(({ name }) => name === form.address_country)?.iso2;

/** The fields that depend on the country, emptied where they are hidden, to send in place of the form's. D12. */
export function countryFields(
  form: AddressForm,
  { countries }: { countries: readonly CountryOption[] },
): Pick<AddressForm, 'address_postcode' | 'address_county' | 'address_state'> {
  const { area, postcode } = addressFormat(iso2Of(form, countries));
  const us = postcode === 'zip';
  return {
    address_postcode: postcode === 'none' ? '' : form.address_postcode,
    address_county: us || area === null ? '' : form.address_county,
    address_state: us ? form.address_state : '',
  };
}
