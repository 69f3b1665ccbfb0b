import { LIST_PARAMS } from '@/lib/domain/catalogue/list-query';
import { CLIENT_MENU, STAFF_MENU } from '@/lib/domain/permissions/menu';
import { ROUTES } from '@/lib/domain/tenancy/routes';
import { isReservedSlug } from '@/lib/domain/tenancy/slug';
import { framedSlug } from './framed-slug';

/** The header in which the chain tells a page its own address, so that the page can send somebody to log in and back. */
export const PATH_HEADER = 'x-merchloom-path';

function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

const PROTECTED = new Set<string>(ROUTES.admin.map(firstSegment));
const BUILT = new Set<string>(
  [...CLIENT_MENU, ...STAFF_MENU].flatMap(({ href, built }) => (href && built ? [href] : [])),
);

/** Whether a path needs a login (DECISIONS 2). */
export function isProtected(path: string): boolean {
  return PROTECTED.has(firstSegment(path));
}

/** The store's page at this path that is rendered per request, if it is one. */
function paymentPage(path: string): string | undefined {
  const [, slug = '', page] = /^\/([a-z0-9-]{3,63})\/(checkout|payment-success)$/.exec(path) ?? [];
  return isReservedSlug(slug) ? undefined : page;
}

/** Whether the card provider's script may run at this path: the checkout alone (SPEC 2.9). */
export function takesPayment(path: string): boolean {
  return paymentPage(path) === 'checkout';
}

/**
 * Whether the pages at this path are rendered per request, so that their scripts can carry a nonce: the login, how to
 * begin, the checkout and its end, a framed order form, an order's page, the admin's menu pages that exist, and all below the protected segments.
 */
export function takesNonce(path: string): boolean {
  if (path === '/login' || path === '/get-started' || BUILT.has(path)) return true;
  if (paymentPage(path) || framedSlug(path) || /^\/order\/[^/]+$/.test(path)) return true;
  return isProtected(path) && path.split('/').filter(Boolean).length > 1;
}

/** Whether the pages at this path are rendered per request, and so may read what the chain tells them. */
export function isPerRequest(path: string): boolean {
  return isProtected(path) || takesNonce(path);
}

/**
 * The page that stands at an address, below its locale: `/{slug}/Product={id}` is no segment Next could have (STACK
 * "Next 16.4"), and a filtered list is rendered per request, the plain one is not. next.routes.mjs says the same for
 * visitors with a cookie; a test compares the two.
 */
export function pagePath(path: string, search?: URLSearchParams): string {
  const [, slug, kind, product] = /^\/([^/]+)\/(New)?Product(?:=|%3D)([^/]+)$/i.exec(path) ?? [];
  if (slug && product) return `/${slug}/${kind ? 'new-product' : 'product'}/${product}`;
  if (search && LIST_PARAMS.some((name) => search.has(name)) && /^\/[^/]+\/products$/i.test(path)) {
    return `${path}/filtered`;
  }
  return path === '/' ? '' : path;
}
