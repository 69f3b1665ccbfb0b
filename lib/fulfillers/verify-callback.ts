import { isSealedBody } from '@/lib/kernel/seal';
import { fulfillerEnv } from '@/lib/env/fulfiller';

const TOLERANCE_SECONDS = 300;

/**
 * `t=…,v1=…` over `${t}.${body}` with the shared secret, at most five minutes old or ahead. `secret`: that of a fulfiller
 * with a connection of its own, else the environment's.
 */
export function verifyCallback(rawBody: string, header: string | null, secret?: string): boolean {
  const shared = secret ?? fulfillerEnv().FULFILLER_WEBHOOK_SECRET;
  return isSealedBody(shared, rawBody, header, TOLERANCE_SECONDS);
}
