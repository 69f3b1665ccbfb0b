import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { ClaimKey } from './take-keys';

/** A code of the tenant that a typed text may mean. */
export interface KnownCode {
  id: string;
  ofThisEvent: boolean;
  expired: boolean;
  usedUp: boolean;
}

/** The tenant's codes with these folded forms, this event's first: used to explain a refusal, to the client only. */
export async function findCodes(
  tx: Transaction,
  input: { eventId: string; codes: readonly string[]; at: Date },
): Promise<KnownCode[]> {
  const { rows } = await tx.execute<KnownCode & Record<string, unknown>>(sql`
    select c.id, c.event_id = ${input.eventId} as "ofThisEvent", c.uses >= c.max_uses as "usedUp",
      coalesce(c.expires_at <= ${input.at.toISOString()}, false) as expired
    from promo_codes c where c.folded = any(${sql.param([...input.codes])}::text[])
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
