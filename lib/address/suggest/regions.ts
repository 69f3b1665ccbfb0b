import { foldName } from './place';

/** The regions of a country by the beginnings of their postcodes: `code|names:prefixes`. */
const REGIONS: Readonly<Record<string, string>> = {
  CA:
    'NL|Newfoundland and Labrador|Newfoundland|Terre-Neuve-et-Labrador:A;NS|Nova Scotia|Nouvelle-Écosse:B;' +
    'PE|Prince Edward Island|Île-du-Prince-Édouard|PEI:C;NB|New Brunswick|Nouveau-Brunswick:E;' +
    'QC|Quebec|Québec|PQ:G,H,J;ON|Ontario:K,L,M,N,P;MB|Manitoba:R;SK|Saskatchewan:S;AB|Alberta:T;' +
    'BC|British Columbia|Colombie-Britannique:V;YT|Yukon|Yukon Territory:Y;' +
    'NT|Northwest Territories|Territoires du Nord-Ouest:X0E,X0G,X1A;NU|Nunavut:X0A,X0B,X0C',
  AU:
    'NSW|New South Wales:1,20,21,22,23,24,25,27,28;VIC|Victoria:3,8;QLD|Queensland:4,9;SA|South Australia:5;' +
    'WA|Western Australia:6;TAS|Tasmania:7;NT|Northern Territory:08;ACT|Australian Capital Territory:260,290,291',
  ES:
    'VI|Álava|Araba|Araba/Álava:01;AB|Albacete:02;A|Alicante|Alacant:03;AL|Almería:04;AV|Ávila:05;BA|Badajoz:06;' +
    'IB|Illes Balears|Baleares|Islas Baleares:07;B|Barcelona:08;BU|Burgos:09;CC|Cáceres:10;CA|Cádiz:11;' +
    'CS|Castellón|Castelló:12;CR|Ciudad Real:13;CO|Córdoba:14;C|A Coruña|La Coruña:15;CU|Cuenca:16;GI|Girona|Gerona:17;' +
    'GR|Granada:18;GU|Guadalajara:19;SS|Gipuzkoa|Guipúzcoa:20;H|Huelva:21;HU|Huesca:22;J|Jaén:23;LE|León:24;' +
    'L|Lleida|Lérida:25;LO|La Rioja:26;LU|Lugo:27;M|Madrid:28;MA|Málaga:29;MU|Murcia:30;NA|Navarra|Nafarroa:31;' +
    'OU|Ourense|Orense:32;O|Asturias:33;P|Palencia:34;GC|Las Palmas:35;PO|Pontevedra:36;SA|Salamanca:37;' +
    'TF|Santa Cruz de Tenerife|Tenerife:38;S|Cantabria:39;SG|Segovia:40;SE|Sevilla|Seville:41;SO|Soria:42;' +
    'T|Tarragona:43;TE|Teruel:44;TO|Toledo:45;V|Valencia|València:46;VA|Valladolid:47;BI|Bizkaia|Vizcaya:48;' +
    'ZA|Zamora:49;Z|Zaragoza:50;CE|Ceuta:51;ML|Melilla:52',
};

/** Postcodes that two regions share, or that lie beside their neighbours’ region: never doubted. */
const SHARED = new Set(
  '0872 2406 2540 2611 2618 2620 3500 3585 3586 3644 3691 3707 4375 4377 4380 4383 4385 4825 5440'.split(' '),
);
/** The federal government’s offices, on both sides of a river between two provinces. */
const SHARED_AREA = 'K1A';

interface Region {
  /** What is written by hand, folded. */
  known: ReadonlySet<string>;
  name: string;
  prefixes: readonly string[];
}

const read = (text: string): Region[] =>
  text.split(';').map((entry) => {
    const [names = '', prefixes = ''] = entry.split(':');
    const all = names.split('|');
    return { known: new Set(all.map(foldName)), name: all[1] ?? '', prefixes: prefixes.split(',') };
  });
const KNOWN = new Map(Object.entries(REGIONS).map(([iso2, text]) => [iso2, read(text)]));

/**
 * The region that a bare postcode is of, where the one that was typed is another one of the country; undefined where they
 * agree, or where either isn’t known for certain. S2.2-148.
 */
export function otherRegion(iso2: string, bare: string, typed: string): string | undefined {
  const regions = KNOWN.get(iso2);
  const folded = foldName(typed);
  if (!regions || folded === '' || SHARED.has(bare) || bare.startsWith(SHARED_AREA)) return undefined;
  if (!regions.some(({ known }) => known.has(folded))) return undefined;
  const own = regions.find(({ prefixes }) => prefixes.some((prefix) => bare.startsWith(prefix)));
  return own === undefined || own.known.has(folded) ? undefined : own.name;
}
