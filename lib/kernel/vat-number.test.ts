import { isVatNumber, tidyVatNumber, vatCountry, VAT_PREFIXES } from './vat-number';

test.each([
  ['gb 980 7806-84', 'GB980780684'],
  ['NL.1234.56782.B12', 'NL123456782B12'],
  ['DE 129/273/398', 'DE129273398'],
  ['be\u00a00411–905.847', 'BE0411905847'],
  ['GR 094259216', 'EL094259216'],
  ['ＦＲ４０３０３２６５０４５', 'FR40303265045'],
])('%j is tidied to %j', (typed, tidy) => expect(tidyVatNumber(typed)).toBe(tidy));

/** Published examples, of each kind that a country has. */
const NUMBERS = [
  ...['ATU13585627', 'BE0411905847', 'BE0403019261', 'BG175074752', 'BG7523169263', 'CY10259033P'],
  ...['CZ25123891', 'CZ7103192745', 'CZ640903926', 'DE136695976', 'DE129273398', 'DK13585628', 'EE100931558'],
  ...['EL094259216', 'ESB58378431', 'ESA13585625', 'ESJ99216582', 'ES54362315K', 'ESX5253868R', 'FI20774740'],
  ...['FR40303265045', 'FR83404833048', 'FRK7399859412', 'GB980780684', 'GBGD001', 'GBHA599', 'XI980780684'],
  ...[
    'HR33392005961',
    'HU12892312',
    'IE6433435F',
    'IE6433435OA',
    'IE8D79739I',
    'IT00743110157',
    'LT119511515',
  ],
  ...['LT290061371314', 'LU15027442', 'LV40003521600', 'LV16117519997', 'MT11679112', 'NL004495445B01'],
  ...['NL123456789B13', 'PL8567346215', 'PT501964843', 'RO18547290', 'SE556188840401', 'SI50223054'],
  ...['SK2022749619'],
];

test.each(NUMBERS)('%s can be one', (number) => expect(isVatNumber(number)).toBe(true));

test('all 27 members, Great Britain and Northern Ireland have a rule and an example here', () => {
  expect(VAT_PREFIXES).toHaveLength(29);
  expect([...new Set(NUMBERS.map((number) => number.slice(0, 2)))].toSorted()).toEqual(VAT_PREFIXES);
});

/** The number with each of its digits after the prefix replaced by each other digit. */
const misread = (number: string) =>
  [...number].flatMap((sign, at) =>
    at < 2 || !/\d/.test(sign)
      ? []
      : [...'0123456789']
          .filter((digit) => digit !== sign)
          .map((digit) => number.slice(0, at) + digit + number.slice(at + 1)),
  );

// Government offices' numbers have no check digits; a Swedish or Dutch ending only counts registrations; Bulgarian people's
// may be of three kinds.
const CHECKED = NUMBERS.filter((number) => !/^GB(GD|HA)/.test(number));
test.each(CHECKED)('a digit of %s misread is noticed, but for a few', (number) => {
  const all = misread(number);
  expect(all.filter(isVatNumber).length / all.length).toBeLessThanOrEqual(
    /^(SE|NL|BG\d{10}$)/.test(number) ? 0.25 : 0.12,
  );
});

test('of random digits, at most one in nine has the check digits of its country', () => {
  const random = (length: number, seed: number) =>
    Array.from({ length }, (_, at) => Math.floor(Math.abs(Math.sin(seed * 31 + at * 7.3)) * 1e6) % 10).join(
      '',
    );
  const kinds = { AT: 'U', BE: '0', DE: '', DK: '', EE: '', EL: '', FI: '', HR: '', HU: '', IT: '', LU: '' };
  const long: Partial<Record<string, number>> = { BE: 9, DE: 9, EE: 9, EL: 9, HR: 11, IT: 11 };
  for (const [prefix, before] of Object.entries(kinds)) {
    const found = Array.from({ length: 900 }, (_, seed) =>
      isVatNumber(prefix + before + random(long[prefix] ?? 8, seed + 1)),
    );
    expect([prefix, found.filter(Boolean).length <= 150]).toEqual([prefix, true]);
  }
});

test.each([
  '',
  'GB',
  '980780684',
  'GB98078068',
  'GB9807806844',
  'ÄÖ12345678',
  'GB000000000',
  'GBGD500',
  'GBHA499',
  'EL000000000',
  'PL0000000000',
  'MT00000037',
  'CZ91062802',
  'BG9913329263',
  'BE0129273398',
  'IT48487281478',
  'SE556188840400',
  'nl123456782b12',
  'ZZ1234+678',
])('%j is none', (number) => expect(isVatNumber(number)).toBe(false));

test('a country whose rule is not known passes by form', () => expect(isVatNumber('ZZ123456')).toBe(true));

test.each([
  ['EL094259216', 'GR'],
  ['XI980780684', 'GB'],
  ['DE136695976', 'DE'],
  ['ZZ123456', null],
  [null, null],
])('%s is of %s', (number, country) => expect(vatCountry(number)).toBe(country));
