import { createHash } from 'node:crypto';
import { seal } from '@/lib/kernel/seal';
import type { AccountMailKind } from '@/lib/db/schema/tenancy';
import { secretsEnv } from '@/lib/env/secrets';

/** What a mailed link opens. */
export type LinkKind = Extract<AccountMailKind, 'verify_email' | 'reset_password'>;

const HOUR = 3_600_000;

/** How long a link lives, in milliseconds: a new address three days, a new password one hour. */
export const LINK_LIFE_MS: Record<LinkKind, number> = { verify_email: 72 * HOUR, reset_password: HOUR };

const PATHS: Record<LinkKind, string> = { verify_email: '/verify-email', reset_password: '/reset-password' };

/**
 * The token of a mail's link: 256 bits that only this installation's secret makes of the mail's id, so that a mail that
 * is sent once more says the same. The database holds its hash alone.
 */
export function linkTokenOf(kind: LinkKind, mailId: string): string {
  return seal(secretsEnv().LINK_SECRET, 'account-link', kind, mailId).toString('base64url');
}

/** A link's token as it is stored and looked up. */
export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The path of the page a link leads to. */
export function linkPath(kind: LinkKind, token: string): string {
  return `${PATHS[kind]}/${token}`;
}
