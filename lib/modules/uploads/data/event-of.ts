import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** The id of the event that a file was added for, or null. */
export async function eventOf(
  tx: Transaction,
  { tenantId, fileId }: { tenantId: string; fileId: string },
): Promise<string | null> {
  const { rows } = await tx.execute<{ eventId: string | null }>(
    sql`select event_id as "eventId" from files where tenant_id = ${tenantId} and id = ${fileId}`,
  );
  return rows[0]?.eventId ?? null;
}
