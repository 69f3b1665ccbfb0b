import type { AddressHabits, AddressLanguage } from './address-habits';

type Rewrite = readonly [RegExp, string];

const AT_START = String.raw`(?<=(?:^|,)\s*)`;
const COMPASS = String.raw`(?:north|south|east|west|[nsew])(?![a-z])\.?`;
/** A number that is part of a road's name becomes an ordinal, so that it is not read as a house or flat number. */
const NAMED_ROADS: readonly (readonly [string, string])[] = [
  [String.raw`u\.?\s?s\.?[\s-]*(?:(?:highway|hwy|route|rte|rt)\.?)?[\s-]*`, 'us hwy'],
  [String.raw`(?:state\s(?:road|route|rte|rt|rd|highway|hwy)|s\.?r)\.?\s?`, 'state rte'],
  [String.raw`(?:(?:county|cnty|co)\.?\s(?:road|rd)|c\.?r)\.?\s?`, 'county rd'],
  [String.raw`(?:farm[\s-]to[\s-]market(?:\s(?:road|rd))?|f\.?m)\.?\s?`, 'fm'],
  [String.raw`(?:highway|hwy)\.?\s?`, 'hwy'],
];

const NORTH_AMERICAN: Rewrite[] = [
  [/(?<![a-z])([ns])\.\s?([ew])\.?(?![a-z])/g, '$1$2'],
  ...NAMED_ROADS.map(([words, name]): Rewrite => [
    new RegExp(`(?<![a-z])${words}(\\d+)(?![a-z0-9])`, 'g'),
    `${name} $1th`,
  ]),
  [new RegExp(`(?<=\\d\\s(?:${COMPASS}\\s)?)(\\d+)(?=\\s(?:st|street|ave?|avenue)(?![a-z]))`, 'g'), '$1th'],
  // Utah: `350 South 200 East`.
  [new RegExp(`(?<=\\d\\s${COMPASS}\\s)(\\d+)(?=\\s${COMPASS}\\s*(?:,|$))`, 'g'), '$1th'],
  [/(?:(?:apt|apartment|unit|#)\.?\s?)?(?<![a-z])(?:penthouse|ph)[\s#-]*(\d+)(?![a-z0-9])/g, ', # p$1,'],
  [/(?<![a-z])ph(?![a-z0-9])/g, 'penthouse'],
];

const BRITISH: Rewrite[] = [
  [/(?<![a-z])lower ground(?![a-z])|(?<![a-z])lgff?(?![a-z])/g, 'lowerground flat'],
  [/(?<![a-z])lowerground flat (?:floor )?(?=flat)|(?<=lowerground flat) floor(?: flat)?/g, ''],
  [/(?<![a-z])gff(?![a-z])/g, 'ground floor flat'],
  [/(?<![a-z])fff(?![a-z])/g, 'first floor flat'],
  [/(?<![a-z])sff(?![a-z])/g, 'second floor flat'],
  [/(?<![a-z])tff(?![a-z])/g, 'top floor flat'],
  // Scotland: `2F1` is flat 1 on the second floor, like `2/1`; `GF2` is `0/2`.
  [/(?<![a-z0-9/])(?:flat\s)?(?:(\d+)|g)f\s?(\d+)(?![a-z0-9])/g, ', flat 0$1/$2,'],
];

const FRENCH: Rewrite[] = [
  [
    /(?<![a-z])(?:digicode|code(?:\s(?:porte|entree|immeuble|portail|interphone))?)\s?:?\s?[a-z]?\d+[a-z]?\d*(?![a-z0-9])/g,
    ',',
  ],
  [/(?<![a-z])premier(?=\setage)/g, '1er'],
  [/(?<![a-z])(?:deuxieme|second)(?=\setage)/g, '2e'],
  [/(?<![a-z])troisieme(?=\setage)/g, '3e'],
  [/(?<![a-z])quatrieme(?=\setage)/g, '4e'],
  [/(?<![a-z])cinquieme(?=\setage)/g, '5e'],
  [/(?<=\d\s?(?:er|e|eme|ieme)\s)et(?:\.|(?![a-z]))/g, 'etage'],
  [/(?<![a-z])porte\s(?=(?:droite|gauche|face)(?![a-z]))/g, ', '],
  [new RegExp(`${AT_START}ch\\.?\\s?(?=\\d+\\s*(?:,|$))`, 'g'), 'chambre '],
  [new RegExp(`${AT_START}(\\d+)\\s?\\/\\s?(\\d+)(?=[\\s,]+[a-z]{2})`, 'g'), '$1-$2'],
];

const BY_LANGUAGE: Partial<Record<AddressLanguage, Rewrite[]>> = {
  fr: FRENCH,
  nl: [
    [/(?<=\d[\s-]?)bs(?![a-z])/g, 'bis'],
    // A Dutch houseboat has the number of the house across the road.
    [/(?<![a-z])(?:t\/o|tegenover)\s?(\d+)/g, '$1 tegenover'],
  ],
  it: [
    [/(?<=\d[\s/]?)rosso(?![a-z])/g, 'r'],
    [/(?<![a-z])(?:s\.?\s?n\.?\s?c\.?|senza numero(?: civico)?)(?![a-z])/g, ''],
  ],
  es: [[/(?<![a-z])(?:s\/n\.?|sin numero)(?![a-z])/g, '']],
  da: [[/(?<![a-z])t\.\s?([vh])(?:\.|(?![a-z]))/g, 't$1']],
};

/**
 * Rewrites country-specific spellings into the form that the later rules expect: numbered roads, door codes, Scottish
 * flats, houseboats, houses without a number. Expects folded text with single spaces. D24.
 */
export function rewriteAddress(text: string, habits: AddressHabits): string {
  const english = habits.directions ? NORTH_AMERICAN : BRITISH;
  return habits.languages
    .flatMap((language) => (language === 'en' ? english : (BY_LANGUAGE[language] ?? [])))
    .reduce((read, [pattern, replacement]) => read.replace(pattern, replacement), text);
}
