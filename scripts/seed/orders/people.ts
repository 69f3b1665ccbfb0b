import type { OrderCustomer } from '@/lib/db/schema/orders';
import { countryByIso2 } from '@/lib/address/countries';
import { usStateFrom } from '@/lib/address/us-states';
import type { Locale } from '@/lib/kernel/locales';
import type { Region } from '@/lib/kernel/regions';
import type { SeededRandom } from '../random';

const FIRST: Record<Region, readonly string[]> = {
  UK: 'Ada,Bram,Catriona,Dougal,Elspeth,Fergus,Greta,Hamish,Iona,Jude,Kirsty,Lorna,Morven,Niall,Oona,Priya,Rhona,Samir,Tamsin,Una,Wren,Yusuf'.split(
    ',',
  ),
  EU: 'Anouk,Bas,Clément,Daan,Elise,Femke,Gijs,Hanna,Ilse,Jonas,Katja,Lotte,Maxime,Noor,Otto,Pauline,Roos,Sven,Tess,Ulrike,Viggo,Wout'.split(
    ',',
  ),
  US: 'Abby,Boone,Cora,Dale,Edie,Flint,Gwen,Hank,Ivy,Jolene,Kit,Luz,Marty,Nell,Otis,Pearl,Quinn,Rosa,Scout,Tully,Vera,Wes'.split(
    ',',
  ),
};
const LAST: Record<Region, readonly string[]> = {
  UK: 'Fern,Marram,Heather,Lochty,Tarn,Burnside,Skerry,Braeburn,Hazel,Curlew,Peat,Sedge,Thistle,Wick'.split(
    ',',
  ),
  EU: 'van der Kade,Lichtmann,Boisclair,Dijkstra,Sonnberg,Delaune,de Brug,Veldkamp,Morgenroth,Rivière,ten Haven,Sterk'.split(
    ',',
  ),
  US: 'Bluestem,Hollis,Fairweather,Cottonwood,Ridley,Sandhill,Larkspur,Milo,Switchgrass,Dunn,Meadows,Prater'.split(
    ',',
  ),
};
const STREETS: Record<Region, readonly string[]> = {
  UK: ['Harbour Street', 'Fern Bank', 'Lighthouse Road', 'Station Brae', 'Kiln Lane', 'Orchard Terrace'],
  EU: ['Molenkade', 'Lindenweg', 'Rue du Phare', 'Havenstraat', 'Sonnenallee', 'Kanaaldijk'],
  US: ['Grain Elevator Rd', 'Meadowlark Ln', 'Bluestem Ave', 'Windmill St', 'County Line Rd', 'Depot St'],
};

/** Country, state, city, and a postcode pattern with `#` for a digit and `?` for a letter. */
type Place = readonly [country: string, state: string, city: string, postcode: string];
const PLACES: Record<Region, readonly Place[]> = {
  UK: [
    ['GB', '', 'Edinburgh', 'EH# #??'],
    ['GB', '', 'Glasgow', 'G# #??'],
    ['GB', '', 'Leeds', 'LS# #??'],
    ['GB', '', 'Bristol', 'BS# #??'],
    ['GB', '', 'London', 'N# #??'],
    ['GB', '', 'Whitstable', 'CT5 #??'],
  ],
  EU: [
    ['NL', '', 'Rotterdam', '30## ??'],
    ['NL', '', 'Utrecht', '35## ??'],
    ['DE', '', 'Berlin', '101##'],
    ['BE', '', 'Gent', '90##'],
    ['FR', '', 'Lyon', '690##'],
  ],
  US: [
    ['US', 'KS', 'Lawrence', '6604#'],
    ['US', 'KS', 'Wichita', '672##'],
    ['US', 'NY', 'Brooklyn', '112##'],
    ['US', 'OR', 'Portland', '972##'],
    ['US', 'MO', 'Kansas City', '641##'],
    ['US', 'CO', 'Denver', '802##'],
  ],
};
const PHONES: Record<Region, string> = {
  UK: '+44 7700 900###',
  EU: '+31 97 0555 0###',
  US: '+1 785 555 01##',
};
const LANGUAGES: Record<string, Locale> = { NL: 'nl', BE: 'nl', DE: 'de', FR: 'fr' };
/** Letters allowed in every postcode format. */
const POSTCODE_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

function fill(random: SeededRandom, pattern: string): string {
  const letter = () => POSTCODE_LETTERS.charAt(random.between(0, POSTCODE_LETTERS.length - 1));
  return pattern.replaceAll('#', () => String(random.between(1, 9))).replaceAll('?', () => letter());
}

function mailName(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
}

/** A fictional customer with a plausible address. */
export function customerOf(
  random: SeededRandom,
  region: Region,
  number: number,
): { customer: OrderCustomer; firstName: string; lang: Locale } {
  const [firstName, lastName] = [random.pick(FIRST[region]), random.pick(LAST[region])];
  const [country, state, city, postcode] = random.pick(PLACES[region]);
  const house = random.between(1, 180);
  const street = random.pick(STREETS[region]);
  return {
    firstName,
    lang: LANGUAGES[country] ?? 'en',
    customer: {
      name: `${firstName} ${lastName}`,
      email: `${mailName(firstName)}.${mailName(lastName)}${number}@shopper.example`,
      phone: fill(random, PHONES[region]),
      address_first_line: region === 'EU' ? `${street} ${house}` : `${house} ${street}`,
      address_second_line: random.chance(0.15) ? `Flat ${random.between(1, 9)}` : '',
      address_city: city,
      address_county: '',
      address_postcode: fill(random, postcode),
      address_country: countryByIso2(country)?.name ?? country,
      country_iso2: country,
      address_state: state === '' ? '' : (usStateFrom(state)?.name ?? ''),
      state_abbreviation: state,
    },
  };
}
