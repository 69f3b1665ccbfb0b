import { LOCALES, type Locale } from '@/lib/kernel/locales';
import { COUNTRIES, countryByIso2, type Country } from './countries';

/** Other common names; people in the United Kingdom often write the name of their part of it. */
const ALIASES: Record<string, string> = {
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  northernireland: 'GB',
  usa: 'US',
  unitedstates: 'US',
  america: 'US',
  thenetherlands: 'NL',
  holland: 'NL',
  czechia: 'CZ',
  turkiye: 'TR',
  republicofireland: 'IE',
  eire: 'IE',
  cotedivoire: 'CI',
};

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/[^\p{L}\p{N}]/gu, '');

const displayNames = new Map<string, Intl.DisplayNames>();

function namesIn(locale: Locale): Intl.DisplayNames {
  const tag = LOCALES.find((entry) => entry.code === locale)?.file ?? 'en-GB';
  const known = displayNames.get(tag);
  if (known) return known;
  const made = new Intl.DisplayNames(tag, { type: 'region' });
  displayNames.set(tag, made);
  return made;
}

/** A country's name in a language; the English one if that language has none. */
export function localCountryName(iso2: string, locale: Locale): string {
  const country = countryByIso2(iso2);
  if (!country) return iso2;
  if (locale === 'en') return country.name;
  const name = namesIn(locale).of(iso2);
  return !name || name === iso2 ? country.name : name;
}

/** Every country with its name in a language, sorted for that language: for a select. S2.7. */
export function localCountries(locale: Locale): Country[] {
  const tag = LOCALES.find((entry) => entry.code === locale)?.file ?? 'en-GB';
  const collator = new Intl.Collator(tag);
  return COUNTRIES.map(({ iso2 }) => ({ iso2, name: localCountryName(iso2, locale) })).sort((a, b) =>
    collator.compare(a.name, b.name),
  );
}

let index: Map<string, string> | undefined;

function nameIndex(): Map<string, string> {
  if (index) return index;
  const made = new Map<string, string>(Object.entries(ALIASES));
  for (const { iso2, name } of COUNTRIES) made.set(fold(name), iso2);
  for (const { code } of LOCALES) {
    for (const { iso2 } of COUNTRIES) {
      const key = fold(localCountryName(iso2, code));
      if (!made.has(key)) made.set(key, iso2);
    }
  }
  index = made;
  return made;
}

/**
 * The country meant by a text: ISO2 code, English name, a name in one of the ten languages, or another common name,
 * ignoring case, accents and spaces. Undefined when unknown. D12.
 */
export function countryFrom(text: string): Country | undefined {
  const trimmed = text.normalize('NFKC').trim();
  const byCode = countryByIso2(trimmed.toUpperCase());
  if (byCode) return byCode;
  const iso2 = nameIndex().get(fold(trimmed));
  return iso2 ? countryByIso2(iso2) : undefined;
}
