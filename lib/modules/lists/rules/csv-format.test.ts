import { LOCALE_CODES } from '@/lib/kernel/locales';
import { delimiterFor } from './csv-format';

test('spreadsheets of every language but English expect a semicolon (D48-3)', () => {
  expect(LOCALE_CODES.filter((locale) => delimiterFor(locale) === ',')).toEqual(['en']);
});
