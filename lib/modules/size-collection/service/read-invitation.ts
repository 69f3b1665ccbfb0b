import { notFound } from '@/lib/kernel/app-error';
import type { Locale } from '@/lib/kernel/locales';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import {
  readInvitation as readRow,
  type InvitationRow,
} from '@/lib/modules/size-collection/data/read-invitation';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { readInviteToken } from './invite-link';
import { presentInvitation } from './present-invitation';

/** The invitee of a link. Throws the same 404 for an invalid token as for a removed invitee. */
export function inviteHolder(
  token: string,
  requestId: string,
): { context: TenantContext; key: { tenantId: string; inviteeId: string } } {
  const key = readInviteToken(token);
  if (!key) throw notFound();
  return { context: { tenantId: key.tenantId, actor: 'shopper', requestId }, key };
}

/** The rows of an invitation. Throws 404 for a removed invitee. */
export async function requireInvitation(
  tx: Transaction,
  key: { tenantId: string; inviteeId: string },
  lang?: Locale,
): Promise<InvitationRow> {
  const row = await readRow(tx, key, lang);
  if (!row) throw notFound();
  return row;
}

/**
 * What the holder of a signed link may choose and has answered (D4-5), with the event's texts in `lang`. Throws 404 for an invalid token, a removed
 * invitee, a draft, and an event that collects no sizes.
 */
export async function readInvitation(token: string, requestId: string, lang?: Locale): Promise<Invitation> {
  const { context, key } = inviteHolder(token, requestId);
  return withTenant(context, async (tx) => presentInvitation(await requireInvitation(tx, key, lang)));
}
