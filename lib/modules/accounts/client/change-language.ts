import type { setLang } from '@/lib/modules/accounts/contract/set-lang';
import { LOCALE_COOKIE, type Locale } from '@/lib/kernel/locales';
import { browserCall } from '@/lib/client/browser';
import { setLangCall } from '@/lib/modules/accounts/contract/paths';

const YEAR_SECONDS = 31_536_000;

/** Stores the language in the cookie of S9-16: a year, path /, SameSite lax, not secure. */
function rememberLanguage(lang: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${lang}; max-age=${YEAR_SECONDS}; path=/; samesite=lax`;
}

/** Reloads the current page at this URL. */
function reloadAt(href: string): void {
  if (href === window.location.href) window.location.reload();
  else window.location.replace(href);
}

/**
 * Applies a language and reloads the page in it. The choice of a logged-in user is sent to the server, whose answer
 * counts; an anonymous visitor's stays in the browser (S4-23). Rejects with an ApiError when the server could not store
 * it; then nothing changes.
 */
export async function changeLanguage(lang: Locale, loggedIn: boolean, reload = reloadAt): Promise<void> {
  const kept = loggedIn ? (await browserCall<typeof setLang>(setLangCall, { body: { lang } })).lang : lang;
  rememberLanguage(kept);
  const here = new URL(window.location.href);
  // `?lang=` would override the new choice (D10-1).
  here.searchParams.delete('lang');
  reload(here.href);
}
