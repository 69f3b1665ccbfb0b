import { sql } from 'drizzle-orm';
import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { Transaction } from '@/lib/db/transaction';

/** Whose orders count, and the first calendar day, with days of `timeZone`. */
export interface FigureScope {
  tenantId: string | null;
  timeZone: string;
  days: number;
  at: Date;
}

export interface Figures extends Record<string, unknown> {
  revenue: { currency: Currency; orders: number; totalMinor: number }[];
  statuses: { status: OrderStatus; orders: number }[];
  days: { day: string; orders: number }[];
}

/** Sums of the last days in one statement: paid orders by currency, all orders by status and by day, oldest first. */
export async function readFigures(tx: Transaction, scope: FigureScope): Promise<Figures> {
  const at = scope.at.toISOString();
  const today = sql`(${at}::timestamptz at time zone ${scope.timeZone})::date`;
  const { rows } = await tx.execute<Figures>(sql`
    with recent as materialized (
      select o.currency, o.total_minor, o.payment_status, o.status,
        (o.created_at at time zone ${scope.timeZone})::date as day
      from orders o
      where (${scope.tenantId}::text is null or o.tenant_id = ${scope.tenantId}) and o.status is not null
        and o.created_at >= (${today} - ${scope.days - 1}::integer)::timestamp at time zone ${scope.timeZone}
    )
    select
      (select coalesce(jsonb_agg(r order by r.currency), '[]') from (
        select currency, count(*) as orders, sum(total_minor) as "totalMinor"
        from recent where payment_status = 'paid' group by currency) r) as revenue,
      (select coalesce(jsonb_agg(s), '[]') from (
        select status, count(*) as orders from recent group by status) s) as statuses,
      (select jsonb_agg(d order by d.day) from (
        select to_char(${today} - back, 'YYYY-MM-DD') as day,
          (select count(*) from recent where recent.day = ${today} - back) as orders
        from generate_series(0, ${scope.days - 1}::integer) back) d) as days`);
  return rows[0] ?? { revenue: [], statuses: [], days: [] };
}

/** The dashboard lists at most this many tenants, without paging; the client list (`listClients`) has all of them. */
const MOST_TENANTS = 100;

/** The tenants visible in this transaction, sorted by name: the first hundred. */
export async function listTenants(
  tx: Transaction,
  tenantId: string | null,
): Promise<{ id: string; name: string; region: Region }[]> {
  const { rows } = await tx.execute<{ id: string; name: string; region: Region }>(sql`
    select t.id, t.name, t.region from tenants t
    where ${tenantId}::text is null or t.id = ${tenantId} order by t.name, t.id limit ${MOST_TENANTS}`);
  return rows;
}
