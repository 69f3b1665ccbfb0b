import { INVITE_PARAM } from '@/lib/modules/storefront/rules/invite-param';
import { appEnv } from '@/lib/env/app';
import { readSealedName, sealName } from '@/lib/links/sealed-name';

/** Whose answer a link takes. */
export interface LinkedInvitee {
  tenantId: string;
  inviteeId: string;
}

/** The token of an invitee's link: computed, never stored (DECISIONS 4). */
export function inviteToken({ tenantId, inviteeId }: LinkedInvitee): string {
  return sealName('bulk-invitation', { tenantId, id: inviteeId });
}

/** The address of an invitee's form within the site: the event's own page, told whose it is. DECISIONS 4. */
export function invitePath(slug: string, invitee: LinkedInvitee): string {
  return `/${slug}?${INVITE_PARAM}=${inviteToken(invitee)}`;
}

/** The same for a mail. */
export function inviteUrl(slug: string, invitee: LinkedInvitee): string {
  return new URL(invitePath(slug, invitee), appEnv().PUBLIC_URL).toString();
}

/** The invitee whose token this is; null for one that was not made here exactly so. Compared in constant time. */
export function readInviteToken(token: string): LinkedInvitee | null {
  const named = readSealedName('bulk-invitation', token);
  return named && { tenantId: named.tenantId, inviteeId: named.id };
}
