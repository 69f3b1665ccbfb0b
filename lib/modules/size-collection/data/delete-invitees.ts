import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** Deletes an event's invitees with their answers. */
export async function deleteInvitees(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<void> {
  await tx.execute(sql`delete from bulk_invitees where tenant_id = ${tenantId} and event_id = ${eventId}`);
}
