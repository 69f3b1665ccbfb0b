import { OTHER_LOCALES, type NamesByLocale } from '@/lib/kernel/locales';

/** What a version keeps of names that were sent: what isn't sent stays, and without any there is nothing to keep. S2.2-300 */
export function keptNames(
  sent: NamesByLocale | undefined,
  before: NamesByLocale | undefined,
): { names?: NamesByLocale } {
  const names = sent ?? before ?? {};
  return Object.keys(names).length > 0 ? { names } : {};
}

/** One entry for each name, as `de: Bio-Shirt`, in the order of the languages. S2.2-301 */
export const namesText = (names: NamesByLocale | undefined): string[] =>
  OTHER_LOCALES.flatMap((locale) => {
    const name = names?.[locale];
    return name === undefined ? [] : [`${locale}: ${name}`];
  });

/**
 * The names that entries such as `de: Bio-Shirt` say, still to be checked; null where one of them has no language or the language
 * of another.
 */
export function namesFrom(entries: readonly string[]): Record<string, string> | null {
  const pairs = entries.map((entry) => {
    const [, locale = '', name = ''] = /^([a-z]{2})\s*:\s*(.*)$/i.exec(entry) ?? [];
    return [locale.toLowerCase(), name] as const;
  });
  const languages = new Set<string>(pairs.map(([locale]) => locale));
  const isKnown = pairs.every(([locale]) => OTHER_LOCALES.some((one) => one === locale));
  return isKnown && languages.size === pairs.length ? Object.fromEntries(pairs) : null;
}
