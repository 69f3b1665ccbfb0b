import type { Locale } from '@/lib/kernel/locales';
import type english from '@/messages/en-GB/design-library.json';

/** Names of the library's shapes, drawings and templates, and the sample texts of these. Plain texts without values. */
export type LibraryWords = (typeof english)['designLibrary'];

/**
 * The files by language. They are fetched with the library: a page's own messages come with its first bytes, and most
 * people never open it.
 */
const FILES: Readonly<Record<Locale, () => Promise<{ designLibrary: LibraryWords }>>> = {
  en: () => import('@/messages/en-GB/design-library.json'),
  fr: () => import('@/messages/fr-FR/design-library.json'),
  de: () => import('@/messages/de-DE/design-library.json'),
  it: () => import('@/messages/it-IT/design-library.json'),
  es: () => import('@/messages/es-ES/design-library.json'),
  nl: () => import('@/messages/nl-NL/design-library.json'),
  da: () => import('@/messages/da-DK/design-library.json'),
  fi: () => import('@/messages/fi-FI/design-library.json'),
  no: () => import('@/messages/nb-NO/design-library.json'),
  sv: () => import('@/messages/sv-SE/design-library.json'),
};

/** The library's words in a language. Rejects when they cannot be fetched. */
export async function loadLibraryWords(locale: Locale): Promise<LibraryWords> {
  return (await FILES[locale]()).designLibrary;
}
