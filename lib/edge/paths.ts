import { LIST_PARAMS } from '@/lib/modules/catalogue/rules/list-query';
import { CLIENT_MENU, STAFF_MENU } from '@/lib/permissions/menu';
import { ROUTES } from '@/lib/modules/events/rules/reserved-routes';
import { INVITE_PARAM } from '@/lib/modules/storefront/rules/invite-param';
import { isReservedSlug } from '@/lib/modules/events/rules/slug';
import { BUILDER_PATH } from '@/lib/modules/event-builder/rules/steps';
import { enteredSlug } from './entry-path';
import { framedSlug } from './framed-slug';

/** The header that tells a page its own path, so that the page can redirect to the login and back. */
export const PATH_HEADER = 'x-merchloom-path';

function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

const PROTECTED = new Set<string>(ROUTES.admin.map(firstSegment));
/** The admin pages of the menus; the menus also lead to public pages, which are kept for everybody. */
const IN_MENU = new Set<string>(
  [...CLIENT_MENU, ...STAFF_MENU].flatMap(({ href }) =>
    href && PROTECTED.has(firstSegment(href)) ? [href] : [],
  ),
);

/** Whether a path needs a login (D2-1). */
export function isProtected(path: string): boolean {
  return PROTECTED.has(firstSegment(path));
}

/** The store page at this path that is rendered per request, if any. */
function paymentPage(path: string): string | undefined {
  const [, slug = '', page] = /^\/([a-z0-9-]{3,63})\/(checkout|payment-success)$/.exec(path) ?? [];
  return isReservedSlug(slug) ? undefined : page;
}

/** The parameter with an order form's step; later steps are a page of their own (docs/decisions/0013). */
const STEP = 'step';

/** Whether this is a paid order form after its first step: `/{slug}?step=shipping`. */
function isOrderStep(path: string, search: URLSearchParams | undefined): boolean {
  const slug = /^\/([a-z0-9-]{3,63})$/.exec(path)?.[1];
  return slug !== undefined && search?.has(STEP) === true && !isReservedSlug(slug);
}

/** Where a client pays money into its credit account or saves a card for that, and where it pays a Bulk order by card. */
const CARD_PATHS: readonly string[] = ['/settings/billing-account/top-up', '/settings/billing-account/card'];
const BULK_PAYMENT_PATH = /^\/events\/[^/]+\/bulk-order\/[^/]+\/pay$/;

/**
 * Whether the card provider's script may run at this path: only at the checkout, an order form's steps (S2.9), and where a
 * client tops its account up, saves a card or pays a Bulk order, or a merchant saves the card for its orders.
 */
export function takesPayment(path: string, search?: URLSearchParams): boolean {
  if (CARD_PATHS.includes(path) || BULK_PAYMENT_PATH.test(path)) return true;
  // A merchant's last step of the setup.
  if (path === '/get-started' && search?.get(STEP) === 'card') return true;
  return paymentPage(path) === 'checkout' || isOrderStep(path, search);
}

/**
 * Whether the pages at this path are rendered per request, so that their scripts can have a nonce: login, mailed links
 * and the pages that request them, the introduction, the event builder, checkout and payment success, an embedded order
 * form and a paid one's steps, an order's page, a private store's entry page, the existing admin pages, and everything below the protected segments.
 */
export function takesNonce(path: string, search?: URLSearchParams): boolean {
  if (path === '/login' || path === '/get-started' || path === BUILDER_PATH || IN_MENU.has(path)) return true;
  if (/^\/(reset-password|verify-email)(\/[^/]+)?$/.test(path)) return true;
  if (isOrderStep(path, search) || enteredSlug(path)) return true;
  if (paymentPage(path) || framedSlug(path) || /^\/(order|fix-order|unsubscribe)\/[^/]+$/.test(path))
    return true;
  return isProtected(path) && path.split('/').filter(Boolean).length > 1;
}

/** Whether the pages at this path are rendered per request, so that they can read the chain's headers. */
export function isPerRequest(path: string, search?: URLSearchParams): boolean {
  return isProtected(path) || takesNonce(path, search);
}

/** Beside the protected paths, what the middleware's matcher takes whatever the visitor's cookie says. */
const ALWAYS_MATCHED =
  /^\/(?:(?:login|get-started|event-builder|reset-password|verify-email)(?:\/|$)|(?:order|fix-order|embed|entry|unsubscribe)\/[^/]+\/?$|[^/]+\/(?:checkout|payment-success)\/?$)/;

/**
 * Whether the middleware takes every request for this path. The web's server asks before it answers by itself
 * (docs/decisions/0032). Repeats the matcher of middleware.ts; a test compares the two.
 */
export function isAlwaysMatched(path: string): boolean {
  return isProtected(path) || ALWAYS_MATCHED.test(path);
}

/**
 * The page for a URL, below its locale. `/{slug}/Product={id}` cannot be a segment in Next. Filtered lists and
 * invitees' forms have twin pages that are rendered per request; the other pages at these URLs are prerendered.
 * next.routes.mjs has the same rules for visitors with a cookie; a test compares the two.
 */
export function pagePath(path: string, search?: URLSearchParams): string {
  const [, slug, kind, product] = /^\/([^/]+)\/(New)?Product(?:=|%3D)([^/]+)$/i.exec(path) ?? [];
  if (slug && product) return `/${slug}/${kind ? 'new-product' : 'product'}/${product}`;
  if (isOrderStep(path, search)) return `${path}/order/steps`;
  if (search && LIST_PARAMS.some((name) => search.has(name)) && /^\/[^/]+\/products$/i.test(path)) {
    return `${path}/filtered`;
  }
  if (search?.has(INVITE_PARAM) && /^\/[^/]+$/.test(path)) return `${path}/invited`;
  return path === '/' ? '' : path;
}
