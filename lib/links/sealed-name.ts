import { isSame, seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

/** What a link opens: one object of one tenant, by its id. */
export interface Named {
  tenantId: string;
  id: string;
}

/** The purpose is part of the signature, so a link made for one purpose is invalid for another. */
export type LinkPurpose =
  | 'order-page'
  | 'order-fix'
  | 'order-photos'
  | 'bulk-invitation'
  | 'store-approval'
  | 'gift-mails'
  | 'privacy-request'
  | 'draft-order'
  | 'reply-to';

/** Length of a SHA-256 in base64url. */
const SIGNATURE_LENGTH = 43;
const NAMED = /^(ten_[a-z0-9_]{2,40})\/([A-Za-z0-9][A-Za-z0-9_-]{1,63})$/;

function signatureOf(purpose: LinkPurpose, { tenantId, id }: Named): string {
  return seal(secretsEnv().LINK_SECRET, purpose, tenantId, id).toString('base64url');
}

/**
 * The token of a link: a signature and what it signs, without a dot, which page paths may not contain. It is computed,
 * never stored, so every object has one (D2, D4).
 */
export function sealName(purpose: LinkPurpose, named: Named): string {
  return signatureOf(purpose, named) + Buffer.from(`${named.tenantId}/${named.id}`).toString('base64url');
}

/** What a token names; null for an invalid token. Compared in constant time. */
export function readSealedName(purpose: LinkPurpose, token: string): Named | null {
  const text = Buffer.from(token.slice(SIGNATURE_LENGTH), 'base64url').toString();
  const [, tenantId, id] = NAMED.exec(text) ?? [];
  if (!tenantId || !id) return null;
  const named = { tenantId, id };
  if (!isSame(signatureOf(purpose, named), token.slice(0, SIGNATURE_LENGTH))) return null;
  // Base64 allows several spellings of the same bytes; only the canonical one is accepted.
  return sealName(purpose, named) === token ? named : null;
}
