import type { Locale } from '@/lib/kernel/locales';
import type { CheckedAddress } from '@/lib/modules/checkout/rules/check-address';

/** The columns of a customer's row for a checked address. `source`: where the visitor came from, where that is known. */
export function customerFields(address: CheckedAddress, lang: Locale, source: string | null = null) {
  return {
    name: address.name,
    email: address.email,
    phone: address.phone,
    addressFirstLine: address.address_first_line,
    addressSecondLine: address.address_second_line,
    addressCity: address.address_city,
    addressCounty: address.address_county,
    addressPostcode: address.address_postcode,
    addressCountry: address.address_country,
    countryIso2: address.country_iso2,
    addressState: address.address_state,
    stateAbbreviation: address.state_abbreviation,
    lang,
    source,
  };
}
