import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { LAST_DAY, TOLD_DAYS } from '@/lib/modules/orders/rules/waiting';

/** So long after a client's last mail about waiting orders no other one goes to it. */
const PAUSE = sql`interval '20 hours'`;

/** The latest of the days 1, 7 and 13 that has come for a row `w` by then; 0 for none. */
const dueDay = (at: Date) =>
  sql`(select coalesce(max(d.day), 0) from unnest(${sql.param([...TOLD_DAYS])}::integer[]) as d (day)
    where w.began_at + make_interval(days => d.day) <= ${at.toISOString()}::timestamptz)`;

/** A client's order whose next mail is due, if any, unless the client has had one lately. D37-7. */
export async function takeUntold(
  tx: Transaction,
  tenantId: string,
  at: Date,
): Promise<{ id: string } | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select w.order_id as id from order_waits w
    where w.tenant_id = ${tenantId} and w.told_day < ${dueDay(at)}
      and (w.again_at is null or w.again_at <= ${at.toISOString()}::timestamptz)
      and not exists (select from order_waits told
        where told.tenant_id = ${tenantId} and told.told_at > ${at.toISOString()}::timestamptz - ${PAUSE})
    order by w.began_at, w.order_id limit 1 for update of w skip locked`);
  return rows[0];
}

/** Notes for all of a client's orders whose mail is due that it goes out now. D37-7. */
export async function noteTold(tx: Transaction, tenantId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    with due as (select w.order_id, ${dueDay(at)} as day from order_waits w
      where w.tenant_id = ${tenantId} and w.told_day < ${dueDay(at)} order by w.order_id for update of w)
    update order_waits w set told_day = due.day, told_at = ${at.toISOString()}::timestamptz
    from due where w.tenant_id = ${tenantId} and w.order_id = due.order_id`);
}

/** How many orders of a client wait, a Bulk order to many addresses as one, and when the first of them ends. */
export interface WaitingSum extends Record<string, unknown> {
  tenant: string;
  region: 'UK' | 'EU' | 'US';
  count: number;
  forCredit: number;
  forApproval: number;
  ends: Date | null;
}

/** The order that its buyer made: the parts of a Bulk order are one. */
const ORDERED = sql`coalesce(o.bulk_order_id, o.id)`;

/** What waits of a client's orders now; undefined for an unknown client. */
export async function sumWaiting(tx: Transaction, tenantId: string): Promise<WaitingSum | undefined> {
  const { rows } = await tx.execute<WaitingSum>(sql`
    select t.name as tenant, t.region, count(distinct ${ORDERED})::integer as count,
      (count(distinct ${ORDERED}) filter (where o.status = 'over_budget_limit' and not w.for_approval))::integer as "forCredit",
      (count(distinct ${ORDERED}) filter (where w.for_approval))::integer as "forApproval",
      min(w.began_at) + make_interval(days => ${LAST_DAY}) as ends
    from tenants t left join order_waits w on w.tenant_id = t.id
    left join orders o on o.tenant_id = w.tenant_id and o.id = w.order_id
    where t.id = ${tenantId} group by t.id, t.name, t.region`);
  const [row] = rows;
  return row && { ...row, ends: row.ends === null ? null : new Date(row.ends) };
}
