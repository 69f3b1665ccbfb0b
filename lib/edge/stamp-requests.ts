import type { IncomingMessage } from 'node:http';
import { appEnv } from '@/lib/env/app';
import { PEER_HEADER, plainAddress } from '@/lib/tenant-api/context/visitor';
import { CSP_HEADER } from './content-security-policy';
import { PATH_HEADER } from './paths';
import { forgetRange, readableUrl } from './readable-request';
import { READY_HEADER, WHOLE_HEADER } from './whole-page';

/** Headers that only this process may set; a visitor's are dropped. Next would use a nonce from a policy header. */
const OURS = [
  ...[PEER_HEADER, `${PEER_HEADER}-signature`, PATH_HEADER, CSP_HEADER, `${CSP_HEADER}-report-only`],
  ...[WHOLE_HEADER, READY_HEADER],
];
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
];

/**
 * Makes a request trustworthy before Next sees it: the connection's address is written where no visitor can write it
 * (D27-5), forwarded headers stay only behind a configured proxy, and the address is one that all parts read alike.
 */
export function stampRequest(request: IncomingMessage): void {
  for (const name of OURS) delete request.headers[name];
  if (appEnv().TRUSTED_PROXIES === 0) for (const name of FORWARDED) delete request.headers[name];
  request.headers[PEER_HEADER] = plainAddress(request.socket.remoteAddress ?? '');
  request.url = readableUrl(request.url ?? '');
  forgetRange(request);
}
