/** ISO 3166 codes of supported countries. */
const CODES = `AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI
CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ
GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS
LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF
PG PH PK PL PM PR PS PT PY QA RE RO RS RU RW SA SB SC SE SG SI SJ SK SL SM SN SO SR SS ST SV SX SZ TC TD TG TH TJ TL
TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW`;

const COUNTRIES = CODES.split(/\s+/);

/** Codes and names in a language, sorted for it. */
export function countryChoices(
  language: string,
  allowed: readonly string[] | null | undefined,
): [string, string][] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const codes = allowed && allowed.length > 0 ? allowed : COUNTRIES;
  const choices = codes.map((code): [string, string] => [code, names.of(code) ?? code]);
  return choices.sort(([, one], [, other]) => one.localeCompare(other, language));
}

const US_STATES = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|
DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|
LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|
NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|
OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|
UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`;

export const STATE_CHOICES: readonly [string, string][] = US_STATES.split('|').map((entry) => {
  const text = entry.trim();
  return [text.slice(0, 2), text.slice(3)];
});

/** Countries whose addresses have a state or province. */
export const WITH_REGION: Record<string, 'state' | 'province' | 'county'> = {
  AU: 'state',
  BR: 'state',
  CA: 'province',
  CN: 'province',
  ES: 'province',
  IE: 'county',
  IN: 'state',
  IT: 'province',
  MX: 'state',
  MY: 'state',
  US: 'state',
};

/** Countries without postal codes. */
export const WITHOUT_POSTCODE = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GH GM GN GQ GY HK IE JM KE KI KM KN LC ML MO MR MS MW NR PA QA RW SC SL SO SR ST SY TD TG TK TL TO TT TV TZ UG VU YE ZW'.split(
    ' ',
  ),
);
