import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@/lib/kernel/locales';
import { isTranslated } from '@/lib/switches/is-on';
import { preferLanguage } from '@/lib/intl/prefer-language';
import { getLang } from '@/lib/modules/accounts/contract/get-lang';
import { resolveToken } from '@/lib/modules/accounts/service/resolve-token';
import { bearerToken } from '@/lib/tenant-api/context/authorise';
import { cookieOf } from '@/lib/tenant-api/context/cookies';
import { defineHandler } from '@/lib/tenant-api/define-handler';

async function ownLanguage(request: Request): Promise<string | null> {
  const token = bearerToken(request);
  const user = token ? await resolveToken(token) : null;
  return user?.lang ?? null;
}

async function languageFor(request: Request): Promise<Locale> {
  if (!(await isTranslated())) return DEFAULT_LOCALE;
  const own = await ownLanguage(request);
  if (isLocale(own)) return own;
  const remembered = cookieOf(request, LOCALE_COOKIE);
  if (isLocale(remembered)) return remembered;
  return preferLanguage(request.headers.get('accept-language')) ?? DEFAULT_LOCALE;
}

/** In this order: the user's stored choice, the browser's cookie, its preferred language, English (S4). */
export const getLangHandler = defineHandler(getLang, async ({ request }) => ({
  lang: await languageFor(request),
}));
