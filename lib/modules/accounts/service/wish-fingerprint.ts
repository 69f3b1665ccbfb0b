import { createHmac } from 'node:crypto';
import { now } from '@/lib/kernel/clock';
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
  const of = (part: number) =>
    createHmac('sha256', secretsEnv().LINK_SECRET)
      .update(JSON.stringify(['account-wish', ...what, part]))
      .digest();
  return { current: of(window), former: of(window - 1) };
}
