import { isVatNumber, tidyVatNumber } from './vat-number';

test.each([
  ['gb 980 7806-84', 'GB980780684'],
  ['NL.1234.56782.B12', 'NL123456782B12'],
  ['DE 129/273/398', 'DE129273398'],
])('%j is tidied to %j', (typed, tidy) => expect(tidyVatNumber(typed)).toBe(tidy));

// Published examples of the tax offices, each with a sibling whose check digit is wrong.
test.each([
  ['GB980780684', 'GB980780685'],
  ['XI980780684', 'XI980780685'],
  ['DE129273398', 'DE129273399'],
  ['FR40303265045', 'FR41303265045'],
  ['IT00743110157', 'IT00743110158'],
  ['ESB58378431', 'ESB58378432'],
  ['BE0411905847', 'BE0411905848'],
  ['SE556188840401', 'SE556188840501'],
  ['DK13585628', 'DK13585629'],
  ['FI20774740', 'FI20774741'],
])('%s can be one, %s can not', (right, wrong) => {
  expect([isVatNumber(right), isVatNumber(wrong)]).toEqual([true, false]);
});

test.each([
  '',
  'GB',
  '980780684',
  'GB98078068',
  'GB9807806844',
  'ÄÖ12345678',
  'GB000000000',
  'nl123456782b12',
])('%j is none', (number) => expect(isVatNumber(number)).toBe(false));

test('a country whose rule is not known passes by shape', () => expect(isVatNumber('ZZ123456')).toBe(true));
