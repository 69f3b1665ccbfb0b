import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretsEnv } from '@/lib/env/secrets';
import { PEER_HEADER } from './visitor';

const SIGNATURE_HEADER = `${PEER_HEADER}-signature`;

function sign(address: string): string {
  return createHmac('sha256', secretsEnv().INTERNAL_SECRET).update(`peer:${address}`).digest('hex');
}

/** Vouches for the visitor's address that these headers name, towards an API that runs elsewhere. */
export function signPeer(headers: Headers): void {
  const address = headers.get(PEER_HEADER);
  if (address) headers.set(SIGNATURE_HEADER, sign(address));
}

/**
 * The headers an API on its own may trust: the visitor's address as a web of this installation vouched for it, else
 * that of the connection (DECISIONS 27).
 */
export function withPeer(incoming: Headers, connection: string): Headers {
  const headers = new Headers(incoming);
  const given = Buffer.from(headers.get(SIGNATURE_HEADER) ?? '');
  const expected = Buffer.from(sign(headers.get(PEER_HEADER) ?? ''));
  const vouched = given.length === expected.length && timingSafeEqual(given, expected);
  headers.delete(SIGNATURE_HEADER);
  if (vouched) headers.delete('x-forwarded-for');
  else headers.set(PEER_HEADER, connection);
  return headers;
}
