import { sql } from 'drizzle-orm';
import { WAITS } from '@/lib/modules/claims/data/list-flagged';
import type { Transaction } from '@/lib/db/transaction';

/**
 * How many uses the codes have that were given out and not revoked, and how many claims wait for a decision (D24-2); of all
 * that the transaction sees, a tenant or an event. Batches are counted, not their codes.
 */
export async function countIssued(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string | null; eventId?: string },
): Promise<{ issued: number; waiting: number }> {
  const own = (alias: 'b' | 'f') =>
    sql.join(
      [
        sql`true`,
        ...(tenantId === null ? [] : [sql`${sql.raw(alias)}.tenant_id = ${tenantId}`]),
        ...(eventId === undefined ? [] : [sql`${sql.raw(alias)}.event_id = ${eventId}`]),
      ],
      sql` and `,
    );
  const { rows } = await tx.execute<{ issued: string | null; waiting: number }>(sql`
    select (select sum(case when b.kind = 'single' then b.made else p.max_uses end) from code_batches b
        left join promo_codes p on b.kind = 'shared' and p.tenant_id = b.tenant_id and p.batch_id = b.id
        where b.revoked_at is null and ${own('b')}) as issued,
      (select count(*)::integer from claim_flags f join orders o on o.tenant_id = f.tenant_id and o.id = f.order_id
        where ${WAITS} and ${own('f')}) as waiting`);
  return { issued: Number(rows[0]?.issued ?? 0), waiting: rows[0]?.waiting ?? 0 };
}
