/** The parts of an address that say where it is and have to agree. */
export interface Place {
  /** Country. */
  iso2: string;
  postcode: string;
  city: string;
}

/** Where may be delivered to. */
export interface DeliveryPlaces {
  /** ISO2 codes; an empty list means every country. */
  countries: readonly string[];
  /** Names or abbreviations of US states; an empty list means all. */
  states: readonly string[];
}

const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  þ: 'th',
  ı: 'i',
};
const DIGRAPHS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
};

const replaced = (text: string, signs: Readonly<Record<string, string>>): string =>
  [...text].map((sign) => signs[sign] ?? sign).join('');

/** A name for comparison: its letters alone, without case and accents. */
export function foldName(text: string): string {
  return replaced(text.normalize('NFC').toLowerCase(), SPECIAL)
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '');
}

/** As `foldName`, as people write it who lack the letters: Muenchen, Aarhus. */
export function foldDigraphs(text: string): string {
  return foldName(replaced(text.normalize('NFC').toLowerCase(), DIGRAPHS));
}
