import { INVITE_PARAM } from '@/lib/modules/storefront/rules/invite-param';
import { stopMailsCall } from '@/lib/modules/size-collection/contract/paths';
import { appEnv } from '@/lib/env/app';
import { readSealedName, sealName } from '@/lib/links/sealed-name';

export interface LinkedInvitee {
  tenantId: string;
  inviteeId: string;
}

/** The token of an invitee's link. It is computed, never stored (D4-5). */
export function inviteToken({ tenantId, inviteeId }: LinkedInvitee): string {
  return sealName('bulk-invitation', { tenantId, id: inviteeId });
}

/** The path of an invitee's form: the event's page with the token. D4. */
export function invitePath(slug: string, invitee: LinkedInvitee): string {
  return `/${slug}?${INVITE_PARAM}=${inviteToken(invitee)}`;
}

/** The same as a full URL, for mails. */
export function inviteUrl(slug: string, invitee: LinkedInvitee): string {
  return new URL(invitePath(slug, invitee), appEnv().PUBLIC_URL).toString();
}

/** What mail programs post to when the invitee unsubscribes (RFC 8058), as a full URL. D4-11. */
export function stopMailsUrl(invitee: LinkedInvitee): string {
  const path = stopMailsCall.path.replace('{token}', inviteToken(invitee));
  return new URL(path, appEnv().PUBLIC_URL).toString();
}

/** The invitee of a token; null for an invalid token. Compared in constant time. */
export function readInviteToken(token: string): LinkedInvitee | null {
  const named = readSealedName('bulk-invitation', token);
  return named && { tenantId: named.tenantId, inviteeId: named.id };
}
