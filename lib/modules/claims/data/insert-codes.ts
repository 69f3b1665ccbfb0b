import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { clashingCodes, foldCode } from '@/lib/modules/orders/rules/promo-code';

/** A code to be written. */
export interface NewCodeRow {
  id: string;
  code: string;
  maxUses: number;
}

/**
 * Writes codes of a batch and leaves out those that another code of the event could be taken for, in any spelling and
 * with its check character. Returns the ids of what was written. All of one call share their batch. D23-1, D40-1.
 */
export async function insertCodes(
  tx: Transaction,
  { tenantId, eventId, batchId, at }: { tenantId: string; eventId: string; batchId: string; at: Date },
  rows: readonly NewCodeRow[],
): Promise<Set<string>> {
  const given = rows.map(({ id, code, maxUses }) => {
    const [, checked = '', body = ''] = clashingCodes(code);
    return { id, code, folded: foldCode(code), uses: maxUses, checked, body };
  });
  const { rows: written } = await tx.execute<{ id: string }>(sql`
    insert into promo_codes (tenant_id, id, batch_id, event_id, code, folded, max_uses, created_at)
    select ${tenantId}, g.id, ${batchId}, ${eventId}, g.code, g.folded, g.uses, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as g(id text, code text, folded text, uses integer, checked text, body text)
    where not exists (select from promo_codes c where c.tenant_id = ${tenantId} and c.event_id = ${eventId}
      and c.folded = any(array[g.checked, g.body]))
    on conflict (tenant_id, event_id, folded) do nothing returning id`);
  return new Set(written.map(({ id }) => id));
}
