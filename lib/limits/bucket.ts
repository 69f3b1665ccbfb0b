import { seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

/**
 * The name of a counter: its kind as plain text, the counted person as a keyed hash, so that the counter table holds no
 * e-mail or IP address.
 */
export function bucketOf(kind: string, ...who: readonly string[]): string {
  const hash = seal(secretsEnv().LINK_SECRET, 'limit', kind, ...who).toString('base64url');
  return `${kind}:${hash.slice(0, 24)}`;
}
