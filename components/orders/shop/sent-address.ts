import { addressFormat } from '@/lib/address/address-format';
import type { CountryOption } from './delivery-fields';
import type { AddressForm } from './payment-types';

/** The country's ISO code, the key of its address rules. */
export const iso2Of = (form: AddressForm, countries: readonly CountryOption[]): string | undefined =>
  countries.find(({ name }) => name === form.address_country)?.iso2;

/** The values to send, without hidden fields left from another country. D12. */
export function sentAddress<Form extends AddressForm>(
  form: Form,
  { countries }: { countries: readonly CountryOption[] },
): Form {
  const { area, postcode } = addressFormat(iso2Of(form, countries));
  const us = postcode === 'zip';
  return {
    ...form,
    address_postcode: postcode === 'none' ? '' : form.address_postcode,
    address_county: us || area === null ? '' : form.address_county,
    address_state: us ? form.address_state : '',
  };
}
