import { sql } from 'drizzle-orm';
import type { Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';

/** What of a Bulk order's reservation is for one of its orders; minor units. */
interface CreditShare {
  orderId: string;
  amount: Minor;
}

/**
 * Parts what was just reserved for a Bulk order among its orders, so that each is captured or released by itself: the
 * ledger has one row for the whole, then one for each order as it ends. Shares of 0 are left out. Throws a RangeError
 * where the shares are not the whole, and the caller rolls back. D4-8, D37-4.
 */
export async function shareReservation(
  tx: Transaction,
  { tenantId, bulkOrderId }: { tenantId: string; bulkOrderId: string },
  shares: readonly CreditShare[],
): Promise<void> {
  const given = JSON.stringify(shares.filter(({ amount }) => amount > 0));
  const { rows } = await tx.execute<{ held: string | null; shared: string | null }>(sql`
    with whole as (delete from credit_reservations r
      where r.tenant_id = ${tenantId} and r.order_id = ${bulkOrderId} and r.state = 'open'
      returning r.currency, r.event_id, r.held_minor, r.made_at),
    shares as (insert into credit_reservations (tenant_id, order_id, currency, event_id, held_minor, state, made_at)
      select ${tenantId}, s."orderId", w.currency, w.event_id, s.amount, 'open', w.made_at
      from whole w, jsonb_to_recordset(${given}::jsonb) as s("orderId" text, amount bigint)
      on conflict (tenant_id, order_id) do update set currency = excluded.currency, event_id = excluded.event_id,
        held_minor = excluded.held_minor, state = 'open', made_at = excluded.made_at, closed_at = null
        where credit_reservations.state = 'released'
      returning held_minor)
    select (select held_minor from whole) as held, (select sum(held_minor) from shares) as shared`);
  const [row] = rows;
  if (!row?.held || row.held !== row.shared) throw new RangeError('the shares are not what was reserved');
}
