import { now } from '@/lib/kernel/clock';
import { seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

/**
 * The same for a wish that is sent twice within `windowMs` by an impatient finger or an answer that was lost: that of the
 * running window, and that of the one before. DECISIONS 26.
 */
export function wishFingerprints(
  what: readonly string[],
  windowMs: number,
): { current: Buffer; former: Buffer } {
  const window = Math.floor(now().getTime() / windowMs);
  const of = (part: number) => seal(secretsEnv().LINK_SECRET, 'account-wish', ...what, part);
  return { current: of(window), former: of(window - 1) };
}
