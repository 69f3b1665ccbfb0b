/** @jest-environment node */
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { languageAlternates } from './language-alternates';

describe('where a page’s other languages are (D10-3)', () => {
  it('names all ten by ?lang, and the bare address for everybody else', () => {
    const { languages } = languageAlternates('/fjord-fern/Product=ff-crew-tee', 'de');
    expect(Object.keys(languages ?? {})).toEqual([...LOCALE_CODES, 'x-default']);
    for (const code of LOCALE_CODES)
      expect(languages?.[code]).toBe(`/fjord-fern/Product=ff-crew-tee?lang=${code}`);
    expect(languages?.['x-default']).toBe('/fjord-fern/Product=ff-crew-tee');
  });

  it('gives each language an address of its own, and no locale in the path', () => {
    const own = LOCALE_CODES.map((code) => languageAlternates('/fjord-fern', code).canonical);
    expect(new Set(own).size).toBe(LOCALE_CODES.length);
    expect(own[0]).toBe('/fjord-fern');
    expect(languageAlternates('/fjord-fern', 'no').canonical).toBe('/fjord-fern?lang=no');
  });
});
