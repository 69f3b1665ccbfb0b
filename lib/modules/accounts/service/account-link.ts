import { createHash } from 'node:crypto';
import { seal } from '@/lib/kernel/seal';
import type { AccountMailKind } from '@/lib/db/schema/accounts';
import { secretsEnv } from '@/lib/env/secrets';

/** What a link in an account mail is for. */
export type LinkKind = Extract<
  AccountMailKind,
  'verify_email' | 'reset_password' | 'email_change_old' | 'email_change_new'
>;

const HOUR = 3_600_000;

/**
 * How long a link is valid, in milliseconds: address confirmation three days, password reset one hour, another address
 * one day.
 */
export const LINK_LIFE_MS: Record<LinkKind, number> = {
  verify_email: 72 * HOUR,
  reset_password: HOUR,
  email_change_old: 24 * HOUR,
  email_change_new: 24 * HOUR,
};

const PATHS: Record<LinkKind, string> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  email_change_old: '/verify-email',
  email_change_new: '/verify-email',
};

/**
 * The token in a mail's link: a 256-bit HMAC of the mail's id with the installation's secret. A mail that is sent again
 * therefore carries the same link. The database stores only the token's hash.
 */
export function linkTokenOf(kind: LinkKind, mailId: string): string {
  return seal(secretsEnv().LINK_SECRET, 'account-link', kind, mailId).toString('base64url');
}

/** The token of an invitation's link; each round has its own, and only the last one's hash is stored. D42-1. */
export function invitationToken(invitationId: string, round: number): string {
  return seal(secretsEnv().LINK_SECRET, 'account-link', 'invitation', invitationId, round).toString(
    'base64url',
  );
}

/** How long an invitation's link is valid, in milliseconds: seven days. D42-1. */
export const INVITATION_LIFE_MS = 7 * 24 * HOUR;

/** The path of the page that an invitation's link opens. */
export const joinPath = (token: string): string => `/join/${token}`;

/** The hash of a link's token, as it is stored and looked up. */
export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The path of the page that a link opens. */
export function linkPath(kind: LinkKind, token: string): string {
  return `${PATHS[kind]}/${token}`;
}
