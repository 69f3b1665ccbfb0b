import type { AddressHabits } from './address-habits';
import { foldText } from '@/lib/kernel/fold-text';
import { foldDigraphs } from './read-address-text';

/** Cities with other names in other languages; the first of each line is the local one. */
const NAMES = `
munchen munich monaco monacodibaviera
koln cologne colonia keulen
nurnberg nuremberg norimberga neurenberg
hannover hanover
braunschweig brunswick
frankfurt frankfort francoforte ffm
wien vienna vienne wenen
zurich zurigo
geneve geneva genf ginevra
basel basle bale basilea
bern berne berna
luzern lucerne
bruxelles brussels brussel bruselas brussel
antwerpen antwerp anvers
gent ghent gand
brugge bruges
liege luik luttich
roma rome rom
milano milan mailand milaan
firenze florence florenz
venezia venice venedig
torino turin
napoli naples neapel
genova genoa genua
marseille marseilles
lyon lyons
strasbourg strassburg straatsburg
sevilla seville
zaragoza saragossa
lisboa lisbon lissabon
porto oporto
praha prague prag
warszawa warsaw
krakow cracow
athina athens athen
saint st sankt ste sainte
`;

const LOCAL = new Map<string, string>(
  NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [local = '', ...others] = line.split(' ');
      return others.map((other): [string, string] => [other, local]);
    }),
);

/** Words after which the rest only describes the location: am Main, a. M., sur Mer, v. d. Höhe. */
const CONNECTORS = new Set(
  'am an a im in i ob vor bei b v d der den s sur sous les lez aan op en cedex arrondissement'.split(' '),
);

/**
 * Cities to which people add a district, `Berlin-Kreuzberg`, `Berlin Mitte`; for other cities the second part belongs
 * to the name.
 */
const DISTRICTS_OF = new Set(
  (
    'berlin hamburg munchen koln frankfurt stuttgart dusseldorf leipzig dortmund essen bremen dresden hannover nurnberg ' +
    'duisburg bochum wuppertal bielefeld bonn mannheim karlsruhe augsburg wien graz zurich paris lyon marseille milano roma'
  ).split(' '),
);

/**
 * Postcodes that lie within one large city: whatever city is written with them, it is that one. Elsewhere one postcode
 * may cover several villages, each with its own Main Street.
 */
const ONE_CITY: Record<string, RegExp> = {
  // Berlin except for the airport, Dresden, Leipzig, central Hamburg, Bremen, Hannover, Düsseldorf, Dortmund, Essen,
  // Köln, Frankfurt, Stuttgart, München, Nürnberg.
  DE: /^(?:1(?:[03]|2(?!529))\d+|14(?:0[5-9]|1)\d+|01(?:0[6-9]|1|2|30)\d+|04(?:1|2|3[0-4])\d+|20\d+|28[1-6]\d+|30[1-5]\d+|40[2-5]\d+|44(?:1|2|3[0-7])\d+|45(?:1|2|3[0-4])\d+|50[6-9]\d+|51(?:0|10)\d+|60[3-5]\d+|70[1-5]\d+|8[01]\d+|904\d+)$/,
  AT: /^1(?:[01]\d|2[0-3])0$/,
  // Paris, Lyon, Marseille, Nice, Toulouse, Nantes, Bordeaux, Strasbourg, Lille.
  FR: /^(?:75\d{3}|6900[1-9]|130(?:0[1-9]|1[0-6])|06[0-3]00|31[0-5]00|44[0-3]00|33[0-3]00|67[0-2]00|59(?:0|8)00)$/,
  ES: /^(?:280[0-5]\d|080[0-4]\d)$/,
  IT: /^(?:001\d\d|201\d\d|101[2-5]\d|801[2-4]\d)$/,
};

/** Whether a postcode alone identifies the city. */
export function isOneCity(iso2: string, postcode: string): boolean {
  return ONE_CITY[iso2]?.test(postcode) === true;
}

/**
 * Key for comparing spellings of a city: folded, under its local name. A slash without a space before it or a word of
 * `CONNECTORS` cuts off the rest; digits and text in brackets are left out, but what follows them stays. Districts are
 * left out for the cities of `DISTRICTS_OF`.
 */
export function cityKey(city: string, habits: AddressHabits): string {
  const words = foldDigraphs(
    foldText(city)
      .replace(/(?<=\S)\/.*/, '')
      .replace(/\d+(?:er|eme|ieme|e)?(?![a-z])/g, ' ')
      .replace(/\(.*?\)/g, ' ')
      .replace(/['’‘`´]/g, ' '),
    habits,
  )
    .split(/[^a-z]+|\d+/)
    .filter((word) => word !== '');
  const cut = words.findIndex((word, index) => index > 0 && CONNECTORS.has(word));
  const first = LOCAL.get(words[0] ?? '') ?? words[0] ?? '';
  if (DISTRICTS_OF.has(first)) return first;
  const kept = (cut === -1 ? words : words.slice(0, cut)).map(
    (word) => LOCAL.get(foldDigraphs(word, habits)) ?? word,
  );
  const joined = kept.join('');
  return LOCAL.get(joined) ?? joined;
}
