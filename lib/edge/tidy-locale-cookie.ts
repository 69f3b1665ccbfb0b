import type { IncomingMessage } from 'node:http';
import { isLocale, LOCALE_COOKIE } from '@/lib/kernel/locales';

/**
 * A cookie header in which the language stands once and valid, or not at all. Parsers differ on a cookie that is there
 * twice, quoted, encoded or spaced, and a page kept for all must be chosen and rendered by the same one.
 */
export function tidyLocaleCookie(header: string): string {
  const others: string[] = [];
  const values: string[] = [];
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    const name = (at < 0 ? pair : pair.slice(0, at)).trim();
    if (name === LOCALE_COOKIE) values.push(pair.slice(at + 1).trim());
    else if (pair.trim() !== '') others.push(pair.trim());
  }
  if (values.length === 0) return header;
  const [value] = values;
  if (values.length === 1 && isLocale(value)) others.push(`${LOCALE_COOKIE}=${value}`);
  return others.join('; ');
}

/** Tidies the language cookie before anything reads it: kept pages, the rewrites, the middleware and error pages. D10. */
export function tidyRequest({ headers }: IncomingMessage): void {
  if (!headers.cookie?.includes(LOCALE_COOKIE)) return;
  const tidy = tidyLocaleCookie(headers.cookie);
  if (tidy === '') delete headers.cookie;
  else headers.cookie = tidy;
}
