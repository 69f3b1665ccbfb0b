import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/**
 * A client is reminded of a complaint two days before its deadline, of a withdrawal four: in time for a weekend, and for a refund
 * to arrive.
 */
const AHEAD = sql`case c.kind when 'withdrawal' then interval '4 days' else interval '2 days' end`;

/** A case whose deadline is near and of which nobody was reminded, the nearest first. D53-5. */
export async function takeDueCase(
  tx: Transaction,
  tenantId: string,
  at: Date,
): Promise<{ id: string; orderId: string } | undefined> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: string; orderId: string }>(sql`
    select c.id, c.order_id as "orderId" from order_cases c
    where c.tenant_id = ${tenantId} and c.closed_at is null and c.reminded_at is null and c.due_at - ${AHEAD} <= ${now}
      and (c.remind_again_at is null or c.remind_again_at <= ${now})
    order by c.due_at, c.id limit 1 for update skip locked`);
  return rows[0];
}

/** Notes that the client is reminded of a case now. D53-5. */
export async function noteReminded(
  tx: Transaction,
  { tenantId, id, at }: { tenantId: string; id: string; at: Date },
): Promise<void> {
  await tx.execute(sql`update order_cases set reminded_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Puts back a case whose reminder failed. */
export async function putOffReminder(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  again: Date,
): Promise<void> {
  await tx.execute(sql`update order_cases set remind_again_at = ${again.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id}`);
}
