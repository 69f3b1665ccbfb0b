import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** A code that can still be used. */
export interface LiveCode extends Record<string, unknown> {
  id: string;
  code: string;
  uses: number;
  maxUses: number;
}

/** Locks some codes of a batch from before a moment that have uses left and are not revoked. */
export async function lockLiveCodes(
  tx: Transaction,
  { tenantId, batchId, before, limit }: { tenantId: string; batchId: string; before: string; limit: number },
): Promise<LiveCode[]> {
  const { rows } = await tx.execute<LiveCode>(sql`
    select c.id, c.code, c.uses, c.max_uses as "maxUses" from promo_codes c
    where c.tenant_id = ${tenantId} and c.batch_id = ${batchId} and c.created_at < ${before}::timestamptz
      and c.revoked_at is null and c.uses < c.max_uses
    order by c.created_at, c.id limit ${limit} for no key update`);
  return rows;
}

/** Lets codes die for those in their places; a pause and an end of its own go on with the new one. */
export async function replaceCodes(
  tx: Transaction,
  tenantId: string,
  moves: readonly { from: string; to: string }[],
  at: Date,
): Promise<void> {
  const list = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as r ("from" text, "to" text)`;
  await tx.execute(sql`
    update promo_codes n set ends_at = o.ends_at, paused_at = o.paused_at from ${list}
      join promo_codes o on o.tenant_id = ${tenantId} and o.id = r.from
    where n.tenant_id = ${tenantId} and n.id = r.to`);
  await tx.execute(sql`
    update promo_codes c set revoked_at = ${at.toISOString()}::timestamptz, replaced_by = r.to from ${list}
    where c.tenant_id = ${tenantId} and c.id = r.from`);
}
