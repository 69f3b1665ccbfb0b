import { isCsrf } from '@/lib/modules/accounts/service/csrf';
import { bucketOf } from '@/lib/limits/bucket';
import type { CodeVisitor } from './code-limits';

/** Whose unpaid order it is, as keyed hashes. D27-8. */
export interface PayVisitor {
  visitor: string;
  /** The IP address, in this event. */
  address: string;
}

/**
 * The visitor of a `pay`. Browsers are told apart by their signed CSRF cookie, since those of an office may share an IP
 * address and be of one make; a caller without one is known by address and browser. D27-8.
 */
export function payVisitor(
  csrfCookie: string | undefined,
  { address, browser }: CodeVisitor,
  { tenantId, slug }: { tenantId: string; slug: string },
): PayVisitor {
  const who = isCsrf(csrfCookie) ? [csrfCookie] : [address, browser];
  return {
    visitor: bucketOf('open-visitor', tenantId, ...who),
    address: bucketOf('open-address', tenantId, slug, address),
  };
}
