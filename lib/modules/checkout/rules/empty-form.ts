import type { AddressForm } from './check-address';

/** The consumer form without an answer, S3.1. */
export const EMPTY_FORM: Readonly<AddressForm> = {
  name: '',
  email: '',
  phone: '',
  address_first_line: '',
  address_second_line: '',
  address_city: '',
  address_county: '',
  address_postcode: '',
  address_country: '',
  address_state: '',
};
