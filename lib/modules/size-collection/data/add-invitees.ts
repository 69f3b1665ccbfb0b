import { and, eq } from 'drizzle-orm';
import { bulkInvitees } from '@/lib/db/schema/size-collection';
import type { Transaction } from '@/lib/db/transaction';

type InviteeRow = typeof bulkInvitees.$inferInsert;

/** Inserts the people who are not invited yet; returns their ids. */
export async function addInvitees(tx: Transaction, rows: readonly InviteeRow[]): Promise<string[]> {
  const added = await tx
    .insert(bulkInvitees)
    .values([...rows])
    .onConflictDoNothing({ target: [bulkInvitees.tenantId, bulkInvitees.eventId, bulkInvitees.emailKey] })
    .returning({ id: bulkInvitees.id });
  return added.map(({ id }) => id);
}

/** The number of an event's invitees. */
export async function countInvitees(tx: Transaction, tenantId: string, eventId: string): Promise<number> {
  return tx.$count(bulkInvitees, and(eq(bulkInvitees.tenantId, tenantId), eq(bulkInvitees.eventId, eventId)));
}
