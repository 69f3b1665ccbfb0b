/**
 * The states by the first three digits of a ZIP code, `from-to` or one: as the US post has published them for years, written
 * down on 2026-11-29. Armed forces, territories and what is unused are left out.
 */
const BY_STATE: Readonly<Record<string, string>> = {
  AL: '350-352 354-369',
  AK: '995-999',
  AZ: '850-853 855-857 859-860 863-865',
  AR: '716-729',
  CA: '900-908 910-928 930-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200 202-205 569',
  FL: '320-339 341-342 344 346-347 349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-620 622-629',
  IN: '460-479',
  IA: '500-516 520-528',
  KS: '660-662 664-679',
  KY: '400-418 420-427',
  LA: '700-701 703-708 710-714',
  ME: '039-049',
  MD: '206-212 214-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-551 553-567',
  MS: '386-397',
  MO: '630-631 633-641 644-658',
  MT: '590-599',
  NE: '680-681 683-693',
  NV: '889-891 893-895 897-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-871 873-875 877-884',
  NY: '005 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-731 734-741 743-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201 220-246',
  WA: '980-986 988-994',
  WV: '247-268',
  WI: '530-532 534-535 537-549',
  WY: '820-831',
};

/** ZIP codes on a border, which places of another state share or are alone in: never doubted. */
const SHARED = new Set(
  (
    '03579 06390 10004 20135 24604 37752 38079 42223 42602 49936 51001 56219 57724 59221 63673 71749 72338 72395 72644 ' +
    '73949 81137 82063 83414 84536 86515 88063 88430 89439 97635 99362'
  ).split(' '),
);

function spread(): Map<string, string> {
  const states = new Map<string, string>();
  for (const [state, ranges] of Object.entries(BY_STATE)) {
    for (const range of ranges.split(' ')) {
      const [from = '', to = from] = range.split('-');
      for (let at = Number(from); at <= Number(to); at += 1) states.set(String(at).padStart(3, '0'), state);
    }
  }
  return states;
}
const STATES = spread();

/** The abbreviation of the state that a bare ZIP code is of; undefined where that isn’t certain. S2.2-148. */
export function stateOfZip(zip: string): string | undefined {
  return SHARED.has(zip.slice(0, 5)) ? undefined : STATES.get(zip.slice(0, 3));
}
