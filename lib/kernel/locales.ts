/** The ten interface languages: S3.8-3 codes, D10-5 message files. */
export const LOCALES = [
  { code: 'en', name: 'English', file: 'en-GB', icon: '🇬🇧' },
  { code: 'fr', name: 'Français', file: 'fr-FR', icon: '🇫🇷' },
  { code: 'de', name: 'Deutsch', file: 'de-DE', icon: '🇩🇪' },
  { code: 'it', name: 'Italiano', file: 'it-IT', icon: '🇮🇹' },
  { code: 'es', name: 'Español', file: 'es-ES', icon: '🇪🇸' },
  { code: 'nl', name: 'Nederlands', file: 'nl-NL', icon: '🇳🇱' },
  { code: 'da', name: 'Dansk', file: 'da-DK', icon: '🇩🇰' },
  { code: 'fi', name: 'Suomi', file: 'fi-FI', icon: '🇫🇮' },
  { code: 'no', name: 'Norsk', file: 'nb-NO', icon: '🇳🇴' },
  { code: 'sv', name: 'Svenska', file: 'sv-SE', icon: '🇸🇪' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];
export const LOCALE_CODES = LOCALES.map((entry) => entry.code) as [Locale, ...Locale[]];
export const DEFAULT_LOCALE: Locale = 'en';
export const LOCALE_COOKIE = 'i18n_redirected';

/** Type guard for locale codes. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALE_CODES as readonly string[]).includes(value);
}

/** The languages beside English, which names are first given in. */
export type OtherLocale = Exclude<Locale, 'en'>;
export const OTHER_LOCALES = LOCALE_CODES.filter((code): code is OtherLocale => code !== 'en');

/** What something is called in languages beside English; one that is absent has no name of its own. */
export type NamesByLocale = Readonly<Partial<Record<OtherLocale, string>>>;

/** A name as a reader of a language reads it: that language's, else the English one. */
export function nameIn<Name extends string | null>(
  { name, names }: { name: Name; names?: NamesByLocale | undefined },
  locale: Locale,
): Name | string {
  return (locale === 'en' ? undefined : names?.[locale]) ?? name;
}
