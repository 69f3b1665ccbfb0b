import { NextResponse } from 'next/server';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@/lib/kernel/locales';
import { appEnv } from '@/lib/env/app';
import { preferLanguage } from '@/lib/intl/prefer-language';
import { contentSecurityPolicy, CSP_HEADER, newNonce } from './content-security-policy';
import { eventLanguage } from './event-language';
import { framedSlug } from './framed-slug';
import type { ChainContext } from './link';
import { findReadyPage } from './ready-pages';
import { READY_HEADER, WHOLE_HEADER } from './whole-page';
import { isPerRequest, pagePath, takesNonce, takesPayment } from './paths';

/** SPEC 9, DECISIONS 10: a year, everywhere, and no secret. */
const COOKIE_ATTRIBUTES = `Path=/; Max-Age=${365 * 86_400}; SameSite=lax`;

/** Where next-intl looks for the language of what has no `[locale]` segment. */
const INTL_HEADER = 'x-next-intl-locale';

/** `/{slug}` and nothing behind it, or a frame: where an event that is no Store has its order form. */
function mayBeOrderForm(path: string): boolean {
  return framedSlug(path) !== null || /^\/[^/]+\/?$/.test(path);
}

/**
 * `?lang`, cookie, browser, the event's default, English; an order form leaves the browser out, since its event speaks
 * one language to all it has invited. English alone with translation off. SPEC 4, DECISIONS 10.
 */
export async function localeOf({ request, path }: ChainContext): Promise<Locale> {
  if (appEnv().TRANSLATION_ENABLED === '0') return DEFAULT_LOCALE;
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
 * The page behind the address, in the language. Prerendered pages read no header; each one passed on to them would cost
 * a first visit time.
 */
async function inLanguage({ request, path, headers }: ChainContext, locale: Locale): Promise<NextResponse> {
  const ready = request.headers.has(WHOLE_HEADER) ? await findReadyPage(path, locale) : null;
  // Its body is put in as the answer goes out (choose-body.ts), so that no router need find the page again.
  if (ready) return new NextResponse(null, { headers: { [READY_HEADER]: ready } });
  const { search, searchParams } = request.nextUrl;
  const target = new URL(`/${locale}${pagePath(path, searchParams)}${search}`, request.url);
  if (!isPerRequest(path, searchParams)) return NextResponse.rewrite(target);
  headers.set(INTL_HEADER, locale);
  return NextResponse.rewrite(target, { request: { headers } });
}

/** The order form of an event that has another name now: a site keeps the line it once copied (DECISIONS 6). */
function renamed({ request }: ChainContext, slug: string): NextResponse {
  return NextResponse.redirect(new URL(`/embed/${slug}${request.nextUrl.search}`, request.url), 308);
}

/**
 * Answers with the page in the visitor's language and always sets the cookie: a visitor without one would come through
 * here for ever. It does what next-intl’s middleware does where no URL shows a language, and less
 * (docs/performance.md). SPEC 4, 9, DECISIONS 10.
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
  const policy = nonce && contentSecurityPolicy({ nonce, payment, ancestors: event?.origins });
  // Next reads the nonce for its own scripts from the request's policy.
  if (policy) headers.set(CSP_HEADER, policy);
  const response = await inLanguage(context, locale);
  // Inside another site no cookie would be kept, and a frame's language is in its address.
  if (framed === null)
    response.headers.append('set-cookie', `${LOCALE_COOKIE}=${locale}; ${COOKIE_ATTRIBUTES}`);
  if (policy) response.headers.set(CSP_HEADER, policy);
  return response;
}
