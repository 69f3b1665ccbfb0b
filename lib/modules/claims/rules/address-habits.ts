export type AddressLanguage = 'en' | 'fr' | 'de' | 'it' | 'es' | 'nl' | 'da' | 'fi' | 'no' | 'sv';

/** How a country writes addresses, as far as it matters for comparing two spellings. D24. */
export interface AddressHabits {
  languages: readonly AddressLanguage[];
  /** `10 High Street` rather than `Hauptstraße 10`. */
  numberFirst: boolean;
  /** False where postcode and street identify a place, so that the city's spelling does not matter. */
  cityCounts: boolean;
  /** False where postcode and house number identify a door. */
  streetCounts: boolean;
  /** True where a flat's number is unique in its house, so that its floor adds nothing. */
  flatIsUnique: boolean;
  /** `ue` stands for `ü`, `aa` for `å`. */
  digraphs: boolean;
  /** `N`, `South` and the like are part of a street's name. */
  directions: boolean;
}

const USUAL: AddressHabits = {
  languages: ['en'],
  numberFirst: false,
  cityCounts: true,
  streetCounts: true,
  flatIsUnique: true,
  digraphs: false,
  directions: false,
};

const english = { ...USUAL, numberFirst: true };
const precise = { ...english, cityCounts: false };
const german: AddressHabits = { ...USUAL, languages: ['de'], digraphs: true };
const nordic = { ...USUAL, digraphs: true, cityCounts: false };
const iberian: AddressHabits = { ...USUAL, languages: ['es'], flatIsUnique: false };
const north: AddressHabits = { ...precise, directions: true };
const french: AddressHabits = { ...USUAL, languages: ['fr'], numberFirst: true };
const italian: AddressHabits = { ...USUAL, languages: ['it'] };

const HABITS: Record<string, AddressHabits> = {
  GB: precise,
  GG: precise,
  IM: precise,
  JE: precise,
  IE: { ...precise, streetCounts: false },
  AU: english,
  NZ: english,
  MT: english,
  US: north,
  PR: north,
  CA: { ...north, languages: ['en', 'fr'] },
  FR: french,
  MC: french,
  LU: { ...french, languages: ['fr', 'de'], digraphs: true },
  NL: { ...USUAL, languages: ['nl'], cityCounts: false, streetCounts: false },
  BE: { ...USUAL, languages: ['nl', 'fr'] },
  DE: german,
  AT: german,
  LI: german,
  CH: { ...german, languages: ['de', 'fr', 'it'] },
  IT: italian,
  SM: italian,
  VA: italian,
  ES: iberian,
  AD: iberian,
  PT: iberian,
  DK: { ...nordic, languages: ['da'], flatIsUnique: false },
  GL: { ...nordic, languages: ['da'], flatIsUnique: false },
  FO: { ...nordic, languages: ['da'], flatIsUnique: false },
  NO: { ...nordic, languages: ['no'] },
  SE: { ...nordic, languages: ['sv'] },
  FI: { ...nordic, languages: ['fi', 'sv'] },
  AX: { ...nordic, languages: ['sv'] },
};

/** The habits of a country; for an unknown one: English words, house number after the street, city included. */
export function habitsOf(iso2: string): AddressHabits {
  return HABITS[iso2] ?? USUAL;
}
