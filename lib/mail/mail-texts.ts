import { withDirectoryAside } from '@/lib/db/with-directory';
import { log } from '@/lib/env/logger';
import { faultOf } from '@/lib/intl/check-text';
import { writtenText } from '@/lib/intl/message-for';
import { withReplacedTexts, type ReplacedTexts } from '@/lib/intl/replaced-texts';
import type { Locale } from '@/lib/kernel/locales';
import { keptRead } from '@/lib/switches/kept-read';
import { listLastTexts } from './last-texts';

/** A text that no longer fits its original, as after a new release, is left out: the mail says the original. */
function fits(language: Locale, key: string, text: string): boolean {
  const original = writtenText(language, key);
  const fault = original === undefined ? 'unknown_key' : faultOf(original, text);
  if (fault) log().warn({ key, language, fault }, 'a mail text is not used');
  return fault === null;
}

async function read(): Promise<ReplacedTexts> {
  const rows = await withDirectoryAside(listLastTexts);
  const found: Partial<Record<Locale, Record<string, string>>> = {};
  for (const row of rows) {
    if (row.text === null || !fits(row.language, row.key, row.text)) continue;
    (found[row.language] ??= {})[row.key] = row.text;
  }
  return found;
}

const kept = keptRead<ReplacedTexts>('mail-texts', read, {});

/**
 * Does what makes or sends mails with the texts that staff have written, at most two seconds old: the one door to them. Without a
 * database they are what was known last, else the originals. S2.2-336.
 */
export async function withMailTexts<T>(work: () => Promise<T>): Promise<T> {
  const texts = await kept.get();
  return withReplacedTexts(texts, work);
}

/** The same with more texts, which are tried and not kept. S2.2-338. */
export async function withTriedTexts<T>(
  language: Locale,
  tried: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  const texts = await kept.get();
  return withReplacedTexts({ ...texts, [language]: { ...texts[language], ...tried } }, work);
}

/** Reads them again when one is asked for next: for whoever has changed one, after the commit. */
export const forgetMailTexts = kept.forget;
