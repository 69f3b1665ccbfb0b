import { notFound } from '@/lib/kernel/app-error';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import {
  readInvitation as readRow,
  type InvitationRow,
} from '@/lib/modules/size-collection/data/read-invitation';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { readInviteToken } from './invite-link';
import { presentInvitation } from './present-invitation';

/** Who holds a link. Throws the same 404 for a token that is none of ours as for an invitee who was removed. */
export function inviteHolder(
  token: string,
  requestId: string,
): { context: TenantContext; key: { tenantId: string; inviteeId: string } } {
  const key = readInviteToken(token);
  if (!key) throw notFound();
  return { context: { tenantId: key.tenantId, actor: 'shopper', requestId }, key };
}

/** The rows of an invitation. Throws 404 for an invitee who was removed. */
export async function requireInvitation(
  tx: Transaction,
  key: { tenantId: string; inviteeId: string },
): Promise<InvitationRow> {
  const row = await readRow(tx, key);
  if (!row) throw notFound();
  return row;
}

/**
 * What the holder of a signed link may choose and has answered (DECISIONS 4). Throws 404 for a token that is none of
 * ours, a removed invitee, a Draft, and an event that collects no sizes.
 */
export async function readInvitation(token: string, requestId: string): Promise<Invitation> {
  const { context, key } = inviteHolder(token, requestId);
  return withTenant(context, async (tx) => presentInvitation(await requireInvitation(tx, key)));
}
