import { appEnv } from '@/lib/env/app';

/** Set by the server that took the connection; never accepted from outside unless a proxy is configured. */
export const PEER_HEADER = 'x-merchloom-peer';

/**
 * The visitor's address for rate limits. A forwarded address counts only from a configured proxy (DECISIONS 27):
 * with N proxies trusted it is the Nth from the right; otherwise the connection's own.
 */
export function visitorAddress(request: Request): string {
  const trusted = appEnv().TRUSTED_PROXIES;
  if (trusted > 0) {
    const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
    const address = chain.at(-trusted);
    if (address) return address.slice(0, 64);
  }
  return (request.headers.get(PEER_HEADER) ?? 'local').slice(0, 64);
}
