import { and, eq, sql } from 'drizzle-orm';
import { bulkInvitees } from '@/lib/db/schema/size-collection';
import { REFUSES_MAILS } from './refuse-mails';
import type { Transaction } from '@/lib/db/transaction';

/** One invitee of one event. */
export interface InviteeKey {
  tenantId: string;
  eventId: string;
  inviteeId: string;
}

const isThis = ({ tenantId, eventId, inviteeId }: InviteeKey) =>
  and(eq(bulkInvitees.tenantId, tenantId), eq(bulkInvitees.eventId, eventId), eq(bulkInvitees.id, inviteeId));

/** Requests one more mail, unless one was requested after `since` or they want none; returns whether it did. */
export async function askForMail(
  tx: Transaction,
  key: InviteeKey,
  { at, since }: { at: Date; since: Date },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update bulk_invitees i set mails_asked = i.mails_asked + 1, mail_asked_at = ${at.toISOString()}::timestamptz
    where i.tenant_id = ${key.tenantId} and i.event_id = ${key.eventId} and i.id = ${key.inviteeId}
      and i.mail_asked_at <= ${since.toISOString()}::timestamptz and not ${REFUSES_MAILS}
    returning i.id`);
  return rows.length === 1;
}

/** Requests one more mail for each invitee without an answer who got none since then and wants some; their ids. */
export async function askForMails(
  tx: Transaction,
  { tenantId, eventId }: Omit<InviteeKey, 'inviteeId'>,
  { at, since }: { at: Date; since: Date },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update bulk_invitees i set mails_asked = i.mails_asked + 1, mail_asked_at = ${at.toISOString()}::timestamptz
    where i.tenant_id = ${tenantId} and i.event_id = ${eventId} and i.answered_at is null
      and i.mail_asked_at <= ${since.toISOString()}::timestamptz and not ${REFUSES_MAILS}
    returning i.id`);
  return rows.map(({ id }) => id);
}

/** Deletes an invitee with their answer; false when there is no such invitee. */
export async function deleteInvitee(tx: Transaction, key: InviteeKey): Promise<boolean> {
  const gone = await tx.delete(bulkInvitees).where(isThis(key)).returning({ id: bulkInvitees.id });
  return gone.length === 1;
}
