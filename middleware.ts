import type { NextRequest } from 'next/server';
import { runChain } from '@/lib/edge/chain';

/**
 * Which requests pass the chain: protected pages and those with a nonce always; any other page
 * only while it brings no valid locale cookie, or asks for a language. Locale codes and segments repeat
 * lib/kernel/locales.ts and lib/modules/events/rules/reserved-routes.ts, since Next reads this object without running it; a test
 * compares them.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/(dashboard|events|orders|replace-order|users|clients|client-revenue|products|fulfillers|audit-logs|settings|login|get-started|event-builder|reset-password|verify-email)/:rest*',
    '/:slug/(checkout|payment-success)',
    {
      source: '/((?!api(?:/|$)|_next/|healthz$|readyz$|.*\\.[^/]*$).*)',
      missing: [{ type: 'cookie', key: 'i18n_redirected', value: '(en|fr|de|it|es|nl|da|fi|no|sv)' }],
    },
    {
      source: '/((?!api(?:/|$)|_next/|healthz$|readyz$|.*\\.[^/]*$).*)',
      has: [{ type: 'query', key: 'lang' }],
    },
    '/order/:token',
    '/embed/:slug',
    '/entry/:slug',
    '/unsubscribe/:token',
    '/fix-order/:token',
    { source: '/:slug', has: [{ type: 'query', key: 'step' }] },
  ],
};

/**
 * Runs the chain: authentication, shop platform, locale (S6-7). It is no security boundary: pages and API check again.
 */
export default function middleware(request: NextRequest): Promise<Response> {
  return runChain(['auth', 'shop-platform', 'locale'], request);
}
