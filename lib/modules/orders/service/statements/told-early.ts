import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Whether a printer has told that it prints an order again before it told that it had printed it, and nothing has come of that
 * since the order was last queued for a printer. D32-68.
 */
export async function toldReprintEarly(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<boolean> {
  const { rows } = await tx.execute<{ early: boolean }>(sql`
    with own as (select * from order_history where tenant_id = ${tenantId} and order_id = ${id}),
      since as (select max(at) as at from own where moved
        and to_status in ('queued_submitting_to_fulfiller', 'awaiting_reprint'))
    select exists (select from own join since on own.at >= since.at
      where not moved and actor = 'fulfiller' and to_status = 'awaiting_reprint'
        and from_status <> 'awaiting_reprint') as early`);
  return rows[0]?.early === true;
}
