import { and, eq, sql } from 'drizzle-orm';
import { bulkInvitees } from '@/lib/db/schema/size-collection';
import type { Transaction } from '@/lib/db/transaction';
import { REFUSES_MAILS } from './refuse-mails';

/** An invitation mail to send, with its content. */
export interface WaitingInvitation extends Record<string, unknown> {
  name: string;
  email: string;
  /** The sequence number of the mail, from 1. */
  number: number;
  slug: string;
  lang: string;
  region: 'UK' | 'EU' | 'US';
  closesAt: string | null;
  storeName: string;
  heading: string;
  primary: string;
  /** Of the store; empty for none. */
  contactEmail: string;
  /** The client's own sender; null for the store's. */
  ownName: string | null;
  ownReplyTo: string | null;
  /** What the client says of its own in it; null for nothing. */
  opening: string | null;
  closing: string | null;
  company: { legal_name: string; address: string; email: string };
}

/**
 * Undefined when all requested mails have been sent, for an invitee who was removed or wants no mails, and once the event
 * was deleted.
 */
export async function findWaitingInvitation(
  tx: Transaction,
  key: { tenantId: string; inviteeId: string },
): Promise<WaitingInvitation | undefined> {
  const { rows } = await tx.execute<WaitingInvitation>(sql`
    select i.name, i.email, i.mails_asked as number, e.slug, e.default_language as lang, e.region,
      to_char(e.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "closesAt",
      coalesce(nullif(s.content ->> 'storeName', ''), e.name) as "storeName",
      coalesce(s.content ->> 'homeHeading', '') as heading, c.primary_colour as primary,
      coalesce(s.content ->> 'contactEmail', '') as "contactEmail", t.company_details as company,
      m.name as "ownName", m.reply_to as "ownReplyTo", w.opening, w.closing
    from bulk_invitees i
      join events e on e.tenant_id = i.tenant_id and e.id = i.event_id
      join tenants t on t.id = e.tenant_id
      left join mail_senders m on m.tenant_id = e.tenant_id
      left join mail_words w on w.tenant_id = e.tenant_id and w.event_id = e.id and w.kind = 'size_invitation'
        and w.language = e.default_language
      join store_configurations s on s.tenant_id = e.tenant_id and s.event_id = e.id
      join colour_sets c on c.tenant_id = s.tenant_id and c.id = s.colour_set_id
    where i.tenant_id = ${key.tenantId} and i.id = ${key.inviteeId} and i.mails_sent < i.mails_asked
      and e.deleted_at is null
      and not ${REFUSES_MAILS}`);
  return rows[0];
}

/** Marks the mail of this number and all before it as sent. */
export async function markInvitationSent(
  tx: Transaction,
  key: { tenantId: string; inviteeId: string },
  number: number,
): Promise<void> {
  await tx
    .update(bulkInvitees)
    .set({ mailsSent: sql`greatest(${bulkInvitees.mailsSent}, ${number}::integer)` })
    .where(and(eq(bulkInvitees.tenantId, key.tenantId), eq(bulkInvitees.id, key.inviteeId)));
}
