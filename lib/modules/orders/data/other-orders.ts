import { sql } from 'drizzle-orm';
import type { Currency } from '@/lib/kernel/money';
import { prepared } from '@/lib/db/prepared';
import type { Transaction } from '@/lib/db/transaction';

/** Another order with the same e-mail address. */
export interface OtherOrder extends Record<string, unknown> {
  id: string;
  orderRef: string;
  status: string | null;
  paymentStatus: string;
  held: boolean;
  eventName: string;
  totalMinor: number;
  currency: Currency;
  createdAt: string;
}

/** As many as fit beside an order; whoever wants more looks for the address. */
const MOST = 5;

/**
 * By the address as search keeps it, which an index answers however many orders there are, and then by the address itself: search
 * leaves out what stands between its words.
 */
const read = prepared<{ tenant: string; order: string; email: string }, OtherOrder>(
  'other_orders',
  () => sql`
    select o.id, o.order_ref as "orderRef", o.status, o.payment_status as "paymentStatus",
      o.hold_reason is not null as held, e.name as "eventName", o.total_minor as "totalMinor", o.currency,
      to_json(o.created_at) #>> '{}' as "createdAt"
    from search_terms s
    join orders o on o.tenant_id = s.tenant_id and o.id = s.subject_id
    join events e on e.tenant_id = o.tenant_id and e.id = o.event_id
    where s.tenant_id = ${sql.placeholder('tenant')} and s.kind = 'order'
      and s.term = search_key(${sql.placeholder('email')}) and s.subject_id <> ${sql.placeholder('order')}
      and lower(o.snapshot -> 'customer' ->> 'email') = lower(${sql.placeholder('email')})
      and o.payment_status <> 'awaiting_payment'
    order by s.at desc limit ${sql.raw(String(MOST))}`,
);

/** The newest other orders of the tenant with this e-mail address, without those that were never paid. D3-25. */
export async function readOtherOrders(
  tx: Transaction,
  tenantId: string,
  order: { id: string; email: string },
): Promise<OtherOrder[]> {
  return read(tx, { tenant: tenantId, order: order.id, email: order.email });
}
