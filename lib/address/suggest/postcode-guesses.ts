import { barePostcode, formatPostcode, hasPostcodeFormat, postcodeIsValid } from '@/lib/address/postcodes';
import { BIG_CITIES } from './big-cities';
import { liesIn } from './city-name';
import type { Place } from './place';

/** Countries whose postcodes no other country's look like. */
const UNMISTAKABLE = ['GB', 'NL', 'CA', 'IE'] as const;

/** A country prefix that people write before a postcode, as in `D-10115`. */
const PREFIXED: Readonly<Record<string, string>> = {
  D: 'DE',
  DE: 'DE',
  F: 'FR',
  FR: 'FR',
  I: 'IT',
  IT: 'IT',
  E: 'ES',
  ES: 'ES',
  A: 'AT',
  AT: 'AT',
  B: 'BE',
  BE: 'BE',
  CH: 'CH',
  NL: 'NL',
  DK: 'DK',
  S: 'SE',
  SE: 'SE',
  N: 'NO',
  NO: 'NO',
  FI: 'FI',
  FIN: 'FI',
};

const isCity = (text: string): boolean => /\p{L}{2}/u.test(text) && !/\d/.test(text);

function agrees({ iso2, postcode, city }: Place): boolean {
  return postcode.trim() !== '' && postcodeIsValid(iso2, postcode) && isCity(city);
}

const neat = ({ iso2, postcode, city }: Place): Place => ({
  iso2,
  postcode: formatPostcode(iso2, postcode),
  city: city.trim().replace(/^[,;\s]+|[,;\s]+$/g, ''),
});

/** Postcode and city were typed into each other's field, or both into one. */
function sorted({ iso2, postcode, city }: Place): Place[] {
  const inOne = (text: string): Place[] => {
    const words = text.trim().split(/[\s,]+/);
    return words.flatMap((_, count) => [
      { iso2, postcode: words.slice(0, count).join(' '), city: words.slice(count).join(' ') },
      { iso2, postcode: words.slice(count).join(' '), city: words.slice(0, count).join(' ') },
    ]);
  };
  return [{ iso2, postcode: city, city: postcode }, ...inOne(postcode), ...inOne(city)];
}

/** Letters that were typed for the digits they look like, and the other way round. */
function retyped(place: Place): Place[] {
  const bare = barePostcode(place.iso2, place.postcode);
  const variants = [...bare].reduce<string[]>(
    (all, sign) => {
      const other = { O: '0', '0': 'O', I: '1', L: '1', '1': 'I', S: '5', '5': 'S' }[sign];
      if (all.length > 64) return all.map((text) => text + sign);
      return all.flatMap((text) => (other === undefined ? [text + sign] : [text + sign, text + other]));
    },
    [''],
  );
  return variants.map((postcode) => ({ ...place, postcode }));
}

/** The prefix of a country before a postcode: its sign, and whose it is. */
function prefixOf(postcode: string): { sign: string; iso2: string } | undefined {
  const [whole = '', prefix = ''] = /^\s*([A-Z]{1,3})[\s-]\s*(?=[\dOIL])/i.exec(postcode) ?? [];
  const iso2 = PREFIXED[prefix.toUpperCase()];
  return iso2 === undefined ? undefined : { sign: whole, iso2 };
}

/** The country’s own prefix before a postcode whose signs are mistyped as well, or in a form that isn’t usual. */
function withoutPrefix(place: Place): Place[] {
  const prefix = prefixOf(place.postcode);
  if (prefix?.iso2 !== place.iso2) return [];
  const postcode = place.postcode.slice(prefix.sign.length);
  return [{ ...place, postcode }, ...retyped({ ...place, postcode })];
}

/** The nought that a spreadsheet took away, where the city says so. */
function withNought(place: Place): Place[] {
  const postcode = `0${barePostcode(place.iso2, place.postcode)}`;
  return liesIn(place.iso2, postcode, place.city) ? [{ ...place, postcode }] : [];
}

/** The country that the postcode can only be of, among those that are delivered to. */
function elsewhere(place: Place): Place[] {
  const countries = [prefixOf(place.postcode)?.iso2].flatMap((iso2) => iso2 ?? []);
  return (countries.length > 0 ? countries : UNMISTAKABLE).map((iso2) => ({ ...place, iso2 }));
}

/** The country in which a large city of that name has that postcode. */
function cityElsewhere(place: Place): Place[] {
  return [...BIG_CITIES.keys()]
    .filter((iso2) => liesIn(iso2, barePostcode(iso2, place.postcode), place.city))
    .map((iso2) => ({ ...place, iso2 }));
}

/** The only place that guesses leave. */
function onlyOne(guesses: readonly Place[], countries: readonly string[]): Place | undefined {
  const possible = guesses
    .filter((guess) => agrees(guess) && (countries.length === 0 || countries.includes(guess.iso2)))
    .map(neat);
  return new Set(possible.map((guess) => JSON.stringify(guess))).size === 1 ? possible[0] : undefined;
}

/** The city without the postcode that stands in its own field as well. */
function withoutTwin(place: Place): Place | undefined {
  if (!/\d/.test(place.city)) return undefined;
  const own = formatPostcode(place.iso2, place.postcode);
  const guesses = sorted({ ...place, postcode: '' }).map(neat);
  return onlyOne(
    guesses.filter(({ postcode }) => postcode === own),
    [],
  );
}

/** Where no shape is known, nothing is certain but a number in the city’s field and a name in the postcode’s. */
function plainlySwapped({ iso2, postcode, city }: Place): Place | undefined {
  const isSwapped = isCity(postcode) && /\d/.test(city) && !/\p{L}/u.test(city);
  return isSwapped ? neat({ iso2, postcode: city, city: postcode }) : undefined;
}

/**
 * What a postcode, city and country may have been meant to be that don’t agree: swapped fields, mistyped signs, another country.
 * Undefined where they do agree, or where more than one answer is possible. `countries`: ISO2 codes that are delivered to; an
 * empty list means all. D32-30, S2.2-148.
 */
export function betterPlace(place: Place, countries: readonly string[]): Place | undefined {
  if (!hasPostcodeFormat(place.iso2)) return plainlySwapped(place);
  if (postcodeIsValid(place.iso2, place.postcode) && /\p{L}/u.test(place.city)) return withoutTwin(place);
  for (const find of [sorted, retyped, withoutPrefix, withNought, cityElsewhere, elsewhere]) {
    const found = onlyOne(find(place), countries);
    if (found) return found;
  }
  return undefined;
}
