import { seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

/** How long a mailed code holds. S3.5-11. */
export const CODE_LIFE_MS = 600_000;
/** How often one code may be tried. */
export const MOST_TRIES = 5;
const DIGITS = 6;

/** The code of a stored request: computed, never stored. Six digits, which five tries in ten minutes do not guess. */
export function entryCodeOf({ tenantId, id }: { tenantId: string; id: string }): string {
  const number = seal(secretsEnv().LINK_SECRET, 'entry-code', tenantId, id).readUIntBE(0, 6);
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}
