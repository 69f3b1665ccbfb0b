import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** A voucher, in the time zone of its store. */
interface UsedVoucher {
  tenantId: string;
  id: string;
  timeZone: string;
  at: Date;
}

/** The orders that used it and count: paid or free, and not cancelled. D38-2. */
const COUNTED = sql`o.status is not null and o.status <> 'cancelled'`;

/** The orders of each of the last `days` calendar days of the store, the oldest first. */
export async function readVoucherDays(
  tx: Transaction,
  { tenantId, id, timeZone, at }: UsedVoucher,
  days: number,
): Promise<{ day: string; orders: number }[]> {
  const today = sql`(${at.toISOString()}::timestamptz at time zone ${timeZone})::date`;
  const { rows } = await tx.execute<{ day: string; orders: number }>(sql`
    with used as (select (coalesce(o.paid_at, o.created_at) at time zone ${timeZone})::date as day from orders o
      where o.tenant_id = ${tenantId} and o.voucher_id = ${id} and ${COUNTED}
        and o.created_at > ${at.toISOString()}::timestamptz - make_interval(days => ${days + 2}::integer))
    select to_char(${today} - back, 'YYYY-MM-DD') as day,
      (select count(*)::integer from used where used.day = ${today} - back) as orders
    from generate_series(0, ${days - 1}::integer) back order by 1`);
  return rows;
}

/** How many orders used a voucher, and what it took off them, in minor units; what was waived beside it is not its doing. */
export async function sumVoucher(
  tx: Transaction,
  { tenantId, id }: Pick<UsedVoucher, 'tenantId' | 'id'>,
): Promise<{ orders: number; discountMinor: number }> {
  const { rows } = await tx.execute<{ orders: number; discount: string }>(sql`
    select count(*)::integer as orders, coalesce(sum(o.discount_minor - o.waived_minor), 0) as discount
    from orders o where o.tenant_id = ${tenantId} and o.voucher_id = ${id} and ${COUNTED}`);
  return { orders: rows[0]?.orders ?? 0, discountMinor: Number(rows[0]?.discount ?? 0) };
}
