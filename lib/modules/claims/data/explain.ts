import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { codeFault } from './code-fault';
import type { ClaimKey } from './take-keys';

/** A code of the tenant that a typed text may mean. */
export interface KnownCode {
  id: string;
  ofThisEvent: boolean;
  /** Why it can't be used, the first that fits; null when it can. */
  fault: 'revoked' | 'paused' | 'not_started' | 'expired' | 'used' | null;
}

/** The tenant's codes with these folded forms, this event's first: used to explain a refusal, to the client only. */
export async function findCodes(
  tx: Transaction,
  input: { eventId: string; codes: readonly string[]; at: Date },
): Promise<KnownCode[]> {
  const { rows } = await tx.execute<KnownCode & Record<string, unknown>>(sql`
    select c.id, c.event_id = ${input.eventId} as "ofThisEvent", ${codeFault(input.at)} as fault
    from promo_codes c join code_batches b on b.tenant_id = c.tenant_id and b.id = c.batch_id
    where c.folded = any(${sql.param([...input.codes])}::text[])
    order by c.event_id = ${input.eventId} desc limit 5`);
  return rows;
}

/** The order that holds one of these keys. */
export async function findHolder(
  tx: Transaction,
  input: { eventId: string; keys: readonly ClaimKey[] },
): Promise<string | null> {
  const { rows } = await tx.execute<{ order_id: string }>(sql`
    select c.order_id from claim_keys c
    join jsonb_to_recordset(${JSON.stringify(input.keys)}::jsonb) as k(kind text, hash text)
      on k.kind = c.kind and decode(k.hash, 'hex') = c.key_hash
    where c.event_id = ${input.eventId} limit 1`);
  return rows[0]?.order_id ?? null;
}
