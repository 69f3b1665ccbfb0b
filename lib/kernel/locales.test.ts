import { existsSync } from 'node:fs';
import { isLocale, LOCALE_CODES, LOCALES } from './locales';

test('ten locales with code, name, file and icon (S3.8-3)', () => {
  expect(LOCALE_CODES).toEqual(['en', 'fr', 'de', 'it', 'es', 'nl', 'da', 'fi', 'no', 'sv']);
  for (const { code, name, file, icon } of LOCALES) {
    expect(name.length).toBeGreaterThan(3);
    expect(file).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
    expect(existsSync(`messages/${file}/index.ts`)).toBe(true);
    // A flag emoji consists of two regional indicator letters.
    const letters = [...icon].map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65));
    expect([code, letters.join('')]).toEqual([code, file.slice(3)]);
  }
  expect(new Set(LOCALES.map(({ icon }) => icon)).size).toBe(10);
});

test('what is no locale of ours', () => {
  for (const value of ['pl', 'EN', 'en-GB', '', null, 7]) expect(isLocale(value)).toBe(false);
});
