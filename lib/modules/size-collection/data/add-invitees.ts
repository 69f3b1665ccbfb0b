import { and, eq, sql } from 'drizzle-orm';
import { bulkInvitees } from '@/lib/db/schema/size-collection';
import type { Transaction } from '@/lib/db/transaction';

/** A person to invite. `emailKey` is the address by which people are told apart. */
export interface NewInvitee {
  id: string;
  name: string;
  email: string;
  emailKey: string;
}

/**
 * Inserts the people who are not invited yet, asked for their size at `at`; returns their ids. The rows go as one JSON
 * value: a thousand rows of parameters cost the server ten times as much. They are inserted in the order of their
 * keys, so that two lists with the same people wait for each other instead of ending in a deadlock.
 */
export async function addInvitees(
  tx: Transaction,
  { tenantId, eventId, at }: { tenantId: string; eventId: string; at: Date },
  people: readonly NewInvitee[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${bulkInvitees} (tenant_id, event_id, id, name, email, email_key, mail_asked_at, created_at)
    select ${tenantId}, ${eventId}, p.id, p.name, p.email, p."emailKey", asked.at, asked.at
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(id text, name text, email text, "emailKey" text),
      (select ${at.toISOString()}::timestamptz as at) asked
    order by p."emailKey"
    on conflict (tenant_id, event_id, email_key) do nothing
    returning id`);
  return rows.map(({ id }) => id);
}

/** The number of an event's invitees. */
export async function countInvitees(tx: Transaction, tenantId: string, eventId: string): Promise<number> {
  return tx.$count(bulkInvitees, and(eq(bulkInvitees.tenantId, tenantId), eq(bulkInvitees.eventId, eventId)));
}
