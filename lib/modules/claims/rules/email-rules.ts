import { mailDomain } from '@/lib/modules/events/rules/access';
import { domainAndAbove, isOfDomain } from '@/lib/modules/events/rules/claim-domains';
import { DISPOSABLE_DOMAINS } from './disposable-domains';

/** Which e-mail addresses may claim a gift of an event. */
export interface EmailRules {
  /** As `claimDomain` gives them; empty for all. */
  domains: readonly string[];
  /** Refused with their subdomains. */
  blocked: readonly string[];
  refusesDisposable: boolean;
}

/** Why an address may not claim; the client's list of refused tries says which (D22-5). */
export type EmailRefusal = 'email_not_allowed' | 'email_blocked' | 'email_disposable';

/** The domain of an address in lower case and punycode. One that is no domain stays as typed, and is on no list. */
function domainOf(email: string): string {
  const typed = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .replace(/\.+$/, '')
    .toLowerCase();
  return mailDomain(typed) ?? typed;
}

/**
 * Why an event refuses an e-mail address; null if it does not. A domain that the client allows by name is never taken for a
 * throwaway one, but may be blocked. D22-6, D22-7.
 */
export function emailRefusal(email: string, rules: EmailRules): EmailRefusal | null {
  const domain = domainOf(email);
  const above = domainAndAbove(domain);
  if (above.some((one) => rules.blocked.includes(one))) return 'email_blocked';
  if (rules.domains.length > 0)
    return rules.domains.some((allowed) => isOfDomain(domain, allowed)) ? null : 'email_not_allowed';
  return rules.refusesDisposable && above.some((one) => DISPOSABLE_DOMAINS.has(one))
    ? 'email_disposable'
    : null;
}
