import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import { inScope, isWithin, type FigureScope } from '@/lib/modules/figures/service/statements/parts';
import { NEEDS_ATTENTION } from '@/lib/modules/orders/rules/needs-attention';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';

/** Orders of a status that nothing keeps from moving on, or, with null, those that need somebody. */
export interface StatusCount extends Record<string, unknown> {
  status: OrderStatus | null;
  orders: number;
}

/**
 * Where the orders are now: every order that is under way, whatever its age, and those that ended, shipped or cancelled,
 * in the last `days` days.
 */
export async function countStatuses(
  tx: Transaction,
  scope: FigureScope,
  days: number,
): Promise<StatusCount[]> {
  const { rows } = await tx.execute<{ status: OrderStatus | null; orders: string }>(sql`
    select case when o.hold_reason is null and o.status <> all(${sql.param([...NEEDS_ATTENTION])}::text[])
        then o.status end as status, count(*) as orders
    from orders o
    where ${inScope(scope)} and o.status is not null
      and (o.status not in ('shipped', 'cancelled') or ${isWithin(scope, sql`o.updated_at`, days)})
    group by 1`);
  return rows.map(({ status, orders }) => ({ status, orders: Number(orders) }));
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
