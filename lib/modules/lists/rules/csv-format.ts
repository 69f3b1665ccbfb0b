import type { Locale } from '@/lib/kernel/locales';

/** What may stand between the cells of a row. */
export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Spreadsheets of these languages use the comma for decimals, and expect `;` between cells. */
const SEMICOLON: ReadonlySet<Locale> = new Set(['de', 'fr', 'nl', 'it', 'es', 'da', 'fi', 'no', 'sv']);

/** The delimiter that spreadsheets of this language expect. D48-3. */
export function delimiterFor(locale: Locale): Delimiter {
  return SEMICOLON.has(locale) ? ';' : ',';
}
