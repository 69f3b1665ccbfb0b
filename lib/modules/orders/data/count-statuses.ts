import { sql } from 'drizzle-orm';
import { countEachStatus } from '@/lib/modules/figures/service/statements/read-stages';
import { isOrderStatus, ORDER_STATUSES, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { Transaction } from '@/lib/db/transaction';
import { ORDER_WAITS_FOR, type WaitsFor } from '@/lib/modules/orders/rules/who-acts';
import { conditions, isSummed, type OrderFilter } from './list-orders';

export interface StatusCount {
  status: OrderStatus;
  orders: number;
}

/**
 * How many of the filtered orders have each status, at most `upTo`, in the order of the statuses. Kept sums answer where they can;
 * otherwise each status is counted by itself, so that one of very many orders isn't read to its end.
 */
export async function countStatuses(
  tx: Transaction,
  filter: OrderFilter,
  upTo: number,
): Promise<StatusCount[]> {
  const counted = isSummed(filter)
    ? await countEachStatus(tx, filter)
    : await countOneByOne(tx, filter, upTo);
  const ofStatus = new Map(counted.map(({ status, orders }) => [status, Math.min(orders, upTo)]));
  return ORDER_STATUSES.flatMap((status) => {
    const orders = ofStatus.get(status);
    return orders === undefined ? [] : [{ status, orders }];
  });
}

async function countOneByOne(tx: Transaction, filter: OrderFilter, upTo: number): Promise<StatusCount[]> {
  const event = sql`join events e on e.tenant_id = o.tenant_id and e.id = o.event_id`;
  const { rows } = await tx.execute<{ status: string; orders: number }>(sql`
    select s.status, counted.orders from unnest(${sql.param([...ORDER_STATUSES])}::text[]) s (status)
    cross join lateral (
      select count(*)::integer as orders from (
        select from orders o ${filter.eventSlug === null ? sql`` : event}
        where o.status = s.status and ${conditions(filter)} limit ${upTo}) found
    ) counted where counted.orders > 0`);
  return rows.flatMap(({ status, orders }) => (isOrderStatus(status) ? [{ status, orders }] : []));
}

/** How many of the filtered orders wait for each who must act, at most `upTo`; each is counted by itself, by an index. S2.2-167. */
export async function countActs(
  tx: Transaction,
  filter: OrderFilter,
  { at, upTo }: { at: Date; upTo: number },
): Promise<{ who: WaitsFor; orders: number }[]> {
  const event =
    filter.eventSlug === null ? sql`` : sql`join events e on e.tenant_id = o.tenant_id and e.id = o.event_id`;
  const each = ORDER_WAITS_FOR.map(
    (who) => sql`select ${who}::text as who, count(*)::integer as orders from (
      select from orders o ${event} where ${conditions({ ...filter, acts: { who, at } })} limit ${upTo}) found`,
  );
  const { rows } = await tx.execute<{ who: WaitsFor; orders: number }>(sql.join(each, sql` union all `));
  return rows;
}
