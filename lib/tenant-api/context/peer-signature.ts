import { isSame, seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';
import { PEER_HEADER } from './visitor';

const SIGNATURE_HEADER = `${PEER_HEADER}-signature`;

function sign(address: string): string {
  return seal(secretsEnv().INTERNAL_SECRET, 'peer', address).toString('hex');
}

/** Signs the visitor's IP address in these headers, for an API on another host. */
export function signPeer(headers: Headers): void {
  const address = headers.get(PEER_HEADER);
  if (address) headers.set(SIGNATURE_HEADER, sign(address));
}

/**
 * The headers that a standalone API trusts: the visitor's address if a web process of this installation signed it, else
 * the connection's (D27-5).
 */
export function withPeer(incoming: Headers, connection: string): Headers {
  const headers = new Headers(incoming);
  const vouched = isSame(sign(headers.get(PEER_HEADER) ?? ''), headers.get(SIGNATURE_HEADER) ?? '');
  headers.delete(SIGNATURE_HEADER);
  if (vouched) headers.delete('x-forwarded-for');
  else headers.set(PEER_HEADER, connection);
  return headers;
}
