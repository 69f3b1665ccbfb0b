import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** By how much the sums differ from orders and products: one line for each day, stage or status that is wrong. */
export async function listMissing(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ line: string }>(sql`
    select concat_ws(' ', tenant_id, event_id, day, currency || ':', 'orders', orders, 'amount', minor, 'movements', movements,
      'claims', claims, 'payments', payments, charged, 'net', net, 'cost', cost, 'fee', fee, 'given', given,
      'platform', platform) as line from missing_figures()
    union all
    select concat_ws(' ', tenant_id, event_id, day, part, nullif(key, ''), currency || ':', 'orders', orders, 'items', units,
      'amount', minor) from missing_parts()
    union all
    select concat_ws(' ', tenant_id, event_id, status || case when held then ' (held)' else '' end,
      nullif(ended_on, 'infinity') || ':', 'orders', orders) from missing_stages()
    union all
    select concat_ws(' ', tenant_id, event_id, status || case when locked then ' (locked)' else '' end || ':', 'products',
      products) from missing_products()
    order by 1`);
  return rows.map(({ line }) => line);
}

/**
 * Adds what is missing. Each statement sees orders and sums of one moment, and a change made meanwhile adds its own rows:
 * nothing has to stand still.
 */
export async function addMissing(tx: Transaction, tenantId: string): Promise<void> {
  // First what payments, fees given back and products are noted to be counted as: what follows makes up for the sums that come of it.
  await tx.execute(sql`
    select recount_payment(i.tenant_id, i.order_id)
    from payment_intents i join orders o on o.tenant_id = i.tenant_id and o.id = i.order_id
    where i.tenant_id = ${tenantId} and (i.counted_on, i.counted_minor) is distinct from
      (case when i.state = 'succeeded' then store_day(o.region, o.paid_at) end,
        case when i.state = 'succeeded' and o.paid_at is not null then i.amount_minor end)`);
  await tx.execute(sql`
    select recount_fee_backs(differing.tenant_id, differing.order_id) from (
      select distinct f.tenant_id, f.order_id
      from fee_refunds f join orders o on o.tenant_id = f.tenant_id and o.id = f.order_id
        join lateral fee_backs(o) b on b.refund_id = f.refund_id
      where f.tenant_id = ${tenantId}
        and (f.counted_on, f.counted_minor, f.counted_again_on) is distinct from
          (b.on_day, b.minor::integer, b.again_on)) differing`);
  await tx.execute(sql`
    select recount_product(e.tenant_id, e.id)
    from event_products e join products p on p.tenant_id = e.tenant_id and p.id = e.product_id
    where e.tenant_id = ${tenantId} and (e.counted_status, e.counted_locked) is distinct from
      (case when p.deleted_at is null then p.status end, case when p.deleted_at is null then p.locked end)`);
  await tx.execute(sql`select add_missing_figures()`);
  await tx.execute(sql`select add_missing_parts()`);
  await tx.execute(sql`insert into order_stages select *, true from missing_stages()`);
  await tx.execute(sql`insert into event_product_counts select *, true from missing_products()`);
}
