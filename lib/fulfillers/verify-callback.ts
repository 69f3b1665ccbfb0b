import { isSealedBody } from '@/lib/kernel/seal';
import { fulfillerEnv } from '@/lib/env/fulfiller';

const TOLERANCE_SECONDS = 300;

/** `t=…,v1=…` over `${t}.${body}` with the shared secret, at most five minutes old or ahead. */
export function verifyCallback(rawBody: string, header: string | null): boolean {
  return isSealedBody(fulfillerEnv().FULFILLER_WEBHOOK_SECRET, rawBody, header, TOLERANCE_SECONDS);
}
