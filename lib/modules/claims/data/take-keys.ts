import { and, eq, inArray, sql } from 'drizzle-orm';
import { claimFlagMatches } from '@/lib/db/schema/claims';
import type { Transaction } from '@/lib/db/transaction';
import type { ClaimKey, ClaimKeyKind } from './place-claim';

interface Claim {
  tenantId: string;
  id: string;
  eventId: string;
}

/**
 * Takes keys for an existing claim, and returns the kinds that other claims have. One write takes each, in the same
 * order as claims do; the second of two waits for the first's commit.
 */
export async function takeKeys(
  tx: Transaction,
  { tenantId, id, eventId }: Claim,
  keys: readonly ClaimKey[],
): Promise<ClaimKeyKind[]> {
  if (keys.length === 0) return [];
  const { rows } = await tx.execute<{ kind: ClaimKeyKind }>(sql`
    insert into claim_keys (tenant_id, event_id, kind, key_hash, order_id)
    select ${tenantId}, ${eventId}, k.kind, decode(k.hash, 'hex'), ${id}
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(kind text, hash text) order by k.kind
    on conflict do nothing
    returning kind`);
  const taken = new Set(rows.map(({ kind }) => kind));
  const mine = await tx.execute<{ kind: ClaimKeyKind }>(sql`
    select c.kind from claim_keys c
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(kind text, hash text)
      on k.kind = c.kind and decode(k.hash, 'hex') = c.key_hash
    where c.tenant_id = ${tenantId} and c.event_id = ${eventId} and c.order_id = ${id}`);
  for (const { kind } of mine.rows) taken.add(kind);
  return keys.map(({ kind }) => kind).filter((kind) => !taken.has(kind));
}

/** Deletes a flagged claim's matches by keys of these kinds, which it no longer has. */
export async function dropMatches(
  tx: Transaction,
  { tenantId, id }: Claim,
  kinds: readonly ClaimKeyKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .delete(claimFlagMatches)
    .where(
      and(
        eq(claimFlagMatches.tenantId, tenantId),
        eq(claimFlagMatches.orderId, id),
        inArray(claimFlagMatches.kind, [...kinds]),
      ),
    );
}
