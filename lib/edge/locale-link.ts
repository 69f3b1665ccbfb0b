import createIntlMiddleware from 'next-intl/middleware';
import { NextRequest } from 'next/server';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@/lib/kernel/locales';
import { appEnv } from '@/lib/env/app';
import { preferLanguage } from '@/lib/domain/locale/prefer-language';
import { routing } from '@/lib/intl/routing';
import { contentSecurityPolicy, CSP_HEADER, newNonce } from './content-security-policy';
import { eventLanguage } from './event-language';
import type { ChainContext } from './link';
import { takesNonce, takesPayment } from './paths';

const answerIn = createIntlMiddleware(routing);

/** `/{slug}` and nothing behind it: where an event that is no Store has its order form. */
function mayBeOrderForm(path: string): boolean {
  return /^\/[^/]+\/?$/.test(path);
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

/** The request as the language has been decided, so that next-intl, which looks at the cookie, decides the same. */
function withLocale(request: NextRequest, headers: Headers, locale: Locale): NextRequest {
  const decided = new NextRequest(request.url, { headers, method: request.method });
  decided.cookies.set(LOCALE_COOKIE, locale);
  return decided;
}

/**
 * Answers with the page in the visitor's language and always sets the cookie itself: next-intl leaves it out when the
 * browser already gave the language, and such a visitor would come through here for ever. SPEC 4, 9, DECISIONS 10.
 */
export async function localeLink(context: ChainContext): Promise<Response> {
  const { request, path, headers } = context;
  const locale = await localeOf(context);
  const nonce = takesNonce(path) ? newNonce() : undefined;
  const policy = nonce && contentSecurityPolicy({ nonce, payment: takesPayment(path) });
  // Next reads the nonce for its own scripts from the request's policy.
  if (policy) headers.set(CSP_HEADER, policy);
  const response = answerIn(withLocale(request, headers, locale));
  const { name, ...attributes } = routing.localeCookie as { name: string; maxAge: number };
  response.cookies.set(name, locale, attributes);
  if (policy) response.headers.set(CSP_HEADER, policy);
  return response;
}
