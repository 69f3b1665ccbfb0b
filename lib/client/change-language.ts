import { LOCALE_COOKIE, type Locale } from '@/lib/kernel/locales';

const YEAR_SECONDS = 31_536_000;

async function keepForUser(lang: Locale): Promise<Locale> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const csrf = await fetch('/api/csrf-cookie', { headers, credentials: 'same-origin' });
  if (!csrf.ok) throw new Error('csrf');
  const { csrf_token: token } = (await csrf.json()) as { csrf_token: string };
  const answer = await fetch('/api/set-lang', {
    method: 'POST',
    headers: { ...headers, 'x-csrf-token': token },
    credentials: 'same-origin',
    body: JSON.stringify({ lang }),
  });
  if (!answer.ok) throw new Error('set-lang');
  return ((await answer.json()) as { lang: Locale }).lang;
}

/** Remembers the language in the cookie of SPEC 9: a year, path /, SameSite lax, not secure. */
export function rememberLanguage(lang: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${lang}; max-age=${YEAR_SECONDS}; path=/; samesite=lax`;
}

/**
 * Applies a language and loads the page again in it: a logged-in person's choice goes to the server and its answer
 * counts, an anonymous one stays in the browser (SPEC 4). Rejects when the server could not keep it; nothing changes then.
 */
export async function changeLanguage(lang: Locale, loggedIn: boolean): Promise<void> {
  rememberLanguage(loggedIn ? await keepForUser(lang) : lang);
  const here = new URL(window.location.href);
  // `?lang=` would win over the choice just made (DECISIONS 10).
  here.searchParams.delete('lang');
  if (here.href === window.location.href) window.location.reload();
  else window.location.replace(here.href);
}
