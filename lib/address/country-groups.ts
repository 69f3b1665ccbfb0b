/** Countries that are often chosen together, as ISO 3166 codes. */
export const COUNTRY_GROUPS = {
  ukIreland: ['GB', 'IE'],
  europeanUnion: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  ),
  efta: ['CH', 'IS', 'LI', 'NO'],
  northAmerica: ['US', 'CA'],
  oceania: ['AU', 'NZ'],
} as const satisfies Record<string, readonly string[]>;

export type CountryGroup = keyof typeof COUNTRY_GROUPS;
