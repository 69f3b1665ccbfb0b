import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { ClaimKey, ClaimKeyKind } from './take-keys';

/** A kind of key that two claims share, and the order that had it first. */
export interface FlagMatch extends Record<string, unknown> {
  kind: ClaimKeyKind;
  order: string;
}

/**
 * Flags a claim for the client's decision and returns its matches with earlier claims. `forApproval`: it is flagged
 * whatever it matches (D24-4). Else, when the earlier claims have given their keys back meanwhile, there are none and no
 * flag is written. A claim that is flagged or was decided before waits for a new decision.
 */
export async function flagClaim(
  tx: Transaction,
  flagged: {
    tenantId: string;
    orderId: string;
    eventId: string;
    keys: readonly ClaimKey[];
    at: Date;
    forApproval: boolean;
  },
): Promise<FlagMatch[]> {
  const { tenantId, orderId, eventId, forApproval } = flagged;
  const { rows } = await tx.execute<FlagMatch>(sql`
    with held as (
      select c.kind, c.order_id from claim_keys c
      join jsonb_to_recordset(${JSON.stringify(flagged.keys)}::jsonb) as k(kind text, hash text)
        on k.kind = c.kind and decode(k.hash, 'hex') = c.key_hash
      where c.tenant_id = ${tenantId} and c.event_id = ${eventId} and c.order_id <> ${orderId}),
    flag as (
      insert into claim_flags (tenant_id, order_id, event_id, created_at, for_approval)
      select ${tenantId}, ${orderId}, ${eventId}, ${flagged.at.toISOString()}::timestamptz, ${forApproval}
      where ${forApproval} or exists (select from held)
      on conflict (tenant_id, order_id) do update set state = 'waiting', decided_at = null, decided_by = null),
    matches as (
      insert into claim_flag_matches (tenant_id, order_id, kind, earlier_order_id)
      select ${tenantId}, ${orderId}, kind, order_id from held
      on conflict (tenant_id, order_id, kind) do update set earlier_order_id = excluded.earlier_order_id)
    select kind, order_id as "order" from held order by kind`);
  return rows;
}
