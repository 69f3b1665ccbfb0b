import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/env/logger';
import { newId } from '@/lib/kernel/ids';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, type Locale } from '@/lib/kernel/locales';
import { wasAwayJustNow } from '@/lib/tenant-api/away';
import { CSP_HEADER } from './content-security-policy';
import { ERROR_STATUSES, errorPage, type ErrorStatus } from './error-page';
import { knownStores, type StoreKind } from './known-stores';
import { INLINE_SCRIPTS } from './security-headers';
import { storeIn } from './store-gate';
import type { WebResponse } from './web-response';
import { rememberedLocale } from './whole-page';

const GIVEN = new RegExp(`^${LOCALE_COOKIE}=([a-z]{2})(?:;|$)`);
export const NO_STORE = 'private, no-cache, no-store, max-age=0, must-revalidate';
/** When to try again after a 503, in seconds: most outages of a database are restarts. */
const RETRY_AFTER_S = 5;
/** Headers about the response that is replaced. */
const OF_THE_FORMER = ['etag', 'content-encoding', 'link', 'last-modified', 'age', INLINE_SCRIPTS];

/** The language of a response: set by the middleware, else from the visitor's cookie. */
export function localeOf(request: IncomingMessage, response: ServerResponse): Locale {
  const given = [response.getHeader('set-cookie')].flat().map(String);
  const code = given.flatMap((cookie) => GIVEN.exec(cookie)?.[1] ?? []).find(isLocale);
  return code ?? rememberedLocale(request) ?? DEFAULT_LOCALE;
}

function isErrorStatus(status: number): status is ErrorStatus {
  return ERROR_STATUSES.some((one) => one === status);
}

/** The nonce of the policy that the answer has, or will get. */
function nonceOf(response: WebResponse): string | undefined {
  const policy = response.getHeader(CSP_HEADER);
  return policy === undefined ? response.nonce : /'nonce-([^']+)'/.exec(String(policy))?.[1];
}

/** A page has no way to say itself that its data is away: for Next, all that it did not expect is a 500. D19-12. */
function nameOutage(response: ServerResponse): void {
  if (response.statusCode === 500 && wasAwayJustNow()) response.statusCode = 503;
  if (response.statusCode === 503) response.setHeader('retry-after', RETRY_AFTER_S);
}

/** The link of a draft order, whose store may be gone too. S2.2-130. */
const DRAFT_LINK = /^\/[^/]+\/draft\/[^/]+\/?$/;

/** Whether a missing page was a draft order's link. */
function isDraftLink(status: ErrorStatus, { url = '' }: IncomingMessage): boolean {
  return status === 404 && DRAFT_LINK.test(url.split('?')[0] ?? '');
}

/**
 * The store that a missing page would be of, if this process knows it to be public: what is said leads back there. A
 * private one is not told about. S2.1-80
 */
function storeOf(status: ErrorStatus, request: IncomingMessage, response: WebResponse) {
  const slug = status === 404 && !response.isPrivate ? storeIn(request.url ?? '') : null;
  const kind: StoreKind | undefined = slug === null ? undefined : knownStores().get(slug);
  return slug !== null && kind ? { slug, kind } : undefined;
}

/**
 * Sends the HTML of the error pages for 401, 403, 404, 500 and 503: sets the headers and returns the body; null leaves
 * Next's. Next sends an empty document when a page refuses or fails, and lets its script draw the content
 * (vercel/next.js#62228), so there would be nothing to read without script or for a crawler. The prerendered page of
 * the status is sent instead, with the same status, policy and cookies.
 */
export function showErrorPage(request: IncomingMessage, response: WebResponse): Buffer | null {
  nameOutage(response);
  const { statusCode: status } = response;
  if (!isErrorStatus(status)) return null;
  if (!String(response.getHeader('content-type') ?? '').startsWith('text/html')) return null;
  const reference = status === 500 ? newId('request') : undefined;
  const facts = {
    nonce: nonceOf(response),
    reference,
    store: storeOf(status, request, response),
    isDraft: isDraftLink(status, request),
  };
  const page = errorPage(status, localeOf(request, response), facts);
  if (page === null) return null;
  if (reference) log().error({ reference, method: request.method }, 'a page failed');
  if (status === 503) log().warn({ method: request.method }, 'a page’s data is away');
  const body = Buffer.from(page);
  for (const name of OF_THE_FORMER) response.removeHeader(name);
  response.setHeader('content-length', body.length);
  response.setHeader('cache-control', NO_STORE);
  return body;
}
