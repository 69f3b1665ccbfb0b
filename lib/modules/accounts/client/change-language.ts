import type { setLang } from '@/lib/modules/accounts/contract/set-lang';
import { LOCALE_COOKIE, type Locale } from '@/lib/kernel/locales';
import { browserCall } from '@/lib/client/browser';
import { setLangCall } from '@/lib/modules/accounts/contract/paths';

const YEAR_SECONDS = 31_536_000;

/** Remembers the language in the cookie of SPEC 9: a year, path /, SameSite lax, not secure. */
function rememberLanguage(lang: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${lang}; max-age=${YEAR_SECONDS}; path=/; samesite=lax`;
}

/** Loads the page that is shown again, at this address. */
function reloadAt(href: string): void {
  if (href === window.location.href) window.location.reload();
  else window.location.replace(href);
}

/**
 * Applies a language and loads the page again in it: a logged-in person's choice goes to the server and its answer
 * counts, an anonymous one stays in the browser (SPEC 4). Rejects with an ApiError when the server could not keep it;
 * nothing changes then.
 */
export async function changeLanguage(lang: Locale, loggedIn: boolean, reload = reloadAt): Promise<void> {
  const kept = loggedIn ? (await browserCall<typeof setLang>(setLangCall, { body: { lang } })).lang : lang;
  rememberLanguage(kept);
  const here = new URL(window.location.href);
  // `?lang=` would win over the choice just made (DECISIONS 10).
  here.searchParams.delete('lang');
  reload(here.href);
}
