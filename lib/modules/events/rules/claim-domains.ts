import { mailDomain } from './access';

/** The most domains of an event whose addresses may claim, and of those that may not. D22-6, D22-7. */
export const MOST_CLAIM_DOMAINS = 50;
export const MOST_BLOCKED_DOMAINS = 200;

/**
 * The domain in a text such as `@Example.com` or `*.example.com` (every subdomain, without the domain itself), in lower case
 * and punycode; null if it is none. D22-6.
 */
export function claimDomain(text: string): string | null {
  const typed = text.trim().replace(/^@/, '');
  const isWide = typed.startsWith('*.');
  const domain = mailDomain(isWide ? typed.slice(2) : typed);
  return domain !== null && isWide ? `*.${domain}` : domain;
}

/** A domain that may not claim, as `claimDomain` reads it: its subdomains are always meant, so a leading `*.` goes. D22-7. */
export const blockedDomain = (text: string): string | null => claimDomain(text)?.replace(/^\*\./, '') ?? null;

/** Whether an address's domain is one that `claimDomain` gave: the same, or a subdomain where it begins with `*.`. D22-6. */
export function isOfDomain(domain: string, allowed: string): boolean {
  return allowed.startsWith('*.') ? domain.endsWith(allowed.slice(1)) : domain === allowed;
}

/** A domain and all above it, the nearest first: `a.b.example` → `a.b.example`, `b.example`, `example`. */
export function domainAndAbove(domain: string): string[] {
  const labels = domain.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}
