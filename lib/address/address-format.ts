/** The country's name for the region part of an address. */
type AreaName = 'county' | 'state' | 'province';

/** A country's address format, as far as a form needs it. */
export interface AddressFormat {
  /** `none`: the country has no postcodes, so the form has no field for one. */
  postcode: 'postcode' | 'zip' | 'eircode' | 'none';
  /** Whether the postcode stands before the town. */
  postcodeFirst: boolean;
  /** The area to ask for; null where addresses need none. Only the US state is required (D12). */
  area: AreaName | null;
}

/** Countries without postcodes. */
const NO_POSTCODES = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GN GQ GY HK KI KM KN KP ' +
    'LY ML MO MR NR NU QA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);

const CODE_FIRST = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FO FR GL GR HR HU IS IT LI LT LU MC MK NL NO PL PT RO RS SE SI SK SM VA XK'.split(
    ' ',
  ),
);

const AREAS: Readonly<Partial<Record<string, AreaName>>> = {
  GB: 'county',
  IE: 'county',
  US: 'state',
  AU: 'state',
  IN: 'state',
  BR: 'state',
  MX: 'state',
  MY: 'state',
  CA: 'province',
  IT: 'province',
  ES: 'province',
  CN: 'province',
};

const NO_AREA = new Set([...CODE_FIRST, 'SG', 'HK', 'MO', 'NZ', 'IL', 'MT']);

/** The address format of a country, by ISO2 code; an unknown country has all fields. S2.7. */
export function addressFormat(iso2: string | undefined): AddressFormat {
  const code = iso2 ?? '';
  const area = AREAS[code] ?? (NO_AREA.has(code) ? null : 'county');
  const names = { US: 'zip', IE: 'eircode' } as const;
  const postcode = NO_POSTCODES.has(code) ? 'none' : (names[code as keyof typeof names] ?? 'postcode');
  return { postcode, postcodeFirst: CODE_FIRST.has(code), area };
}

/** Whether addresses in the country must have a postcode. */
export function needsPostcode(iso2: string): boolean {
  return !NO_POSTCODES.has(iso2);
}
