/**
 * The languages of React Aria's own texts that the product has, by React Aria's names: English is `en-US` there. The
 * other 24 are left out of the bundles (docs/decisions/0060). A test compares them with lib/kernel/locales.ts.
 */
export const ARIA_LANGUAGES = [
  'en-US',
  'fr-FR',
  'de-DE',
  'it-IT',
  'es-ES',
  'nl-NL',
  'da-DK',
  'fi-FI',
  'nb-NO',
  'sv-SE',
];

/** Files that hold one language's texts of one part, of the three packages. */
const TEXTS =
  /node_modules\/react-(aria|stately|aria-components)\/dist\/private\/(\w+\/)*intl\/.*[a-z]{2}-[A-Z]{2}\.mjs$/;
const KEPT = new RegExp(`(${ARIA_LANGUAGES.join('|')})\\.mjs$`);

/**
 * Turbopack's rule that empties the texts of all other languages: it loads them by this file's default export. Only in
 * builds, since a loader is slow, and only for the browser, since a server's files are not sent.
 */
export function ariaLanguageRules() {
  return {
    '*.mjs': {
      condition: { all: ['production', 'browser', { path: TEXTS }, { not: { path: KEPT } }] },
      loaders: [import.meta.filename],
    },
  };
}

/** The loader: whatever the file says, it has no texts. */
export default function loadNoTexts() {
  return 'export default {};';
}
