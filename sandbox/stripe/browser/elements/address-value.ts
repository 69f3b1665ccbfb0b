import { isOptions } from './payment-element';
import type { Options } from './element';

export interface AddressValue {
  name: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  address: {
    line1: string;
    line2: string | null;
    city: string;
    state: string;
    postal_code: string;
    country: string;
  };
}

function textIn(options: Options, key: string): string {
  const value = options[key];
  return typeof value === 'string' ? value : '';
}

/** `defaultValues` of an address element; absent values become empty strings. */
export function defaultAddress(options: Options): AddressValue {
  const defaults = isOptions(options['defaultValues']) ? options['defaultValues'] : {};
  const address = isOptions(defaults['address']) ? defaults['address'] : {};
  return {
    name:
      textIn(defaults, 'name') || `${textIn(defaults, 'firstName')} ${textIn(defaults, 'lastName')}`.trim(),
    phone: textIn(defaults, 'phone'),
    address: {
      line1: textIn(address, 'line1'),
      line2: textIn(address, 'line2') || null,
      city: textIn(address, 'city'),
      state: textIn(address, 'state'),
      postal_code: textIn(address, 'postal_code'),
      country: textIn(address, 'country'),
    },
  };
}

export function allowedCountries(options: Options): string[] | null {
  const given = options['allowedCountries'];
  return Array.isArray(given) ? given.filter((code): code is string => typeof code === 'string') : null;
}

/** Whether a phone number is shown and required. */
export function phoneWish(options: Options): 'none' | 'optional' | 'required' {
  const fields = isOptions(options['fields']) ? options['fields'] : {};
  if (fields['phone'] !== 'always') return 'none';
  const validation = isOptions(options['validation']) ? options['validation'] : {};
  const phone = isOptions(validation['phone']) ? validation['phone'] : {};
  return phone['required'] === 'always' ? 'required' : 'optional';
}
