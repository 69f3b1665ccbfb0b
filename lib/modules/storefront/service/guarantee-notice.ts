import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/kernel/locales';
import type { Region } from '@/lib/kernel/regions';

/** Public files are listed when the server starts, so a file that is added is served from the next start on. */
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'brand');
const FILE = /^eu-guarantee-notice\.([a-z]{2})\.pdf$/;

const found = new Map<string, ReadonlySet<string>>();

/** The languages in which the folder has the notice; read once. */
function languagesIn(folder: string): ReadonlySet<string> {
  const known = found.get(folder);
  if (known) return known;
  const names = readdirSync(folder).flatMap((name) => FILE.exec(name)?.[1] ?? []);
  const languages = new Set(names.filter(isLocale));
  found.set(folder, languages);
  return languages;
}

/**
 * Address of the EU's notice of the guarantee by law, which stores in the EU link: in the reader's language, else in English,
 * else in whichever there is. Null until its file lies in `public/brand`, as `eu-guarantee-notice.<language>.pdf`. D54-5
 */
export function guaranteeNotice(region: Region, lang: Locale, folder = FOLDER): string | null {
  if (region !== 'EU') return null;
  const languages = languagesIn(folder);
  const chosen = [lang, DEFAULT_LOCALE].find((one) => languages.has(one)) ?? [...languages][0];
  return chosen ? `/brand/eu-guarantee-notice.${chosen}.pdf` : null;
}
