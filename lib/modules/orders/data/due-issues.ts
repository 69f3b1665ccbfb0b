import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { Region } from '@/lib/kernel/regions';
import {
  FIXABLE_KINDS,
  ISSUE_REMINDERS,
  statusOfKind,
  type FixableKind,
} from '@/lib/modules/orders/rules/fixable-issues';

const days = sql.param(ISSUE_REMINDERS.map(({ day }) => day));

/** An order `o` is still stopped by its open issue `i`, and has somebody to write to. */
const STANDS = sql`i.ended_at is null and (${sql.join(
  FIXABLE_KINDS.map((kind) => sql`(i.kind = ${kind} and o.status = ${statusOfKind(kind)})`),
  sql` or `,
)})`;

/** An issue of which somebody has to be told, and the day whose turn it is. */
export interface DueIssue extends Record<string, unknown> {
  id: string;
  orderId: string;
  day: number;
  linkUntil: string;
}

/** A client's issue whose next reminder is due, the oldest first, locked; its reminders go out one by one. D32-33. */
export async function takeDueIssue(
  tx: Transaction,
  tenantId: string,
  at: Date,
): Promise<DueIssue | undefined> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<DueIssue>(sql`
    select i.id, i.order_id as "orderId", d.day, i.link_until::text as "linkUntil" from order_issues i
    join orders o on o.tenant_id = i.tenant_id and o.id = i.order_id
    cross join lateral (select min(day) as day from unnest(${days}::integer[]) as x (day) where day > i.told_day) d
    where i.tenant_id = ${tenantId} and ${STANDS} and i.began_at + make_interval(days => d.day) <= ${now}
      and (i.again_at is null or i.again_at <= ${now})
    order by i.began_at, i.id limit 1 for update of i skip locked`);
  return rows[0];
}

/** Notes that an issue's reminder of that day goes out now. D32-33. */
export async function noteIssueTold(
  tx: Transaction,
  { tenantId, id, day }: { tenantId: string; id: string; day: number },
): Promise<void> {
  await tx.execute(
    sql`update order_issues set told_day = ${day} where tenant_id = ${tenantId} and id = ${id}`,
  );
}

/** Has the clock look at an issue again no sooner than then. */
export async function putOffIssue(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  again: Date,
): Promise<void> {
  await tx.execute(sql`update order_issues set again_at = ${again.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** What a notice about an open issue says; undefined once it is over. D32-33. */
export async function readOpenIssue(
  tx: Transaction,
  { tenantId, issueId }: { tenantId: string; issueId: string },
): Promise<
  { kind: FixableKind; orderRef: string; tenant: string; beganAt: Date; region: Region } | undefined
> {
  const { rows } = await tx.execute<{
    kind: FixableKind;
    orderRef: string;
    tenant: string;
    beganAt: string;
    region: Region;
  }>(sql`select i.kind, o.order_ref as "orderRef", t.name as tenant, i.began_at::text as "beganAt", o.region
    from order_issues i join orders o on o.tenant_id = i.tenant_id and o.id = i.order_id
    join tenants t on t.id = i.tenant_id
    where i.tenant_id = ${tenantId} and i.id = ${issueId} and ${STANDS}`);
  const [row] = rows;
  return row && { ...row, beganAt: new Date(row.beganAt) };
}
