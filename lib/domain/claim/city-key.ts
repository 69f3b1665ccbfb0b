import type { AddressHabits } from './address-habits';
import { foldText } from './fold-text';
import { foldDigraphs } from './read-address-text';

/** Cities that people of other languages call by another name; the first of each line is the local one. */
const NAMES = `
munchen munich monaco monacodibaviera
koln cologne colonia keulen
nurnberg nuremberg norimberga neurenberg
hannover hanover
braunschweig brunswick
frankfurt frankfort francoforte
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

/** From these on a name only says where: am Main, a. M., sur Mer, v. d. Höhe. */
const CONNECTORS = new Set(
  'am an a im in i ob vor bei b v d der den s sur sous les lez aan op en cedex arrondissement'.split(' '),
);

/** Cities whose districts people name behind a dash, `Berlin-Kreuzberg`; elsewhere a dash is part of the name. */
const DISTRICTS_OF = new Set(
  'berlin hamburg munchen koln frankfurt stuttgart dusseldorf leipzig dortmund bremen dresden hannover nurnberg wien'.split(
    ' ',
  ),
);

/** A city for comparison: folded, without what follows a connector, a slash, digits or brackets, under its local name. */
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
  const district = words.length > 1 && DISTRICTS_OF.has(words[0] ?? '') && /^[^\s-]+-/.test(city.trim());
  if (district) return words[0] ?? '';
  const kept = (cut === -1 ? words : words.slice(0, cut)).map(
    (word) => LOCAL.get(foldDigraphs(word, habits)) ?? word,
  );
  const joined = kept.join('');
  return LOCAL.get(joined) ?? joined;
}
