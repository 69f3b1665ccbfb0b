import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/kernel/locales';
import { parseLaw } from '@/lib/modules/site/contract/help-text';
import type { LawSlug, LawText } from '@/lib/modules/site/rules/law';
import { CONTENT, folderOf, textOf } from './content-file';

const fileOf = (locale: Locale, slug: LawSlug): string =>
  join(CONTENT, 'law', folderOf(locale), `${slug}.md`);

/** A legal text in the reader's language, else in English. S2.1-49. */
export async function readLaw(locale: Locale, slug: LawSlug): Promise<LawText> {
  for (const language of new Set([locale, DEFAULT_LOCALE])) {
    const text = textOf(fileOf(language, slug));
    if (text !== null) return parseLaw(slug, language, text);
  }
  throw new Error(`The legal text ${slug} is missing`);
}

/** The languages that a legal text has. S2.1-49. */
export const lawLanguages = (slug: LawSlug): Locale[] =>
  LOCALES.map(({ code }) => code).filter((code) => textOf(fileOf(code, slug)) !== null);
