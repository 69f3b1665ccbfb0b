import { NextResponse } from 'next/server';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@/lib/kernel/locales';
import { preferLanguage } from '@/lib/intl/prefer-language';
import { contentSecurityPolicy, CSP_HEADER, newNonce } from './content-security-policy';
import { enteredSlug } from './entry-path';
import { eventLanguage } from './event-language';
import { framedSlug } from './framed-slug';
import type { ChainContext } from './link';
import { findReadyPage } from './ready-pages';
import { READY_HEADER, WHOLE_HEADER } from './whole-page';
import { translationOn } from './translation-on';
import { isPerRequest, pagePath, takesNonce, takesPayment } from './paths';
import { ownFramers } from './studio-frame';

/** S9-16, D10: a year, on every path, readable by scripts. */
const COOKIE_ATTRIBUTES = `Path=/; Max-Age=${365 * 86_400}; SameSite=lax`;

/** Where next-intl looks for the language of a route without a `[locale]` segment. */
const INTL_HEADER = 'x-next-intl-locale';

/**
 * `/{slug}` with nothing after it, or an embedded form: where an event that is not a Store has its order form; and the
 * entry page of a private store, which speaks the store's language.
 */
function mayBeOrderForm(path: string): boolean {
  return framedSlug(path) !== null || enteredSlug(path) !== null || /^\/[^/]+\/?$/.test(path);
}

/**
 * The language, in this order: `?lang`, cookie, browser, the event's default, English. An order form ignores the
 * browser, since its event uses one language for all it has invited. Always English when translation is off. S4, D10.
 */
export async function localeOf({ request, path }: ChainContext): Promise<Locale> {
  if (!(await translationOn())) return DEFAULT_LOCALE;
  const asked = request.nextUrl.searchParams.get('lang');
  if (isLocale(asked)) return asked;
  const remembered = request.cookies.get(LOCALE_COOKIE)?.value;
  if (isLocale(remembered)) return remembered;
  const preferred = preferLanguage(request.headers.get('accept-language'));
  if (preferred && !mayBeOrderForm(path)) return preferred;
  const event = await eventLanguage(path);
  return (event?.orderForm ? null : preferred) ?? event?.language ?? DEFAULT_LOCALE;
}

/**
 * Rewrites to the page in a language. Prerendered pages read no headers, and each header passed on would slow a first
 * visit.
 */
async function inLanguage({ request, path, headers }: ChainContext, locale: Locale): Promise<NextResponse> {
  const ready = request.headers.has(WHOLE_HEADER) ? await findReadyPage(path, locale) : null;
  // The body is added when the response is sent (choose-body.ts), so that no router has to find the page again.
  if (ready) return new NextResponse(null, { headers: { [READY_HEADER]: ready } });
  const { search, searchParams } = request.nextUrl;
  const target = new URL(`/${locale}${pagePath(path, searchParams)}${search}`, request.url);
  if (!isPerRequest(path, searchParams)) return NextResponse.rewrite(target);
  headers.set(INTL_HEADER, locale);
  return NextResponse.rewrite(target, { request: { headers } });
}

/** Redirects an embedded order form of a renamed event: sites keep the snippet they once copied (D6-3). */
function renamed({ request }: ChainContext, slug: string): NextResponse {
  return NextResponse.redirect(new URL(`/embed/${slug}${request.nextUrl.search}`, request.url), 308);
}

/**
 * Answers with the page in the visitor's language and always sets the cookie; without it, every later visit would come
 * through here again. It does what next-intl's middleware does for URLs without a language, and less
 * (docs/performance.md). S4, S9-16, D10.
 */
export async function localeLink(context: ChainContext): Promise<Response> {
  const { path, headers } = context;
  const framed = framedSlug(path);
  const event = framed === null ? null : await eventLanguage(path);
  if (event && event.slug !== framed) return renamed(context, event.slug);
  const locale = await localeOf(context);
  const { searchParams } = context.request.nextUrl;
  const nonce = takesNonce(path, searchParams) ? newNonce() : undefined;
  const payment = takesPayment(path, searchParams) || event?.paid === true;
  const ancestors = event?.origins ?? ownFramers(path);
  const policy = nonce && contentSecurityPolicy({ nonce, payment, ancestors });
  // Next reads the nonce for its own scripts from the request's policy header.
  if (policy) headers.set(CSP_HEADER, policy);
  const response = await inLanguage(context, locale);
  // Inside another site the browser stores no cookie, and a frame's language is in its URL.
  if (framed === null)
    response.headers.append('set-cookie', `${LOCALE_COOKIE}=${locale}; ${COOKIE_ATTRIBUTES}`);
  if (policy) response.headers.set(CSP_HEADER, policy);
  return response;
}
