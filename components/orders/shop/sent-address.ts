import { addressFormat } from '@/lib/address/address-format';
import type { CountryOption } from './delivery-fields';
import type { AddressForm } from './payment-types';

/** The country that a form names, as its rules are kept. */
export const iso2Of = (form: AddressForm, countries: readonly CountryOption[]): string | undefined =>
  countries.find(({ name }) => name === form.address_country)?.iso2;

/** What is sent: without what another country's form still holds. DECISIONS 12. */
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
