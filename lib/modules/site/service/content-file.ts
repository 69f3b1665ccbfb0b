import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@/lib/kernel/locales';

/** The folder of the long texts. */
export const CONTENT = join(process.cwd(), 'content');

/** The folder's name of a language. */
export const folderOf = (locale: Locale): string =>
  LOCALES.find(({ code }) => code === locale)?.file ?? LOCALES[0].file;

const known = new Map<string, string>();

/** A file's text, null for none; read once, since the files are part of the build. */
export function textOf(file: string): string | null {
  const found = known.get(file);
  if (found !== undefined) return found;
  let text: string | null = null;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const isMissing =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) throw error;
  }
  if (text !== null) known.set(file, text);
  return text;
}
