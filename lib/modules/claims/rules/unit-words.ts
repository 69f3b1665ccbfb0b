import type { AddressLanguage } from './address-habits';

/**
 * The words before (or after) the part that identifies one home of a house, without accents; `_` stands for a space or
 * dash. `floorBefore` words follow their number (`2. OG`), `floor` words stand on either side.
 */
export interface UnitWords {
  door: string;
  stair: string;
  building: string;
  floor: string;
  floorBefore: string;
  /** Canonical mark, then its words: floors without a number, and sides of a landing. */
  floorNames: string;
  sides: string;
}

export const UNIT_WORDS: Record<AddressLanguage, UnitWords> = {
  en: {
    door: 'flat apartment apartments appartement apt apart appt unit suite ste room rm studio flt maisonette lot trlr trailer spc space slip pmb',
    stair: 'staircase stair stairway entrance',
    building: 'building bldg block blk tower',
    floor: 'floor flr level lvl',
    floorBefore: '',
    floorNames: '',
    sides: '',
  },
  fr: {
    door: 'appartement appart appt app apt logement lgt porte pte boite bte bt bus chambre chbre studio',
    stair: 'escalier esc entree',
    building: 'batiment bat immeuble imm',
    floor: 'etage etg niveau niv',
    floorBefore: '',
    floorNames: '0 rdc rez_de_chaussee',
    sides: `l gauche gche
r droite dte drte
m face`,
  },
  de: {
    door: 'wohnung whg wg wohneinheit appartement apartment app apt tur top zimmer zi',
    stair: 'stiege stg aufgang aufg eingang treppe',
    building: 'gebaude geb block',
    floor: 'etage stockwerk',
    floorBefore: 'og obergeschoss stock stk',
    floorNames: `0 eg erdgeschoss parterre
dg dachgeschoss
ug untergeschoss souterrain
hh hinterhaus
vh vorderhaus
sf seitenflugel
qg quergebaude
gh gartenhaus
hp hochparterre`,
    sides: `l links li
r rechts re
m mitte mi`,
  },
  it: {
    door: 'interno int appartamento appto app apt',
    stair: 'scala sc',
    building: 'palazzina pal edificio ed blocco',
    floor: 'piano',
    floorBefore: '',
    floorNames: '0 piano_terra pt',
    sides: `l sinistra sx
r destra dx`,
  },
  es: {
    door: 'puerta pta pt apartamento apto letra',
    stair: 'escalera esc',
    building: 'edificio edif bloque blq bl portal',
    floor: 'piso planta',
    floorBefore: '',
    floorNames: `0 bajo bajos bj
entlo entresuelo
ppal principal pral
atico`,
    sides: `l izquierda izq izda izqda esquerdo esq
r derecha dcha der drcha direito dto
m centro frente`,
  },
  nl: {
    door: 'appartement app apt kamer bus toevoeging',
    stair: 'portiek ingang',
    building: 'gebouw blok',
    floor: 'etage verdieping verd',
    floorBefore: 'hoog hg',
    floorNames: `0 huis hs h begane_grond bg parterre
ug souterrain sous`,
    sides: `l links
r rechts
a achter
v voor
rd rood
zw zwart
to tegenover`,
  },
  da: {
    door: 'lejlighed lejl vaerelse dor',
    stair: 'opgang',
    building: '',
    floor: 'etage',
    floorBefore: 'sal',
    floorNames: `0 stuen st
kl kaelder`,
    sides: `l tv
r th
m mf`,
  },
  fi: {
    door: 'asunto as huoneisto huon',
    stair: 'rappu porras',
    building: 'talo',
    floor: 'kerros krs',
    floorBefore: '',
    floorNames: '',
    sides: '',
  },
  no: {
    door: 'leilighet leil bolig boenhet',
    stair: 'oppgang inngang',
    building: 'bygg',
    floor: 'etasje etg',
    floorBefore: '',
    floorNames: `0 underetasje
kl kjeller`,
    sides: `l venstre tv
r hoyre th`,
  },
  sv: {
    door: 'lagenhet lgh lag',
    stair: 'uppgang port',
    building: 'hus',
    floor: '',
    floorBefore: 'tr trappor van vaning',
    floorNames: '0 nb bv',
    sides: `l tv
r th
m mitt`,
  },
};

/** English flats with a name instead of a number. */
export const NAMED_FLATS =
  'lowerground basement garden top attic rear front back upper lower ground penthouse'.split(' ');

/** `First Floor`, `Fifth Avenue`: written `1st`, `5th`. */
export const ORDINAL_WORDS: Readonly<Record<string, string>> = {
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  eleventh: '11th',
  twelfth: '12th',
};
