import { barePostcode, formatPostcode, postcodeIsValid } from './postcodes';

/** The parts of an address that have to agree. */
export interface Place {
  /** Country. */
  iso2: string;
  postcode: string;
  city: string;
}

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

/** The country that the postcode can only be of, among those that are delivered to. */
function elsewhere(place: Place): Place[] {
  const [, prefix = ''] = /^\s*([A-Z]{1,3})[\s-]\s*\d/i.exec(place.postcode) ?? [];
  const named = PREFIXED[prefix.toUpperCase()];
  const countries = named === undefined ? UNMISTAKABLE : [named];
  return countries.map((iso2) => ({ ...place, iso2 }));
}

/**
 * What an address may have been meant to be, whose postcode, city and country don't agree: swapped fields, mistyped signs, another
 * country. Null where they do agree, or where more than one answer is possible. `countries`: ISO2 codes that are delivered to; an
 * empty list means all. D32-30.
 */
export function suggestAddress(place: Place, countries: readonly string[]): Place | null {
  if (agrees(place)) return null;
  for (const guesses of [sorted(place), retyped(place), elsewhere(place)]) {
    const possible = guesses
      .filter((guess) => agrees(guess) && (countries.length === 0 || countries.includes(guess.iso2)))
      .map(neat);
    const different = new Set(possible.map((guess) => JSON.stringify(guess)));
    const [first] = possible;
    if (first && different.size === 1) return first;
  }
  return null;
}
