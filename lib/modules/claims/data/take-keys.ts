import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { claimFlagMatches, type claimKeys } from '@/lib/db/schema/claims';
import type { Transaction } from '@/lib/db/transaction';

export type ClaimKeyKind = (typeof claimKeys.$inferSelect)['kind'];

/** A person's or household's key in its stored form: `hash` is hexadecimal. */
export interface ClaimKey {
  kind: ClaimKeyKind;
  hash: string;
}

/**
 * Takes the keys of a JSON list that nobody has yet, as a write for a larger statement; returns their kinds. Always in
 * the same order, so that two claims cannot deadlock; the second of two waits for the first's commit.
 */
export const insertKeys = (of: Record<'tenant' | 'event' | 'order' | 'keys', SQL>): SQL => sql`
  insert into claim_keys (tenant_id, event_id, kind, key_hash, order_id)
  select ${of.tenant}, ${of.event}, k.kind, decode(k.hash, 'hex'), ${of.order}
  from jsonb_to_recordset(${of.keys}) as k(kind text, hash text) order by k.kind
  on conflict do nothing
  returning kind`;

interface Claim {
  tenantId: string;
  id: string;
  eventId: string;
}

/** Takes keys for an existing claim, and returns the kinds that other claims have. */
export async function takeKeys(
  tx: Transaction,
  { tenantId, id, eventId }: Claim,
  keys: readonly ClaimKey[],
): Promise<ClaimKeyKind[]> {
  if (keys.length === 0) return [];
  const of = { tenant: sql`${tenantId}`, event: sql`${eventId}`, order: sql`${id}` };
  const insert = insertKeys({ ...of, keys: sql`${JSON.stringify(keys)}::jsonb` });
  const { rows } = await tx.execute<{ kind: ClaimKeyKind }>(insert);
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
