import type { TaxRequest } from '../port';

interface StripeAddress {
  line1: string;
  line2?: string;
  city: string;
  state?: string;
  postal_code?: string;
  country: string;
}

/** An address in the provider's form; an empty text there would say that something is to be cleared. */
export function toAddress(address: TaxRequest['address']): StripeAddress {
  const { line1, line2, city, state, postcode, countryIso2 } = address;
  return {
    line1,
    ...(line2 === '' ? {} : { line2 }),
    city,
    ...(state === '' ? {} : { state }),
    ...(postcode === '' ? {} : { postal_code: postcode }),
    country: countryIso2,
  };
}
