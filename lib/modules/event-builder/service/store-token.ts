import { secretsEnv } from '@/lib/env/secrets';
import { isId } from '@/lib/kernel/ids';
import { isSame, seal } from '@/lib/kernel/seal';

/** Length of a SHA-256 in base64url. */
const SIGNATURE_LENGTH = 43;

function signatureOf(id: string): string {
  return seal(secretsEnv().LINK_SECRET, 'temporary-store', id).toString('base64url');
}

/** The token of a temporary store: a signature and the id it signs. It is computed, never stored. S3.5-4. */
export function storeToken(id: string): string {
  return signatureOf(id) + Buffer.from(id).toString('base64url');
}

/** The store id in a token; null for an invalid token. Compared in constant time. */
export function readStoreToken(token: string): string | null {
  const id = Buffer.from(token.slice(SIGNATURE_LENGTH), 'base64url').toString();
  if (!isId('temporaryStore', id)) return null;
  if (!isSame(signatureOf(id), token.slice(0, SIGNATURE_LENGTH))) return null;
  // Base64 allows several spellings of the same bytes; only the canonical one is accepted.
  return storeToken(id) === token ? id : null;
}
