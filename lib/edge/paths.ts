import { CLIENT_MENU, STAFF_MENU } from '@/lib/domain/permissions/menu';
import { ROUTES } from '@/lib/domain/tenancy/routes';

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

/**
 * Whether the pages at this path are rendered per request, so that their scripts can carry a nonce: the login, the
 * admin's menu pages that exist, and all below the protected segments.
 */
export function takesNonce(path: string): boolean {
  if (path === '/login' || BUILT.has(path)) return true;
  return isProtected(path) && path.split('/').filter(Boolean).length > 1;
}
