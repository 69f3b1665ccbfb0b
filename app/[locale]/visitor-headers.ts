import { headers } from 'next/headers';
import { PEER_HEADER, visitorAddress } from '@/lib/tenant-api/context/visitor';

/** The visitor's address and browser, by which the API counts what is sent too often; for calls from a server action. */
export async function visitorHeaders(): Promise<Record<string, string>> {
  const sent = await headers();
  const visitor = visitorAddress(new Request('http://web.internal', { headers: sent }));
  return {
    [PEER_HEADER]: visitor,
    'x-forwarded-for': visitor,
    'user-agent': sent.get('user-agent') ?? '',
  };
}
