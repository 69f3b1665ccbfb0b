import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { now } from '@/lib/kernel/clock';

interface Placed {
  tenantId: string;
  orderId: string;
  eventId: string;
  draftId: string;
}

/**
 * Notes that an order was placed by a draft's link, in the transaction that places it. Nothing for a draft of another event or
 * tenant, for one that can't be paid now, and for a basket with nothing of the draft in it, which the same tab filled with
 * something else: its order is one like any other. S2.2-92.
 */
export async function noteOrderOfDraft(
  tx: Transaction,
  { tenantId, orderId, eventId, draftId }: Placed,
): Promise<void> {
  await tx.execute(sql`
    insert into draft_order_payments (tenant_id, draft_id, order_id)
    select d.tenant_id, d.id, ${orderId} from draft_orders d
    where d.tenant_id = ${tenantId} and d.id = ${draftId} and d.event_id = ${eventId}
      and d.withdrawn_at is null and d.expires_at > ${now().toISOString()}::timestamptz
      and exists (select 1 from order_lines l, jsonb_array_elements(d.lines) one
        where l.tenant_id = d.tenant_id and l.order_id = ${orderId} and l.variant_id = one ->> 'variant')
    on conflict do nothing`);
}

/**
 * How many of each variant unpaid orders by the draft's link have reserved: they are there for whoever opens the link again.
 * S2.2-91.
 */
export async function findReserved(
  tx: Transaction,
  { tenantId, draftId }: { tenantId: string; draftId: string },
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ variant: string; quantity: number }>(sql`
    select l.variant_id as variant, sum(l.quantity)::integer as quantity from draft_order_payments b
      join orders o on o.tenant_id = b.tenant_id and o.id = b.order_id
        and o.reserved and o.payment_status = 'awaiting_payment'
      join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
    where b.tenant_id = ${tenantId} and b.draft_id = ${draftId} group by l.variant_id`);
  return new Map(rows.map(({ variant, quantity }) => [variant, quantity]));
}
