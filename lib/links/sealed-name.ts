import { isSame, seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

/** What a link opens: something of one tenant, by its id. */
export interface Named {
  tenantId: string;
  id: string;
}

/** What a link is for; one made for another purpose opens nothing here. */
export type LinkPurpose = 'order-page' | 'bulk-invitation';

/** A SHA-256 in base64url. */
const SIGNATURE_LENGTH = 43;
const NAMED = /^(ten_[a-z0-9_]{2,40})\/([A-Za-z0-9][A-Za-z0-9_-]{1,63})$/;

function signatureOf(purpose: LinkPurpose, { tenantId, id }: Named): string {
  return seal(secretsEnv().LINK_SECRET, purpose, tenantId, id).toString('base64url');
}

/**
 * The token of a link: a signature and what it signs, without a dot, which no page's address may have. It is computed,
 * never stored, so that everything has one (DECISIONS 2, 4).
 */
export function sealName(purpose: LinkPurpose, named: Named): string {
  return signatureOf(purpose, named) + Buffer.from(`${named.tenantId}/${named.id}`).toString('base64url');
}

/** What a token names; null for one that was not made here exactly so. Compared in constant time. */
export function readSealedName(purpose: LinkPurpose, token: string): Named | null {
  const text = Buffer.from(token.slice(SIGNATURE_LENGTH), 'base64url').toString();
  const [, tenantId, id] = NAMED.exec(text) ?? [];
  if (!tenantId || !id) return null;
  const named = { tenantId, id };
  if (!isSame(signatureOf(purpose, named), token.slice(0, SIGNATURE_LENGTH))) return null;
  // Base64 has several spellings of one text; only ours is a link.
  return sealName(purpose, named) === token ? named : null;
}
