import { createHmac } from 'node:crypto';
import { secretsEnv } from '@/lib/env/secrets';

/**
 * The name of a counter: its kind in clear, and who is counted as a keyed hash, so that the table of counters
 * holds no e-mail and no address.
 */
export function bucketOf(kind: string, ...who: readonly string[]): string {
  const hash = createHmac('sha256', secretsEnv().LINK_SECRET).update(JSON.stringify(['limit', kind, ...who]));
  return `${kind}:${hash.digest('base64url').slice(0, 24)}`;
}
