import { isIP } from 'node:net';
import { appEnv } from '@/lib/env/app';

/** Set by the server that accepted the connection; ignored from outside unless a proxy is configured. */
export const PEER_HEADER = 'x-merchloom-peer';

/**
 * An IP address for rate limits: IPv4 without its IPv6 prefix, and for IPv6 the /64 network, since whoever has one
 * address of it has all.
 */
export function plainAddress(address: string): string {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^\[|\](:\d+)?$/g, '');
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (wrapped) return wrapped;
  if (isIP(bare) !== 6) return bare.slice(0, 64);
  const [head = '', tail] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The visitor's IP address for rate limits. A forwarded address counts only from a configured proxy (D27-5): with N
 * trusted proxies it is the Nth from the right; otherwise the connection's own address.
 */
export function visitorAddress(request: Request): string {
  const trusted = appEnv().TRUSTED_PROXIES;
  if (trusted > 0) {
    const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
    const address = chain.at(-trusted);
    if (address) return plainAddress(address);
  }
  return plainAddress(request.headers.get(PEER_HEADER) ?? 'local');
}

/** The visitor who types a code, as the request identifies them: several people may share an IP address (D27-2). */
export function codeVisitor(address: string, request: Request): { address: string; browser: string } {
  return { address, browser: (request.headers.get('user-agent') ?? '').slice(0, 500) };
}
