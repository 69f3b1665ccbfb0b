import { createHash } from 'node:crypto';
import { seal } from '@/lib/kernel/seal';
import type { AccountMailKind } from '@/lib/db/schema/accounts';
import { secretsEnv } from '@/lib/env/secrets';

/** What a link in an account mail is for. */
export type LinkKind = Extract<AccountMailKind, 'verify_email' | 'reset_password'>;

const HOUR = 3_600_000;

/** How long a link is valid, in milliseconds: address confirmation three days, password reset one hour. */
export const LINK_LIFE_MS: Record<LinkKind, number> = { verify_email: 72 * HOUR, reset_password: HOUR };

const PATHS: Record<LinkKind, string> = { verify_email: '/verify-email', reset_password: '/reset-password' };

/**
 * The token in a mail's link: a 256-bit HMAC of the mail's id with the installation's secret. A mail that is sent again
 * therefore carries the same link. The database stores only the token's hash.
 */
export function linkTokenOf(kind: LinkKind, mailId: string): string {
  return seal(secretsEnv().LINK_SECRET, 'account-link', kind, mailId).toString('base64url');
}

/** The hash of a link's token, as it is stored and looked up. */
export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The path of the page that a link opens. */
export function linkPath(kind: LinkKind, token: string): string {
  return `${PATHS[kind]}/${token}`;
}
