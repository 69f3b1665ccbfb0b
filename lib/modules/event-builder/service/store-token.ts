import { secretsEnv } from '@/lib/env/secrets';
import { isId } from '@/lib/kernel/ids';
import { isSame, seal } from '@/lib/kernel/seal';

/** A SHA-256 in base64url. */
const SIGNATURE_LENGTH = 43;

function signatureOf(id: string): string {
  return seal(secretsEnv().LINK_SECRET, 'temporary-store', id).toString('base64url');
}

/** The token of a temporary store: a signature and the id it signs, computed and never stored. SPEC 3.5. */
export function storeToken(id: string): string {
  return signatureOf(id) + Buffer.from(id).toString('base64url');
}

/** Which store a token opens; null for one that was not made here exactly so. Compared in constant time. */
export function readStoreToken(token: string): string | null {
  const id = Buffer.from(token.slice(SIGNATURE_LENGTH), 'base64url').toString();
  if (!isId('temporaryStore', id)) return null;
  if (!isSame(signatureOf(id), token.slice(0, SIGNATURE_LENGTH))) return null;
  // Base64 has several spellings of one text; only ours is a token.
  return storeToken(id) === token ? id : null;
}
