import { now } from '@/lib/kernel/clock';
import { seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

/**
 * Two fingerprints of a request: for the current time window of `windowMs` and for the one before. A request sent twice
 * (double click, lost answer) matches one of them and is handled once. D26-1.
 */
export function requestFingerprints(
  what: readonly string[],
  windowMs: number,
): { current: Buffer; former: Buffer } {
  const window = Math.floor(now().getTime() / windowMs);
  const of = (part: number) => seal(secretsEnv().LINK_SECRET, 'account-wish', ...what, part);
  return { current: of(window), former: of(window - 1) };
}
