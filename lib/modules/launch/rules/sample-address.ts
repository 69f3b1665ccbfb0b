import { countryByIso2 } from '@/lib/address/countries';
import { countryFrom } from '@/lib/address/country-names';
import { usStateFrom } from '@/lib/address/us-states';
import type { AddressForm, DeliveryArea } from '@/lib/modules/checkout/rules/check-address';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';

interface Sample {
  city: string;
  postcode: string;
}

/** Cities with a postcode of their own format. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  GB: { city: 'London', postcode: 'SW1A 1AA' },
  IE: { city: 'Dublin', postcode: 'D02 CX65' },
  NL: { city: 'Amsterdam', postcode: '1012 JS' },
  BE: { city: 'Brussels', postcode: '1000' },
  DE: { city: 'Berlin', postcode: '10178' },
  FR: { city: 'Paris', postcode: '75001' },
  ES: { city: 'Madrid', postcode: '28001' },
  IT: { city: 'Roma', postcode: '00186' },
  DK: { city: 'København', postcode: '1218' },
  SE: { city: 'Stockholm', postcode: '111 30' },
  FI: { city: 'Helsinki', postcode: '00170' },
  PT: { city: 'Lisboa', postcode: '1100-148' },
  PL: { city: 'Warszawa', postcode: '00-950' },
  CZ: { city: 'Praha', postcode: '110 00' },
  SK: { city: 'Bratislava', postcode: '811 01' },
  LI: { city: 'Vaduz', postcode: '9490' },
  MC: { city: 'Monaco', postcode: '98000' },
  CA: { city: 'Ottawa', postcode: 'K1A 0A9' },
  US: { city: 'Montgomery', postcode: '36104' },
};

/** For countries whose postcodes aren't checked by a format that this one fails. */
const NO_SAMPLE: Sample = { city: 'Sample City', postcode: '1000' };

/** The countries that the event delivers to, the region's own first; the region's own where it delivers everywhere. */
function countryOf(region: Region, { countries, lockedCountries }: DeliveryArea): string {
  const { defaultCountry } = REGION_FACTS[region];
  const allowed = (lockedCountries.length > 0 ? lockedCountries : countries).flatMap(
    (entry) => countryFrom(entry)?.iso2 ?? [],
  );
  if (allowed.length === 0 || allowed.includes(defaultCountry)) return defaultCountry;
  return allowed.find((iso2) => iso2 in SAMPLES) ?? allowed[0] ?? defaultCountry;
}

/** The form of a test order: a sample address that the event delivers to, for the person who asks. S2.2-70. */
export function sampleAddress(
  region: Region,
  area: DeliveryArea,
  person: { name: string; email: string },
): AddressForm {
  const iso2 = countryOf(region, area);
  const { city, postcode } = SAMPLES[iso2] ?? NO_SAMPLE;
  const state =
    iso2 === 'US' ? (area.states.map(usStateFrom).find((one) => one !== undefined)?.name ?? 'Alabama') : '';
  return {
    name: person.name,
    email: person.email,
    phone: '+44 20 7946 0000',
    address_first_line: '1 Sample Street',
    address_second_line: '',
    address_city: city,
    address_county: '',
    address_postcode: postcode,
    address_country: countryByIso2(iso2)?.name ?? '',
    address_state: state,
  };
}
