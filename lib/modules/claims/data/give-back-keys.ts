import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { ClaimKey } from './take-keys';

/**
 * Removes a claim's keys except those it keeps. Each passes to the oldest later claim with the same key that waits or
 * was released, else it becomes free (D24-2). The order must be locked.
 */
export async function giveBackKeys(
  tx: Transaction,
  order: { tenantId: string; id: string },
  kept: readonly ClaimKey[],
): Promise<void> {
  const { tenantId, id } = order;
  const isKept = sql`exists (select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as n(kind text, hash text)
    where n.kind = k.kind and decode(n.hash, 'hex') = k.key_hash)`;
  await tx.execute(sql`
    update claim_keys k set order_id = heir.order_id from (
      select distinct on (m.kind) m.kind, m.order_id from claim_flag_matches m
      join claim_flags f on f.tenant_id = m.tenant_id and f.order_id = m.order_id
      join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id
      where m.tenant_id = ${tenantId} and m.earlier_order_id = ${id} and f.state <> 'refused' and o.status <> 'cancelled'
      order by m.kind, f.created_at, m.order_id) heir
    where k.tenant_id = ${tenantId} and k.order_id = ${id} and k.kind = heir.kind and not ${isKept}`);
  await tx.execute(
    sql`delete from claim_keys k where k.tenant_id = ${tenantId} and k.order_id = ${id} and not ${isKept}`,
  );
}
